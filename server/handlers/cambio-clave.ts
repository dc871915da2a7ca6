import { lockAccount } from '../access/lock-account';
import { maskEmail } from '../access/mask-email';
import { personFacts } from '../access/person-facts';
import { plainDocument } from '../access/plain-document';
import { weaknessOf } from '../access/weak-password';
import { audit } from '../audit';
import { HttpProblem } from '../http/http-problem';
import { refuseRepeats } from '../http/refuse-repeats';
import { messages } from '../messages';
import type { HandlerParts, Handlers } from './handlers';

interface Account {
  codigoAfiliado: string;
  correo: string;
  estado: 'activa' | 'porActivar';
}

export const cambioClaveHandlers = (parts: HandlerParts): Handlers => {
  const { db, now, settings, passwords, tokens, counters, links, outbox, mailed, hide } = parts;
  const text = messages.recovery;

  const find = async (type: number, document: string): Promise<Account | undefined> => {
    const [account] = await db.query<Account>(
      `SELECT c.codigo_afiliado AS "codigoAfiliado", c.correo, c.estado FROM documentos d
       JOIN cuentas c ON c.codigo_afiliado = d.codigo_afiliado WHERE d.tipo = $1 AND d.numero = $2`,
      [type, document],
    );
    return account;
  };

  return {
    solicitarCambioClave: async ({ body: { identificacion, correo } }, caller) => {
      const document = plainDocument(identificacion.tipoDocumento, identificacion.documento);
      await refuseRepeats(
        counters,
        `recuperacion:${hide(`documento:${identificacion.tipoDocumento}:${document}`)}`,
        settings.serverPolicy.lookupsPerDocumentPerHour,
      );
      const account = await find(identificacion.tipoDocumento, document);
      await passwords.verify(null, correo);
      if (account === undefined) return { codigoMensaje: 1008, mensaje: text.noAccount };
      if (account.correo.toLowerCase() !== correo.toLowerCase()) return { codigoMensaje: 1006, mensaje: text.mismatch };
      if (account.estado === 'porActivar') return { codigoMensaje: 1003, mensaje: messages.login.awaitingActivation };
      const { codigoAfiliado } = account;
      await db.tx(async (queries) => {
        await lockAccount(queries, codigoAfiliado);
        const enlace = await links.issue(queries, 'cambioClave', codigoAfiliado);
        await outbox.add(queries, { codigoAfiliado, plantilla: 'cambioClave', para: account.correo, enlace });
        await audit(queries, now, caller, { suceso: 'cambioClavePedido', documentoIndicado: codigoAfiliado });
      });
      mailed();
      return { codigoMensaje: 1007, mensaje: text.sent, correo: maskEmail(account.correo) };
    },

    cambiarClave: async ({ query: { Token, Clave } }, caller) => {
      const link = await links.open(Token, 'cambioClave');
      const { codigoAfiliado } = link;
      const hash = await passwords.hash(Clave);
      const person = await personFacts(db, codigoAfiliado);
      const weakness = person === null ? null : weaknessOf(Clave, person);
      if (weakness !== null) return { codigoMensaje: 1020, mensaje: messages.password[weakness] };
      const closeSessions = await links.spend(Token, link, async (queries) => {
        const [account] = await queries.query<{ correo: string }>(
          `UPDATE cuentas SET clave_hash = $2, fallos = 0, ultimo_fallo = NULL, bloqueada_hasta = NULL
           WHERE codigo_afiliado = $1 RETURNING correo`,
          [codigoAfiliado, hash],
        );
        if (account === undefined) throw new HttpProblem(404, {}, messages.links.broken);
        // Not the reversal: whoever took the account over may have changed the password after the address.
        await links.annul(queries, codigoAfiliado, ['cambioClave', 'cambioCorreo']);
        await queries.query(
          `UPDATE cambios_correo SET estado = 'anulado', resuelto = $2 WHERE codigo_afiliado = $1 AND estado = 'pendiente'`,
          [codigoAfiliado, now()],
        );
        await audit(queries, now, caller, { suceso: 'claveCambiada', documentoIndicado: codigoAfiliado });
        await outbox.add(queries, { codigoAfiliado, plantilla: 'claveCambiada', para: account.correo });
        return tokens.revokeIn(queries, codigoAfiliado);
      });
      closeSessions();
      mailed();
      return { codigoMensaje: 1007, mensaje: messages.password.changed };
    },
  };
};
