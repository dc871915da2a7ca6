import { audit } from '../access/audit';
import type { Queries } from '../db/db';
import type { Caller } from '../http/caller';
import type { NoticeRows } from '../notices/notice-rows';

interface Proven {
  codigoAfiliado: string;
  identificador: string;
  /** Of the proof, which is told once. */
  key: string;
  by: 'codigo' | 'llave';
}

export type TrustDevice = (queries: Queries, caller: Caller, proven: Proven) => Promise<void>;

/** What follows once a member has proved that a device is theirs, by a mailed code or a passkey. */
export const createTrustDevice =
  (now: () => Date, notices: NoticeRows): TrustDevice =>
  async (queries, caller, { codigoAfiliado, identificador, key, by }) => {
    await queries.query(
      `UPDATE pedidos_dispositivo SET usado = $3
       WHERE codigo_afiliado = $1 AND identificador = $2 AND usado IS NULL AND anulado IS NULL`,
      [codigoAfiliado, identificador, now()],
    );
    await queries.query(
      `INSERT INTO dispositivos_seguros (codigo_afiliado, identificador, registrado) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [codigoAfiliado, identificador, now()],
    );
    await audit(queries, now, caller, {
      suceso: 'dispositivoAgregado',
      documentoIndicado: codigoAfiliado,
      valorNuevo: by === 'llave' ? by : '',
    });
    await notices.add(queries, { promise: 'dispositivoAgregado', key, codigoAfiliado, happened: now() });
  };
