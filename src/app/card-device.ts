import { readVerification } from '../contract/card-settings';
import { type CardStore, cardStore } from '../platform/card/card-store';
import { keepAwake } from '../platform/card/keep-awake';
import { settingsBlock } from '../platform/document';
import type { SavedCard } from '../rules/card/saved-card';
import { savedCardPage } from './saved-card-page';

/** What the page of the card asks of the browser. Tests hand in another one. */
export interface CardDevice {
  /** Where the QR of a card leads. */
  verification: string;
  store: CardStore<SavedCard>;
  pageOf(cards: readonly SavedCard[]): string;
  /** The screen stays lit until it is undone. */
  keepAwake(): () => void;
  print(): void;
  /** What leads from the log-in page to a kept card comes while there is a network. */
  fetchLink(): void;
}

export const cardDevice = (): CardDevice => {
  const verification = readVerification(settingsBlock());
  return {
    verification,
    store: cardStore(),
    pageOf: savedCardPage(verification),
    keepAwake,
    print: () => window.print(),
    fetchLink: () => {
      import('./saved-card-link').catch(() => undefined);
    },
  };
};
