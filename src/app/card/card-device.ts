import { readVerification } from '../../../domain/contract/card-settings';
import type { SavedCard } from '../../../domain/rules/card/saved-card';
import type { CardDevice } from '../../flows/card/wiring';
import { type CardStore, cardStore } from '../../platform/card/card-store';
import { keepAwake } from '../../platform/card/keep-awake';
import { settingsBlock } from '../../platform/document';
import { savedCardPage } from './saved-card-page';

export const cardDevice = (): CardDevice & { store: CardStore<SavedCard> } => {
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
