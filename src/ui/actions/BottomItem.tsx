import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { item, pill } from './BottomItem.css';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon: ReactNode;
}

/** An item of the bottom bar on phones; the router sets its address and `aria-current`. */
export const BottomAnchor = ({ icon, children, ...anchor }: AnchorProps) => (
  <a {...anchor} className={item}>
    <span className={pill}>{icon}</span>
    {children}
  </a>
);

interface ButtonProps {
  icon: ReactNode;
  /** What it controls is open. */
  expanded: boolean;
  /** It links to the current page. */
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
