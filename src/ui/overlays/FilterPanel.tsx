import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Card } from '../blocks/Card';
import { useMedia } from '../hooks/use-media';
import { FilterIcon } from '../icons/FilterIcon';
import { middle } from '../theme/scale';
import { LazyDialog } from './LazyDialog';

interface Props {
  title: string;
  /** The label of its button on phones, with the number of set filters. */
  label: string;
  closeLabel: string;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Stays visible on phones, next to the button that opens the sheet. */
  quick?: ((opener: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
}

/** Filters above the list on wide screens; in a sheet on phones. */
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
