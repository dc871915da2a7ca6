import * as v from 'valibot';
import { mostInAll } from '../../../domain/rules/attachments/accepted-formats';
import type { Listas, Pendiente } from '../../../domain/rules/attachments/attached';
import { storedList } from '../../../domain/rules/form/parse-stored';

const longest = 120;

/** A draft stores file names, never contents. */
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
