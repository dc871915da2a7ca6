import { type RequestForm, requestKinds } from './request-kinds';

/** What the page of requests shows: a form in place of the list, where the address names one. */
export type RequestPlace =
  | { shows: 'lista' }
  | { shows: 'nueva'; forma: RequestForm }
  | { shows: 'edicion'; numeroCaso: string };

const wordAt = (search: object, name: 'nueva' | 'editar'): string => {
  const word: unknown = Object.hasOwn(search, name) ? Reflect.get(search, name) : '';
  return typeof word === 'string' || typeof word === 'number' ? String(word) : '';
};

/** What is wrong in an address counts as not said. */
export const requestPlace = (search: object): RequestPlace => {
  const numeroCaso = wordAt(search, 'editar');
  if (/^[0-9A-Za-z-]{1,40}$/.test(numeroCaso)) return { shows: 'edicion', numeroCaso };
  const kind = requestKinds.find(({ forma }) => forma === wordAt(search, 'nueva'));
  return kind === undefined ? { shows: 'lista' } : { shows: 'nueva', forma: kind.forma };
};
