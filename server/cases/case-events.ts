import type { Queries } from '../db/db';
import { type Happening, noticeOfEvent } from '../notices/case-notice';
import type { NoticeRows } from '../notices/notice-rows';

export type NoteCaseEvent = (queries: Queries, now: Date, happening: Happening) => Promise<void>;

export const createCaseEvents =
  ({ notices, policy }: { notices: NoticeRows; policy: { returnedCaseMs: number } }): NoteCaseEvent =>
  async (queries, now, happening) => {
    const { caso, suceso, actor, detalle = '' } = happening;
    const [noted] = await queries.query<{ id: number; filer: string }>(
      `INSERT INTO sucesos_caso (caso, momento, suceso, actor, detalle)
       VALUES ($1, $2, $3, $4, $5) RETURNING id, (SELECT creado_por FROM casos WHERE numero = $1) AS filer`,
      [caso, now, suceso, actor, detalle],
    );
    const notice =
      noted === undefined ? null : noticeOfEvent({ ...happening, ...noted, momento: now }, policy.returnedCaseMs);
    if (notice !== null) await notices.add(queries, notice);
  };
