import { tokenExpiry } from '../session/token';
import type { LinkReading } from './link-reading';

/** Tokens of any back end: printable, unbroken, and short enough for an address. */
const anyToken = /^[^\s\p{C}]{1,4000}$/u;
/** An affiliate code, or one with its signature behind a dot. */
export const activationCode = /^[\w.-]{1,200}$/;

/** A token that names its own expiry is not sent once that has passed. */
export const readLink = (token: string, passed: (moment: number) => boolean, shape: RegExp = anyToken): LinkReading => {
  if (token === '') return 'ausente';
  if (!shape.test(token)) return 'invalido';
  return passed(tokenExpiry(token)) ? 'vencido' : 'vigente';
};
