import type { PathStep } from '../../engine/explore';
import type { CallName } from '../../src/contract';
import type { Arrival } from './hand';
import { noon } from './noon';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
export const unsignedToken = (claims: object): string => ['e30', part(claims), 'firma'].join('.');

/** By the reading that the path begins with. */
const tokens: Readonly<Record<string, string>> = {
  'listo leerEnlace (ausente)': '',
  'listo leerEnlace (ilegible)': 'dos%20palabras',
  'listo leerEnlace (vencido según él mismo)': unsignedToken({ exp: noon / 1000 - 60 }),
  'listo leerEnlace (vigente)': unsignedToken({}),
  'listo leerEnlace (vigente, con el correo en el token)': unsignedToken({ correo: 'ana.nueva@ejemplo.do' }),
};

/** Whoever opens a link of a mail: the token is read by itself as soon as the page stands. */
export const linkArrival =
  (path: string, hold: readonly CallName[], vigente?: string) =>
  (steps: readonly PathStep[]): Arrival => {
    const read = steps[1]?.label ?? '';
    const rest = read === 'listo leerEnlace (vigente)' && vigente !== undefined ? vigente : (tokens[read] ?? '');
    return { address: rest === '' ? path : `${path}/${rest}`, hold };
  };

export const readsFirst = ({ label }: PathStep, before: readonly PathStep[]): boolean =>
  (before.length === 1) === label.startsWith('listo leerEnlace');
