import type { CallName } from '../../domain/contract';
import type { PathStep } from '../../tools/explore/explore';
import type { Arrival } from './hand';
import { startTime } from './start-time';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
export const unsignedToken = (claims: object): string => ['e30', part(claims), 'firma'].join('.');

const reading = /^listo (?:leer|abrir)Enlace \((ausente|ilegible|vencido según él mismo)\)$/;
/** Tokens by their own claims. */
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

/** The token is read before anybody can see it. */
export const readsByItself = (next: PathStep | undefined): boolean => reading.test(next?.label ?? '');

/** Before the token has been read, no service is called. */
export const opensAtOnce = ({ label }: PathStep, before: readonly PathStep[]): boolean =>
  before.length === 1 || !reading.test(label);
