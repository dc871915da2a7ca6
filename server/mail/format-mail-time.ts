import { longMoment } from '../../domain/rules/dates/dates';

/** Formats as «20 de noviembre de 2026 a las 12:05 p. m.», with plain spaces. */
export const formatMailTime = (time: Date): string => longMoment(time.getTime()).replaceAll('\u00a0', ' ');
