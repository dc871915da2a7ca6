import { helpHours, mainCenter } from '../../../domain/brand/service-centers';
import { caseDeadline } from '../../../domain/rules/notices/said-in-words';
import { type CenterVisit, centerVisit } from '../../../domain/rules/requests/center-visit';
import { timeLeft } from '../../../domain/rules/requests/time-left';
import { centerVisitTitle } from '../../texts/center-visit';
import { requestTexts } from '../../texts/requests';

/** How long a returned case can still be completed here, by its answer; null if that does not say until when. */
export const timeLeftLine = (respuesta: string, now: number): string | null => {
  const until = caseDeadline(respuesta);
  return until === null ? null : requestTexts.queda(timeLeft(until, now));
};

/** What is left to do for a case that only a service center completes; null if its answer does not say until when. */
export const visitOf = (respuesta: string, now: number): CenterVisit | null => {
  const until = caseDeadline(respuesta);
  return until === null ? null : centerVisit({ now, until, center: mainCenter.horario, help: helpHours });
};

export const visitLine = (respuesta: string, now: number): string | null => {
  const visit = visitOf(respuesta, now);
  return visit === null ? null : centerVisitTitle(visit);
};
