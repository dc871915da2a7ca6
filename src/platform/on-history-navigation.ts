import { listen } from './listen';

/** Someone goes back or forward in the browser. */
export const onHistoryNavigation = (went: () => void): (() => void) => listen(window, ['popstate'], went);
