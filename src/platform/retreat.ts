import { listen } from './listen';

/** Someone goes back or forward in the browser. */
export const onRetreat = (went: () => void): (() => void) => listen(window, ['popstate'], went);
