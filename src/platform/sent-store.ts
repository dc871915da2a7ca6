import { draftPrefix } from './clear-drafts';
import type { SafeStorage } from './storage';

/** Which request this browser has sent last, of one member and kind, and what it became: in all of its tabs. */
export interface SentStore {
  /** The case that just this became a moment ago; empty: it was sent, and nobody knows; null: it was not. */
  caseOf(content: string): string | null;
  begin(content: string): void;
  keep(content: string, caso: string): void;
  /** It was refused, or somebody has seen that it did not arrive. */
  forget(): void;
}

/** As long as a server takes the same for the same. */
const sameMs = 10 * 60_000;

/** Tells contents apart, and gives none of them away. */
const digest = (text: string): string => {
  let [low, high] = [0x811c9dc5, 0xcbf29ce4];
  for (const letter of text) {
    low = Math.imul(low ^ letter.charCodeAt(0), 0x01000193);
    high = Math.imul(high ^ letter.charCodeAt(0), 0x85ebca6b);
  }
  return [low, high].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
};

export const sentStore = (local: SafeStorage, now: () => number, codigoAfiliado: string, flow: string): SentStore => {
  // Goes with the drafts when somebody logs out.
  const key = `${draftPrefix}${codigoAfiliado}_${flow}_enviada`;
  return {
    caseOf: (content) => {
      const [what, at, caso] = (local.get(key) ?? '').split(' ');
      return what === digest(content) && Math.abs(now() - Number(at)) < sameMs && caso !== undefined ? caso : null;
    },
    begin: (content) => local.set(key, `${digest(content)} ${now()} `),
    keep: (content, caso) => local.set(key, `${digest(content)} ${now()} ${caso}`),
    forget: () => local.remove(key),
  };
};
