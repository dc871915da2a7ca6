import { audit } from '../access/audit';
import { type DeviceCodes, deviceRequestId } from '../access/device-code';
import type { Db, Queries } from '../db/db';
import type { SecurityLog } from '../log/security-log';
import type { ServerPolicy } from '../settings/server-policy';
import type { TrustDevice } from './trust-device';

interface Row {
  id: string;
  codigoAfiliado: string;
  identificador: string;
  pedido: Date;
  expira: Date;
  fallos: number;
  usado: Date | null;
  anulado: Date | null;
  correo: string;
}

/** `listo`: the device is trusted. `vencido`: too late, too many wrong codes, or a newer request took its place. */
export type DeviceRequest =
  | { estado: 'abierto'; correo: string; quedan: number }
  | { estado: 'listo' }
  | { estado: 'vencido' };

interface Seen {
  ip: string;
  requestId: string;
}

interface Parts {
  db: Db;
  now: () => Date;
  policy: ServerPolicy;
  codes: DeviceCodes;
  alarm: SecurityLog;
  hide: (text: string) => string;
  trust: TrustDevice;
}

/** The operations of a request's page. The handler of the call creates the request. */
export const createDeviceRequests = ({ db, now, policy, codes, alarm, hide, trust }: Parts) => {
  const rowOf = async (
    queries: Queries,
    token: string,
    held: '' | 'FOR UPDATE OF p' = '',
  ): Promise<Row | undefined> => {
    const [row] = await queries.query<Row>(
      `SELECT p.id, p.codigo_afiliado AS "codigoAfiliado", p.identificador, p.pedido, p.expira, p.fallos, p.usado, p.anulado, c.correo
       FROM pedidos_dispositivo p JOIN cuentas c ON c.codigo_afiliado = p.codigo_afiliado WHERE p.id = $1 ${held}`,
      [deviceRequestId(token)],
    );
    return row;
  };

  const requestOf = ({ usado, anulado, expira, fallos, correo }: Row): DeviceRequest => {
    if (usado !== null) return { estado: 'listo' };
    const quedan = policy.deviceCodeTries - fallos;
    return anulado !== null || expira <= now() || quedan <= 0
      ? { estado: 'vencido' }
      : { estado: 'abierto', correo, quedan };
  };

  return {
    /** null: no request has that address. */
    find: async (token: string): Promise<DeviceRequest | null> => {
      const row = await rowOf(db, token);
      return row === undefined ? null : requestOf(row);
    },

    /** Checks codes one after the other, so that parallel guesses get no more tries than sequential ones. */
    enter: (token: string, typed: string, seen: Seen): Promise<DeviceRequest | null> =>
      db.tx(async (queries) => {
        const row = await rowOf(queries, token, 'FOR UPDATE OF p');
        if (row === undefined) return null;
        const request = requestOf(row);
        if (request.estado !== 'abierto') return request;
        const { id, codigoAfiliado, identificador } = row;
        const caller = { ...seen, scope: 'nadie' } as const;
        if (!codes.isRight(row, typed)) {
          await queries.query(`UPDATE pedidos_dispositivo SET fallos = fallos + 1 WHERE id = $1`, [id]);
          if (request.quedan === 1) {
            alarm(seen, 'deviceCodeBlocked', { whom: hide(codigoAfiliado) });
            await audit(queries, now, caller, {
              suceso: 'codigoDispositivoAgotado',
              documentoIndicado: codigoAfiliado,
            });
          }
          return requestOf({ ...row, fallos: row.fallos + 1 });
        }
        await trust(queries, caller, { codigoAfiliado, identificador, key: id, by: 'codigo' });
        return { estado: 'listo' };
      }),
  };
};
export type DeviceRequests = ReturnType<typeof createDeviceRequests>;
