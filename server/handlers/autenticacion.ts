import { createLoginAttempts } from '../access/login-attempts';
import { plainDocument } from '../access/plain-document';
import { audit } from '../audit';
import { createLine } from '../in-line';
import { messages } from '../messages';
import type { HandlerParts, Handlers } from './handlers';

interface Account {
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  tipoAfiliacion: string;
  regimen: string;
  afiliacion: 'activa' | 'suspendida' | 'cancelada';
  cuenta: 'activa' | 'porActivar';
  claveHash: string;
}

export const autenticacionHandlers = ({ db, now, settings, passwords, tokens, hide }: HandlerParts): Handlers => {
  const attempts = createLoginAttempts(db, now, settings.serverPolicy);
  const inLine = createLine();
  const text = messages.login;

  const findAccount = async (type: number, document: string): Promise<Account | undefined> => {
    const [account] = await db.query<Account>(
      `SELECT a.codigo AS "codigoAfiliado", a.nombres, a.apellidos, a.tipo_afiliacion AS "tipoAfiliacion", a.regimen,
         a.estado AS afiliacion, c.estado AS cuenta, c.clave_hash AS "claveHash"
       FROM documentos d JOIN afiliados a ON a.codigo = d.codigo_afiliado JOIN cuentas c ON c.codigo_afiliado = a.codigo
       WHERE d.tipo = $1 AND d.numero = $2`,
      [type, document],
    );
    return account;
  };

  return {
    login: async ({ body: { identificacion, clave } }, caller) => {
      const document = plainDocument(identificacion.tipoDocumento, identificacion.documento);
      const account = await findAccount(identificacion.tipoDocumento, document);
      const stranger = hide(`documento:${identificacion.tipoDocumento}:${document}`);
      // One at a time per account: several devices that log in together must not count as failures of each other.
      return inLine(account?.codigoAfiliado ?? stranger, async () => {
        const { codigoAfiliado } = account ?? {};
        if (!(await attempts.begin(codigoAfiliado === undefined ? { stranger } : { codigoAfiliado })))
          return { codigoMensaje: 1017, mensaje: text.blocked };
        const matches = await passwords.verify(account?.claveHash ?? null, clave);
        if (!matches || account === undefined) return { codigoMensaje: 1006, mensaje: text.wrongCredentials };
        await attempts.succeeded(account.codigoAfiliado);
        if (account.cuenta === 'porActivar') return { codigoMensaje: 1003, mensaje: text.awaitingActivation };
        if (account.afiliacion !== 'activa') return { codigoMensaje: 1018, mensaje: text.affiliationNotActive };
        const token = await tokens.issue({ scope: 'miembro', codigoAfiliado: account.codigoAfiliado });
        await audit(db, now, caller, { suceso: 'ingreso', documentoIndicado: account.codigoAfiliado });
        return {
          codigoMensaje: 1007,
          codigoAfiliado: account.codigoAfiliado,
          nombres: account.nombres,
          apellidos: account.apellidos,
          tipoAfiliacion: account.tipoAfiliacion,
          regimen: account.regimen,
          token,
          mensaje: text.welcome,
        };
      });
    },
  };
};
