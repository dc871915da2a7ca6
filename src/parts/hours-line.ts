import { clockHour, type Hours } from '../../domain/rules/dates/opening-hours';
import { centerVisitTexts as words } from '../texts/center-visit';

const hoursOf = ({ dias, abre, cierra }: Hours) =>
  cierra - abre === 24 * 60 ? words.todoElDia(dias) : words.horario(dias, clockHour(abre), clockHour(cierra));

/** When something is open, in one line. */
export const hoursLine = (hours: readonly Hours[]): string => hours.map(hoursOf).join('; ');
