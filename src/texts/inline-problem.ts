import type { Failure } from '../contract/problem';
import { bugNotice, type Notice, noAnswerNotice, problemNotice } from './problem';

/** What stands inside of a dialog when its call failed: by the last word of its state, and what came back. */
export const inlineProblem = (
  state: string,
  problem: Pick<Failure, 'kind' | 'status' | 'mensaje'> | null,
): Notice | null => {
  const leaf = state.slice(state.lastIndexOf('.') + 1);
  if (leaf === 'fallo') return bugNotice;
  if (leaf === 'sinRespuesta') return noAnswerNotice('acceso');
  if (!['sinConexion', 'sinServicio', 'ilegible'].includes(leaf)) return null;
  return problem === null ? bugNotice : problemNotice(problem, 'acceso');
};
