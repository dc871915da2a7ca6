import type { ReactNode, Ref } from 'react';
import { place as placeStyle } from './IconButton.css';

interface Props {
  /** Accessible name. */
  label: string;
  icon: ReactNode;
  place?: keyof typeof placeStyle;
  /** The id of the element it opens or acts on. */
  controls?: string | undefined;
  expanded?: boolean;
  disabled?: boolean | undefined;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon and no text. */
export const IconButton = ({ label, icon, place = 'page', controls, expanded, disabled, onPress, ref }: Props) => (
  <button
    ref={ref}
    type="button"
    className={placeStyle[place]}
    aria-label={label}
    aria-controls={controls}
    aria-expanded={expanded}
    disabled={disabled}
    onClick={onPress}
  >
    {icon}
  </button>
);
