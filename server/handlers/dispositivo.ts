import { randomBytes } from 'node:crypto';
import { audit } from '../access/audit';
import { deviceRequestId } from '../access/device-code';
import { lockAccount } from '../access/lock-account';
import { devicePagePath } from '../devices/device-page';
import { HttpProblem } from '../http/http-problem';
import { TooMany } from '../http/too-many';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

const hour = 3_600_000;

export const dispositivoHandlers = ({
  db,
  now,
  settings,
  counters,
  outbox,
  mailed,
  hide,
}: HandlerDeps): HandlersOf<'consultarDispositivosSeguros' | 'solicitarOTPMedicamentos'> => ({
  consultarDispositivosSeguros: async ({ query }) => ({
    dispositivosSeguros: await db.query<{ identificadorDispositivo: string }>(
      `SELECT identificador AS "identificadorDispositivo" FROM dispositivos_seguros
       WHERE codigo_afiliado = $1 ORDER BY registrado, identificador`,
      [query.idAfiliado],
    ),
  }),

  /**
   * The code goes to the account's address, not to one in the request: an attacker with the session could name their
   * own.
   */
  solicitarOTPMedicamentos: async ({ body }, caller) => {
    const { IdAfiliado: codigoAfiliado, IdentificadorDispositivo: identificador } = body;
    const { deviceCodesPerHour: most, deviceCodeMs } = settings.serverPolicy;
    if (!body.RegistrarDispositivoSeguro) throw new HttpProblem(422, {}, messages.device.mustRegister);
    if (identificador.trim() === '') throw new HttpProblem(400);
    const { count, wait } = await counters.use({ key: `dispositivo:${hide(codigoAfiliado)}`, most, windowMs: hour });
    if (wait !== null) throw new TooMany(count - most, wait);
    const token = randomBytes(24).toString('base64url');
    const id = deviceRequestId(token);
    await db.tx(async (queries) => {
      await lockAccount(queries, codigoAfiliado);
      const [account] = await queries.query<{ correo: string }>(
        `SELECT correo FROM cuentas WHERE codigo_afiliado = $1`,
        [codigoAfiliado],
      );
      if (account === undefined) throw new HttpProblem(404);
      await queries.query(
        `UPDATE pedidos_dispositivo SET anulado = $2 WHERE codigo_afiliado = $1 AND usado IS NULL AND anulado IS NULL`,
        [codigoAfiliado, now()],
      );
      await queries.query(
        `INSERT INTO pedidos_dispositivo (id, codigo_afiliado, identificador, pedido, expira) VALUES ($1, $2, $3, $4, $5)`,
        [id, codigoAfiliado, identificador, now(), new Date(now().getTime() + deviceCodeMs)],
      );
      const mail = {
        codigoAfiliado,
        plantilla: 'codigoDispositivo',
        para: account.correo,
        pedidoDispositivo: id,
      } as const;
      await outbox.add(queries, mail);
      await audit(queries, now, caller, { suceso: 'codigoDispositivoPedido', documentoIndicado: codigoAfiliado });
    });
    mailed();
    return { url: `${settings.publicUrl ?? ''}${devicePagePath}/${token}` };
  },
});
