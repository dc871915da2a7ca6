import { caseDeadline, timeLeft } from '../../../domain/rules/requests/case-deadline';
import { requestTexts } from '../../texts/requests';

/** How long a returned case can still be completed, by its answer; null if that does not say until when. */
export const timeLeftLine = (respuesta: string, now: number): string | null => {
  const until = caseDeadline(respuesta);
  return until === null ? null : requestTexts.queda(timeLeft(until, now));
};
