import { audit } from '../access/audit';
import { lockAccount } from '../access/lock-account';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';
import { createPasswordProof } from './prove-password';

/** All that belongs to the log-in alone. Archives of the member's data go with the account. */
const ofTheLogin = [
  'enlaces',
  'cambios_correo',
  'pedidos_dispositivo',
  'dispositivos_seguros',
  'dispositivos_conocidos',
  'avisos_rechazados',
  'fotos',
  'fichas',
  'cuentas',
] as const;

export const cerrarCuentaHandlers = (parts: HandlerDeps): HandlersOf<'cerrarCuenta'> => {
  const { now, tokens, outbox, mailed, attempts } = parts;
  const prove = createPasswordProof(parts, lockAccount);
  return {
    cerrarCuenta: async ({ body: { clave } }, caller) => {
      const { codigoAfiliado } = caller;
      const closed = await prove(caller, 'cerrarCuenta', clave, async (queries) => {
        const [account] = await queries.query<{ correo: string }>(
          'SELECT correo FROM cuentas WHERE codigo_afiliado = $1',
          [codigoAfiliado],
        );
        const forget = await tokens.revokeIn(queries, codigoAfiliado);
        await attempts.forget(queries, codigoAfiliado);
        for (const table of ofTheLogin)
          await queries.query(`DELETE FROM ${table} WHERE codigo_afiliado = $1`, [codigoAfiliado]);
        await outbox.add(queries, { codigoAfiliado, plantilla: 'cuentaCerrada', para: account?.correo ?? '' });
        await audit(queries, now, caller, { suceso: 'cuentaCerrada', documentoIndicado: codigoAfiliado });
        return forget;
      });
      if ('codigoMensaje' in closed) return closed;
      closed();
      mailed();
      return { codigoMensaje: 1007, mensaje: messages.myData.accountClosed } as const;
    },
  };
};
