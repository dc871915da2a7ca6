import type { ReactNode } from 'react';
import { face, full, kind, size } from './Button.css';
import { link } from './TextLink.css';

interface Props {
  href: string;
  look?: 'link' | 'button';
  onPress: () => void;
  children: ReactNode;
}

/** Opens something over the page that has an address of its own: another tab can open it as well. */
export const PressLink = ({ href, look = 'link', onPress, children }: Props) => (
  <a
    href={href}
    className={look === 'link' ? link : `${kind.outline} ${size.normal} ${full}`}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onPress();
    }}
  >
    {look === 'link' ? children : <span className={face}>{children}</span>}
  </a>
);
