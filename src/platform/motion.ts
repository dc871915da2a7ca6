import { listen, type Source } from './listen';

export interface Motion {
  reduced(): boolean;
  /** Called when the device starts to prefer reduced motion. */
  onReduced(asked: () => void): () => void;
}

export const deviceMotion = (query: Source & { readonly matches: boolean }): Motion => ({
  reduced: () => query.matches,
  onReduced: (asked) => listen(query, ['change'], () => query.matches && asked()),
});
