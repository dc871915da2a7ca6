import type { ReactNode } from 'react';
import { face, full, kind, size } from './Button.css';
import { centred, link } from './TextLink.css';

interface Props {
  href: string;
  look?: 'link' | 'centred' | 'button';
  onPress: () => void;
  children: ReactNode;
}

/** Opens something over the page that has an address of its own: another tab can open it as well. */
export const PressLink = ({ href, look = 'link', onPress, children }: Props) => (
  <a
    href={href}
    className={look === 'button' ? `${kind.outline} ${size.normal} ${full}` : look === 'link' ? link : centred}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onPress();
    }}
  >
    {look === 'button' ? <span className={face}>{children}</span> : children}
  </a>
);
