import type { Listas, Pendiente } from './attached';
import { mostInAll } from './attachment-limits';

const longest = 120;

/** What a draft keeps of files: the names under which they are asked for again, never what they hold. */
export const namesToKeep = ({ adjuntos, pendientes }: Pick<Listas, 'adjuntos' | 'pendientes'>): readonly Pendiente[] =>
  [...adjuntos, ...pendientes]
    .slice(0, mostInAll)
    .map(({ tipo, nombre }) => ({ tipo, nombre: [...nombre].slice(0, longest).join('') }));

/** Of what a storage gives back, whatever that is. */
export const keptNames = (draft: object | null): readonly Pendiente[] => {
  const { archivos }: { archivos?: unknown } = Object(draft);
  if (!Array.isArray(archivos)) return [];
  return archivos.slice(0, mostInAll).flatMap((one: unknown) => {
    const { tipo, nombre }: { tipo?: unknown; nombre?: unknown } = Object(one);
    return typeof tipo === 'string' && typeof nombre === 'string' ? [{ tipo, nombre }] : [];
  });
};
