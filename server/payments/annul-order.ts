import type { Queries } from '../db/db';

export const annulOrder = (queries: Queries, id: string, now: () => Date) =>
  queries.query(`UPDATE ordenes_pago SET estado = 'anulada', resuelta = $2 WHERE id = $1 AND estado = 'abierta'`, [
    id,
    now(),
  ]);
