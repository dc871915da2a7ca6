import { listen } from './listen';

/** Calls back when the member goes back or forward in the browser. */
export const onHistoryNavigation = (went: () => void): (() => void) => listen(window, ['popstate'], went);
