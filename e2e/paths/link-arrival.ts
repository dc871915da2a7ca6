import type { CallName } from '../../domain/contract';
import type { PathStep } from '../../engine/explore';
import type { Arrival } from './hand';
import { startTime } from './start-time';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
export const unsignedToken = (claims: object): string => ['e30', part(claims), 'firma'].join('.');

const reading = /^listo (?:leer|abrir)Enlace \((ausente|ilegible|vencido según él mismo)\)$/;
/** By what the link says of itself. */
const tokens: Readonly<Record<string, string>> = {
  ausente: '',
  ilegible: 'dos%20palabras',
  'vencido según él mismo': unsignedToken({ exp: startTime / 1000 - 60 }),
};

/** Opening a mail link: the page reads the token as soon as it has rendered. */
export const linkArrival =
  (path: string, hold: readonly CallName[], vigente = unsignedToken({})) =>
  (steps: readonly PathStep[]): Arrival => {
    const rest = tokens[reading.exec(steps[1]?.label ?? '')?.[1] ?? ''] ?? vigente;
    return { address: rest === '' ? path : `${path}/${rest}`, hold };
  };

export const readsFirst = ({ label }: PathStep, before: readonly PathStep[]): boolean =>
  (before.length === 1) === label.startsWith('listo leerEnlace');

/** It is read before anyone can look. */
export const readsByItself = (next: PathStep | undefined): boolean => reading.test(next?.label ?? '');

/** Nothing comes before what a link says of itself: then no service is asked. */
export const opensAtOnce = ({ label }: PathStep, before: readonly PathStep[]): boolean =>
  before.length === 1 || !reading.test(label);
