import { useCallback, useSyncExternalStore } from 'react';
import type { App } from './app';

const [minuteMs, checkIntervalMs] = [60_000, 15_000];

/** The server's time, in whole minutes, for words that change as it passes. */
export const useMinute = ({ browser, time }: Pick<App, 'browser' | 'time'>): number => {
  const subscribe = useCallback((changed: () => void) => browser.clock.every(checkIntervalMs, changed), [browser]);
  return useSyncExternalStore(subscribe, () => Math.floor(time.now() / minuteMs)) * minuteMs;
};
