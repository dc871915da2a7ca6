import { listen, type Source } from './listen';

export interface Page {
  /** The page becomes visible again. `restored`: it comes from the back/forward cache. */
  onReturn(back: (restored: boolean) => void): () => void;
  /** Reports now and on every change. */
  onHidden(turned: (hidden: boolean) => void): () => void;
  onOnline(turned: (online: boolean) => void): () => void;
  online(): boolean;
}

export const pageLife = (
  page: Source,
  document: Source & { readonly visibilityState: string },
  navigator: { readonly onLine: boolean },
): Page => ({
  onReturn: (back) => {
    const undo = [
      listen(page, ['pageshow'], (event) => 'persisted' in event && event.persisted === true && back(true)),
      listen(page, ['focus'], () => back(false)),
      listen(document, ['visibilitychange'], () => document.visibilityState === 'visible' && back(false)),
    ];
    return () => {
      for (const one of undo) one();
    };
  },
  onHidden: (turned) => {
    const look = () => turned(document.visibilityState === 'hidden');
    look();
    return listen(document, ['visibilitychange'], look);
  },
  onOnline: (turned) => listen(page, ['online', 'offline'], () => turned(navigator.onLine)),
  online: () => navigator.onLine,
});
