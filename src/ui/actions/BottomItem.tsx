import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { item, pill } from './BottomItem.css';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon: ReactNode;
}

/** A place in the bar at the foot of a phone; the router gives it its address and says whether it is the current page. */
export const BottomAnchor = ({ icon, children, ...anchor }: AnchorProps) => (
  <a {...anchor} className={item}>
    <span className={pill}>{icon}</span>
    {children}
  </a>
);

interface ButtonProps {
  icon: ReactNode;
  /** Opens something over the page. */
  expanded: boolean;
  /** It leads to the page that is open. */
  current?: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: string;
}

export const BottomButton = ({ icon, expanded, current, onPress, ref, children }: ButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={item}
    aria-haspopup="dialog"
    aria-expanded={expanded}
    aria-current={current || undefined}
    onClick={onPress}
  >
    <span className={pill}>{icon}</span>
    {children}
  </button>
);
