import * as v from 'valibot';
import { storedList } from '../form/stored-list';
import type { Listas, Pendiente } from './attached';
import { mostInAll } from './attachment-limits';

const longest = 120;

/** What a draft stores of files: their names, never their contents. */
export const namesToStore = ({ adjuntos, pendientes }: Pick<Listas, 'adjuntos' | 'pendientes'>): readonly Pendiente[] =>
  [...adjuntos, ...pendientes]
    .slice(0, mostInAll)
    .map(({ tipo, nombre }) => ({ tipo, nombre: [...nombre].slice(0, longest).join('') }));

export const storedNames = v.object({
  archivos: v.pipe(
    storedList(v.object({ tipo: v.string(), nombre: v.string() })),
    v.transform((found): readonly Pendiente[] => found.slice(0, mostInAll)),
  ),
});
