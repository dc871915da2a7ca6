import { useSyncExternalStore } from 'react';
import { offline } from './OfflineBanner.css';

const watch = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** The region stands before its words come, so that they are spoken. */
export const OfflineBanner = ({ words }: { words: string }) => {
  const online = useSyncExternalStore(watch, () => navigator.onLine);
  return <div role="status">{!online && <p className={offline}>{words}</p>}</div>;
};
