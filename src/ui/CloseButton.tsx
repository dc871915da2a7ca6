import { useRef } from 'react';
import { useButton } from 'react-aria';
import { closeButton } from './Dialog.css';

/** Closes what it stands in, whatever presses it: finger, pointer, key or a reader's own press. */
export const CloseButton = ({ label, onPress }: { label: string; onPress: () => void }) => {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton({ 'aria-label': label, onPress }, ref);
  return (
    <button {...buttonProps} ref={ref} className={closeButton}>
      <span aria-hidden="true">×</span>
    </button>
  );
};
