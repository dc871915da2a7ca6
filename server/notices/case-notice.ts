import type { PromiseName } from '../../domain/rules/promises/promises';
import type { CaseEvent } from '../../domain/rules/requests/case-event';
import type { Notice } from './notice-rows';

export type ToldEvent = Exclude<CaseEvent, 'avisado' | 'noLlego'>;

/** What happened to a case, and by which member; the insurer has none. */
export interface Happening {
  caso: string;
  suceso: ToldEvent;
  actor: string | null;
  detalle?: string;
}

const promiseOf: Readonly<Record<ToldEvent, PromiseName>> = {
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

export const toldEvents = Object.keys(promiseOf);
