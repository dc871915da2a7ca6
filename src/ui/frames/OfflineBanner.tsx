import { CheckIcon } from '../icons/CheckIcon';
import { OfflineIcon } from '../icons/OfflineIcon';
import { back, offline } from './OfflineBanner.css';

interface Props {
  /** null: nothing to say. */
  state: 'offline' | 'back' | null;
  words: string;
}

/** The region stands before its words come, so that they are spoken. */
export const OfflineBanner = ({ state, words }: Props) => (
  <div role="status">
    {state !== null && (
      <p className={state === 'offline' ? offline : back}>
        {state === 'offline' ? <OfflineIcon size="small" /> : <CheckIcon size="small" />}
        {words}
      </p>
    )}
  </div>
);
