import { weekdayMoment } from '../../../domain/rules/dates/weekday-moment';
import { isCaseEvent } from '../../../domain/rules/requests/case-event';
import { eventText, requestDetailTexts as words } from './texts';

interface Event {
  momento: string;
  suceso: string;
  detalle: string;
}

/** A sentence for each event, in their order. What a newer server calls otherwise, or dates otherwise, is left out. */
export const caseHistory = (events: readonly Event[], now: number): readonly string[] =>
  events.flatMap(({ momento, suceso, detalle }) => {
    const at = Date.parse(momento);
    if (!isCaseEvent(suceso) || Number.isNaN(at)) return [];
    return [words.suceso(eventText[suceso](detalle.trim()), weekdayMoment(at, now))];
  });
