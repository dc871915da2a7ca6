import { readName } from './read-name';
import { refuse } from './refusal';
import { isObject, type Json } from './syntax';

/** Keys of data become members of a type and keys in the source, values become literals. */
export const checkData = (where: string, what: string, value: Json): void => {
  if (typeof value === 'number' && !Number.isFinite(value))
    refuse(where, `${what} tiene un número que no cabe: escriba uno menor`);
  if (isObject(value)) for (const key of Object.keys(value)) readName(where, what, key);
  if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) checkData(where, what, one);
};
