import { randomUUID } from 'node:crypto';
import type { Queries } from '../db/db';
import { HttpProblem } from '../http/http-problem';
import { type Announcement, readAnnouncement } from './announcement';

export interface MaintenanceRow {
  id: string;
  desde: Date;
  hasta: Date;
  llamadas: readonly string[];
  frase: string;
}

/** Stores it and returns its id. Anything wrong is thrown with a sentence that says what. */
export const announceMaintenance = async (queries: Queries, now: Date, of: Announcement): Promise<string> => {
  const planned = readAnnouncement(of, now);
  if (typeof planned === 'string') throw new HttpProblem(422, {}, planned);
  const id = randomUUID();
  await queries.query(
    'INSERT INTO mantenimientos (id, desde, hasta, llamadas, frase, creado) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, planned.desde, planned.hasta, planned.llamadas.join(' '), planned.frase, now],
  );
  return id;
};

/** Returns false if there is none of that id that is not over. */
export const takeBackMaintenance = async (queries: Queries, now: Date, id: string): Promise<boolean> => {
  const rows = await queries.query(
    'UPDATE mantenimientos SET retirado = $2 WHERE id = $1 AND retirado IS NULL AND hasta > $2 RETURNING id',
    [id, now],
  );
  return rows.length > 0;
};

/** Those that are neither over nor taken back, the next one first. */
export const listMaintenance = async (queries: Queries, now: Date): Promise<MaintenanceRow[]> => {
  const rows = await queries.query<{ id: string; desde: Date; hasta: Date; llamadas: string; frase: string }>(
    `SELECT id, desde, hasta, llamadas, frase FROM mantenimientos WHERE retirado IS NULL AND hasta > $1
     ORDER BY desde, id LIMIT 200`,
    [now],
  );
  return rows.map((row) => ({ ...row, llamadas: row.llamadas.split(' ') }));
};
