import type { ContextFrom } from 'xstate';
import type { recoverMachine } from '../../../machines/recover/recover.machine';
import type { StateOf } from '../../../machines/state-of';
import { accessRefusal } from '../../texts/access-codes';
import { inlineProblem } from '../../texts/inline-problem';
import { recoverNextStep } from './texts';

export type RecoverState = StateOf<typeof recoverMachine>;

const refusals: Partial<Record<RecoverState, { tone: 'advertencia' | 'error'; code: number | 'otro' }>> = {
  'formulario.noCoinciden': { tone: 'advertencia', code: 1006 },
  'formulario.sinCuenta': { tone: 'advertencia', code: 1008 },
  'formulario.rechazada': { tone: 'error', code: 'otro' },
};

interface InlineNotice {
  tone: 'advertencia' | 'error';
  title: string;
  detail: string;
}

/** What stands above the fields in some states: the server's own sentence, and what to do next. */
export const recoverNoticeOf = (
  state: RecoverState,
  { mensaje, problema }: Pick<ContextFrom<typeof recoverMachine>, 'mensaje' | 'problema'>,
): InlineNotice | null => {
  const refusal = refusals[state];
  if (refusal !== undefined) {
    const title = accessRefusal('solicitarCambioClave', refusal.code, mensaje);
    return { tone: refusal.tone, title, detail: recoverNextStep[state] ?? '' };
  }
  const problem = inlineProblem(state, problema);
  return problem === null ? null : { tone: 'error', title: problem.titulo, detail: problem.detalle };
};
