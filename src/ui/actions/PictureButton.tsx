import type { ReactNode } from 'react';
import { onCorner } from './PictureButton.css';

interface Props {
  /** Accessible name. */
  label: string;
  icon: ReactNode;
  onPress: () => void;
}

/** A button on the corner of a round picture. */
export const PictureButton = ({ label, icon, onPress }: Props) => (
  <button type="button" className={onCorner} aria-label={label} onClick={onPress}>
    {icon}
  </button>
);
