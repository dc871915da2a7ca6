import { readLongMoment } from '../dates/dates';
import type { Notification } from './notifications';

// What no field of the insurer's contract states is read here out of sentences.

/** Until when the answer to a returned case says that it can be completed; null if it does not say. */
export const caseDeadline = (respuesta: string): number | null => {
  const [, ...said] = respuesta.split(/\bantes del\s/i);
  return said.reduce<number | null>((found, text) => readLongMoment(text) ?? found, null);
};

/** The number of the case that a notification is about; null: it names none. */
export const namedCase = ({ description, detalle }: Pick<Notification, 'description' | 'detalle'>): string | null =>
  /\bcaso (\d[\dA-Za-z-]{3,39})\b/i.exec(`${description}\n${detalle}`)?.[1] ?? null;
