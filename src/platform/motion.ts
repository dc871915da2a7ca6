import { listen, type Source } from './listen';

export interface Motion {
  reduced(): boolean;
  /** The device begins to ask for less movement. */
  onReduced(asked: () => void): () => void;
}

export const deviceMotion = (query: Source & { readonly matches: boolean }): Motion => ({
  reduced: () => query.matches,
  onReduced: (asked) => listen(query, ['change'], () => query.matches && asked()),
});
