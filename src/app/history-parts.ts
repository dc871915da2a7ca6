import type { ComponentProps } from 'react';
import { historyKinds } from '../../domain/rules/history/history-filters';
import type { HistoryScreen } from '../flows/history/HistoryScreen';
import { historyLogic } from '../flows/history/wiring';
import { historyListsLogic } from '../flows/historyLists/wiring';
import { pdfDevice } from '../platform/pdf-device';
import { type FilterRouter, filterAddress } from '../wiring/filter-address';
import type { App } from './app';

/** The flows of the history of authorizations, as its page starts them. */
export const historyParts = (
  app: App,
  router: FilterRouter,
): Pick<ComponentProps<typeof HistoryScreen>, 'startLists' | 'start' | 'session'> => ({
  startLists: () => historyListsLogic({ deps: app }),
  start: (lists) =>
    historyLogic({ deps: app, lists, address: filterAddress(router, 'history', historyKinds), device: pdfDevice() }),
  session: app.session,
});
