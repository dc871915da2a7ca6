import { RetryIcon } from '../icons/RetryIcon';
import { Button } from './Button';

interface Props {
  kind?: 'ghost' | 'tonal';
  label: string;
  busy?: boolean;
  busyLabel?: string;
  onPress: () => void;
}

/** Retries one failed load; the rest of the page stays as it is. */
export const RetryButton = ({ kind = 'ghost', label, ...rest }: Props) => (
  <Button kind={kind} size="small" icon={<RetryIcon size="small" />} {...rest}>
    {label}
  </Button>
);
