import { isInherited, isName } from './is-name';
import { refuse } from './refusal';
import type { Json } from './syntax';

/** Validates a name before use: it becomes a key of objects and source code. */
export const readName = (where: string, what: string, value: Json | undefined): string => {
  if (typeof value === 'string' && isInherited(value))
    return refuse(where, `${what} «${value}» lleva un nombre reservado de JavaScript: dele otro`);
  if (typeof value !== 'string' || !isName(value))
    return refuse(where, `${what} ${JSON.stringify(value) ?? 'sin nombre'} no es un nombre: solo letras y números`);
  return value;
};
