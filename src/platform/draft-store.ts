import { draftLimitMs } from '../../domain/rules/form/draft-limit';
import { draftPrefix } from './forget-typed';
import type { SafeStorage } from './storage';
import { writtenDraft } from './written-draft';

/** What somebody typed and has not finished: of one member, in one flow, for a day. No secret and no file is ever in it. */
export interface DraftStore {
  /** Null where there is none; one that is too old, or that nobody can read, is gone with it. */
  read(): object | null;
  keep(draft: object): void;
  forget(): void;
  key: string;
}

/** Who has no code. */
export const stranger = 'visitante';

export const draftStore = (local: SafeStorage, now: () => number, codigoAfiliado: string, flow: string): DraftStore => {
  const key = `${draftPrefix}${codigoAfiliado}_${flow}`;
  return {
    key,
    read: () => {
      const written = writtenDraft(local.get(key));
      if (written !== null && Math.abs(now() - written.desde) < draftLimitMs(key)) return written.datos;
      local.remove(key);
      return null;
    },
    keep: (datos) => local.set(key, JSON.stringify({ desde: now(), datos })),
    forget: () => local.remove(key),
  };
};
