import type { ReactNode } from 'react';
import { looks } from './PressLink.css';

interface Props {
  href: string;
  look: keyof typeof looks;
  onPress: () => void;
  children: ReactNode;
}

/** Opens an overlay that has an address of its own, so that another tab can open it too. */
export const PressLink = ({ href, look, onPress, children }: Props) => (
  <a
    href={href}
    className={looks[look]}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onPress();
    }}
  >
    {children}
  </a>
);
