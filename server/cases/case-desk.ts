import type { Queries } from '../db/db';
import { formatMailTime } from '../mail/format-mail-time';
import type { ToldEvent } from '../notices/case-notice';
import { messages } from '../texts/messages';
import type { CaseDeps } from './case-deps';

const text = messages.cases;
const atOnce = 50;

export const deskActions = ['enCurso', 'devolver', 'procede', 'noProcede', 'resolver', 'anular'] as const;
export type DeskAction = (typeof deskActions)[number];

export interface Decision {
  accion: DeskAction;
  /** Why the case was returned, or how it was resolved. */
  respuesta: string;
  /** Cents; null unless a reimbursement is paid. */
  monto: number | null;
  informacion: string;
  prestador: string;
  nap: string;
}

interface Standing {
  suceso: ToldEvent;
  estatus: 'En Curso' | 'Devuelto' | 'Resuelto';
  estatusReembolso: '' | 'Devuelto' | 'Anulado' | 'Procede' | 'No procede';
  returned: boolean;
}

/** A returned reimbursement keeps the status «En Curso» beside its own state, as in the insurer's back end. */
const standings: Readonly<Record<DeskAction, { reembolso: Standing | null; otro: Standing | null }>> = {
  enCurso: {
    reembolso: { suceso: 'enCurso', estatus: 'En Curso', estatusReembolso: '', returned: false },
    otro: { suceso: 'enCurso', estatus: 'En Curso', estatusReembolso: '', returned: false },
  },
  devolver: {
    reembolso: { suceso: 'devuelto', estatus: 'En Curso', estatusReembolso: 'Devuelto', returned: true },
    otro: { suceso: 'devuelto', estatus: 'Devuelto', estatusReembolso: '', returned: true },
  },
  procede: {
    reembolso: { suceso: 'resuelto', estatus: 'Resuelto', estatusReembolso: 'Procede', returned: false },
    otro: null,
  },
  noProcede: {
    reembolso: { suceso: 'resuelto', estatus: 'Resuelto', estatusReembolso: 'No procede', returned: false },
    otro: null,
  },
  resolver: {
    reembolso: null,
    otro: { suceso: 'resuelto', estatus: 'Resuelto', estatusReembolso: '', returned: false },
  },
  anular: {
    reembolso: { suceso: 'anulado', estatus: 'Resuelto', estatusReembolso: 'Anulado', returned: false },
    otro: { suceso: 'anulado', estatus: 'Resuelto', estatusReembolso: '', returned: false },
  },
};

/** The decisions that a case of that type allows. */
export const actionsOf = (tipo: string): readonly DeskAction[] =>
  deskActions.filter((action) => standings[action][tipo === '3' ? 'reembolso' : 'otro'] !== null);

/** The insurer's actions on a case, and the expiry of returned cases. */
export const createCaseDesk = ({ db, now, policy, note }: Pick<CaseDeps, 'db' | 'now' | 'policy' | 'note'>) => {
  const tell = (queries: Queries, time: Date, caso: string, suceso: ToldEvent, detalle: string) =>
    note(queries, time, { caso, suceso, actor: null, detalle });

  return {
    /** false: there is no such case, or the decision does not apply to it. */
    decide: (numero: string, decision: Decision): Promise<boolean> =>
      db.tx(async (queries) => {
        const [found] = await queries.query<{ tipo: string }>(`SELECT tipo FROM casos WHERE numero = $1 FOR UPDATE`, [
          numero,
        ]);
        const standing = standings[decision.accion][found?.tipo === '3' ? 'reembolso' : 'otro'];
        if (found === undefined || standing === null) return false;
        const time = now();
        const until = formatMailTime(new Date(time.getTime() + policy.returnedCaseMs));
        const respuesta = standing.returned ? text.until(decision.respuesta, until) : decision.respuesta;
        await queries.query(
          `UPDATE casos SET estatus = $2, estatus_reembolso = $3, devuelto = $4, respuesta = $5, monto_reembolsado = $6,
             informacion_autorizacion = $7, prestador_autorizado = $8, nap = $9 WHERE numero = $1`,
          [
            numero,
            standing.estatus,
            standing.estatusReembolso,
            standing.returned ? time : null,
            respuesta,
            standing.estatusReembolso === 'Procede' ? decision.monto : null,
            decision.informacion,
            decision.prestador,
            decision.nap,
          ],
        );
        await tell(queries, time, numero, standing.suceso, respuesta);
        return true;
      }),

    /**
     * Voids the returned cases that were not completed in time. Safe to run on many servers; skips a case that is being
     * completed.
     */
    voidOverdue: (): Promise<void> =>
      db.tx(async (queries) => {
        const time = now();
        const voided = await queries.query<{ numero: string }>(
          `UPDATE casos SET estatus = 'Resuelto', devuelto = NULL, respuesta = $2,
             estatus_reembolso = CASE WHEN tipo = '3' THEN 'Anulado' ELSE '' END
           WHERE numero = ANY (ARRAY(
             SELECT numero FROM casos WHERE devuelto <= $1 ORDER BY devuelto LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
           )) RETURNING numero`,
          [new Date(time.getTime() - policy.returnedCaseMs), text.overdue],
        );
        for (const { numero } of voided) await tell(queries, time, numero, 'anulado', text.overdue);
      }),
  };
};
export type CaseDesk = ReturnType<typeof createCaseDesk>;
