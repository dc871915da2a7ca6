import { RetryIcon } from '../icons/RetryIcon';
import { Button } from './Button';

/** Retries one failed load; the rest of the page stays as it is. */
export const RetryButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button kind="ghost" size="small" icon={<RetryIcon size="small" />} onPress={onPress}>
    {label}
  </Button>
);
