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
  children: ReactNode;
}

/** Above what they filter where there is room; on phones, where the list comes first, in a sheet. */
export const FilterPanel = ({ title, label, closeLabel, open, onOpen, onClose, children }: Props) => {
  const roomy = useMedia(middle);
  if (roomy)
    return (
      <section aria-label={title}>
        <Card>{children}</Card>
      </section>
    );
  return (
    <>
      <div>
        <Button kind="tonal" icon={<FilterIcon size="small" />} expanded={open} onPress={onOpen}>
          {label}
        </Button>
      </div>
      {open && (
        <LazyDialog title={title} size="md" onClose={{ label: closeLabel, act: onClose }}>
          {children}
        </LazyDialog>
      )}
    </>
  );
};
