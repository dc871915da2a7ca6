import { randomUUID } from 'node:crypto';
import type { Queries } from '../db/db';
import { messages } from '../texts/messages';

export type CaseEvent = 'creado' | 'documentos' | 'completado' | 'enCurso' | 'devuelto' | 'resuelto' | 'anulado';

/** What happened to a case, and by which member; the insurer has none. */
export const noteEvent = async (
  queries: Queries,
  now: Date,
  { caso, suceso, actor, detalle = '' }: { caso: string; suceso: CaseEvent; actor: string | null; detalle?: string },
): Promise<void> => {
  await queries.query(`INSERT INTO sucesos_caso (caso, momento, suceso, actor, detalle) VALUES ($1, $2, $3, $4, $5)`, [
    caso,
    now,
    suceso,
    actor,
    detalle,
  ]);
};

const words = messages.cases.notices;
const noticeOf = { devuelto: words.returned, resuelto: words.resolved, anulado: words.voided };

/** Notifies the member who filed the case. */
export const notify = async (
  queries: Queries,
  now: Date,
  { caso, suceso, detalle }: { caso: string; suceso: keyof typeof noticeOf; detalle: string },
): Promise<void> => {
  await queries.query(
    `INSERT INTO notificaciones (codigo, codigo_afiliado, momento, origen, descripcion, detalle)
     SELECT $2, creado_por, $3, $4, $5, $6 FROM casos WHERE numero = $1`,
    [caso, randomUUID(), now, words.origin, noticeOf[suceso](caso), detalle],
  );
};
