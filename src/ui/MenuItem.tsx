import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { children as childrenStyle, item, menu } from './MenuItem.css';
import { hidden } from './VisuallyHidden.css';

export const MenuList = ({ children }: { children: ReactNode }) => <ul className={menu}>{children}</ul>;

/** An anchor that looks like a menu item; the router gives it its address and says whether it is the current page. */
export const MenuAnchor = ({ children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...anchor} className={item}>
    {children}
  </a>
);

export const MenuExternal = ({
  href,
  newTabLabel,
  children,
}: {
  href: string;
  newTabLabel: string;
  children: string;
}) => (
  <a className={item} href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span aria-hidden="true">↗</span>
    <span className={hidden}> ({newTabLabel})</span>
  </a>
);

export const MenuButton = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button type="button" className={item} onClick={onPress}>
    {children}
  </button>
);

/** A parent opens in place; the browser keeps whether it is open. */
export const MenuGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <details>
    <summary className={item}>
      {title}
      <span aria-hidden="true">▾</span>
    </summary>
    <ul className={childrenStyle}>{children}</ul>
  </details>
);
