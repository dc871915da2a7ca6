import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { NewTabIcon } from '../icons/NewTabIcon';
import { hidden } from '../layout/VisuallyHidden.css';
import { children as childrenStyle, foot, host as hostStyle, item, menu, turning, words } from './MenuItem.css';

export const MenuList = ({ children }: { children: ReactNode }) => <ul className={menu}>{children}</ul>;

/** Stays at the bottom of the menu, whatever its height. */
export const MenuFoot = ({ children }: { children: ReactNode }) => <div className={foot}>{children}</div>;

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon?: ReactNode;
}

/** A menu item; the router sets its address and `aria-current`. */
export const MenuAnchor = ({ icon, children, ...anchor }: AnchorProps) => (
  <a {...anchor} className={item}>
    {icon}
    <span className={words} dir="auto">
      {children}
    </span>
  </a>
);

interface ExternalProps {
  href: string;
  icon?: ReactNode;
  /** The host of an external page; null: an address of the portal. */
  host: string | null;
  newTabLabel: string;
  children: string;
}

export const MenuExternal = ({ href, icon, host, newTabLabel, children }: ExternalProps) => (
  <a className={item} href={href} target="_blank" rel="noopener noreferrer">
    {icon}
    <span className={words}>
      <bdi>{children}</bdi>
      {host !== null && <span className={hostStyle}> {host}</span>}
      <span className={hidden}> ({newTabLabel})</span>
    </span>
    <NewTabIcon size="small" />
  </a>
);

export const MenuButton = ({
  icon,
  onPress,
  children,
}: {
  icon?: ReactNode;
  onPress: () => void;
  children: ReactNode;
}) => (
  <button type="button" className={item} onClick={onPress}>
    {icon}
    <span className={words}>{children}</span>
  </button>
);

interface GroupProps {
  title: string;
  icon?: ReactNode;
  /** Initially open, because it contains the current page. */
  open: boolean;
  children: ReactNode;
}

/** A collapsible group; the browser holds its open state. */
export const MenuGroup = ({ title, icon, open, children }: GroupProps) => (
  <details open={open}>
    <summary className={item}>
      {icon}
      <span className={words} dir="auto">
        {title}
      </span>
      <span className={turning}>
        <ChevronDownIcon size="small" />
      </span>
    </summary>
    <ul className={childrenStyle}>{children}</ul>
  </details>
);
