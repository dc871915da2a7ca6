import { atHour } from '../../domain/rules/dates/dates';

const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
/** America/Santo_Domingo is four hours behind UTC all year. */
const behindMs = 4 * 3_600_000;

/** Formats as «20 de noviembre de 2026 a las 12:05 p. m.». */
export const formatMailTime = (time: Date): string => {
  const local = new Date(time.getTime() - behindMs);
  const day = `${local.getUTCDate()} de ${months[local.getUTCMonth()] ?? ''} de ${local.getUTCFullYear()}`;
  return `${day} ${atHour(time.getTime()).replaceAll('\u00a0', ' ')}`;
};
