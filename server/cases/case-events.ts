import type { PromiseName } from '../../domain/rules/promises/promises';
import type { CaseEvent } from '../../domain/rules/requests/case-event';
import type { Queries } from '../db/db';
import type { Notice, NoticeRows } from '../notices/notice-rows';

export type ToldEvent = Exclude<CaseEvent, 'avisado'>;

/** What happened to a case, and by which member; the insurer has none. */
interface Happening {
  caso: string;
  suceso: ToldEvent;
  actor: string | null;
  detalle?: string;
}

export const promiseOf: Readonly<Record<ToldEvent, PromiseName>> = {
  creado: 'casoCreado',
  documentos: 'casoDocumentos',
  completado: 'casoCompletado',
  enCurso: 'casoEnCurso',
  devuelto: 'casoDevuelto',
  resuelto: 'casoResuelto',
  anulado: 'casoAnulado',
};

/** Told is who filed the case. */
export const noticeOfEvent = (
  of: Happening & { id: number; momento: Date; filer: string },
  returnedCaseMs: number,
): Notice | null =>
  of.actor === of.filer
    ? null
    : {
        promise: promiseOf[of.suceso],
        key: String(of.id),
        codigoAfiliado: of.filer,
        caso: of.caso,
        happened: of.momento,
        deadline: of.suceso === 'devuelto' ? new Date(of.momento.getTime() + returnedCaseMs) : null,
        detail: of.detalle ?? '',
      };

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
