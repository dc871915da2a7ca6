import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Card } from '../blocks/Card';
import { useMedia } from '../hooks/use-media';
import { FilterIcon } from '../icons/FilterIcon';
import { middle } from '../theme/scale';
import { LazyDialog } from './LazyDialog';

interface Props {
  title: string;
  /** On the button that opens it on phones: how many are set. */
  label: string;
  closeLabel: string;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** What stays in sight on phones, with the button that opens the rest. */
  quick?: ((opener: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
}

/** Above what they filter where there is room; on phones, where the list comes first, in a sheet. */
export const FilterPanel = ({ title, label, closeLabel, open, onOpen, onClose, quick, children }: Props) => {
  const roomy = useMedia(middle);
  if (roomy)
    return (
      <section aria-label={title}>
        <Card>{children}</Card>
      </section>
    );
  const opener = (
    <Button kind="tonal" icon={<FilterIcon size="small" />} expanded={open} onPress={onOpen}>
      {label}
    </Button>
  );
  return (
    <>
      {quick === undefined ? <div>{opener}</div> : quick(opener)}
      {open && (
        <LazyDialog title={title} size="md" onClose={{ label: closeLabel, act: onClose }}>
          {children}
        </LazyDialog>
      )}
    </>
  );
};
