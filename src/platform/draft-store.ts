import { draftPrefix } from './forget-typed';
import type { SafeStorage } from './storage';

/** What somebody typed and has not finished: of one member, in one flow, for a day. No secret and no file is ever in it. */
export interface DraftStore {
  /** Null where there is none, or it is too old, or nobody can read it. */
  read(): object | null;
  keep(draft: object): void;
  forget(): void;
  key: string;
}

/** Who has no code. */
export const stranger = 'visitante';
const longestMs = 24 * 3600 * 1000;

export const draftStore = (local: SafeStorage, now: () => number, codigoAfiliado: string, flow: string): DraftStore => {
  const key = `${draftPrefix}${codigoAfiliado}_${flow}`;
  return {
    key,
    read: () => {
      try {
        const { desde, datos }: { desde?: unknown; datos?: unknown } = Object(JSON.parse(local.get(key) ?? 'null'));
        const fresh = typeof desde === 'number' && Math.abs(now() - desde) < longestMs;
        return fresh && typeof datos === 'object' ? datos : null;
      } catch {
        return null;
      }
    },
    keep: (datos) => local.set(key, JSON.stringify({ desde: now(), datos })),
    forget: () => local.remove(key),
  };
};
