import { RetryIcon } from '../icons/RetryIcon';
import { Button } from './Button';

/** Asks again for one thing that did not come; the rest of the page stays as it is. */
export const RetryButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button kind="ghost" size="small" icon={<RetryIcon size="small" />} onPress={onPress}>
    {label}
  </Button>
);
