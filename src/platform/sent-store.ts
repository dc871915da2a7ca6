import { draftPrefix } from './clear-drafts';
import type { SafeStorage } from './storage';

/** The last request that this browser sent, per member and kind, and its case: shared by all tabs. */
export interface SentStore {
  /** The case of this same request; empty: sent with an unknown outcome; null: not sent. */
  caseOf(content: string): string | null;
  begin(content: string): void;
  keep(content: string, caso: string): void;
  /** Forgets the request: it was rejected or did not arrive. */
  forget(): void;
}

/** The server's deduplication window. */
const sameMs = 10 * 60_000;

/** A hash of the content. */
const digest = (text: string): string => {
  let [low, high] = [0x811c9dc5, 0xcbf29ce4];
  for (const letter of text) {
    low = Math.imul(low ^ letter.charCodeAt(0), 0x01000193);
    high = Math.imul(high ^ letter.charCodeAt(0), 0x85ebca6b);
  }
  return [low, high].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
};

export const sentStore = (local: SafeStorage, now: () => number, codigoAfiliado: string, flow: string): SentStore => {
  // With the prefix of drafts, which a log-out deletes.
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
