import { CheckIcon } from '../icons/CheckIcon';
import { OfflineIcon } from '../icons/OfflineIcon';
import { back, offline } from './OfflineBanner.css';

interface Props {
  /** null: hidden. */
  state: 'offline' | 'back' | null;
  words: string;
}

/** The live region is mounted before its text, so that the text is announced. */
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
