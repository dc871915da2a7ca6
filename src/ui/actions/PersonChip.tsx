import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { chip, chips } from './PersonChip.css';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The selected person, whom the address alone does not identify. */
  chosen: boolean;
}

/** One of several people whose data a page can show; the router gives it its address. */
export const PersonChip = ({ chosen, children, ...anchor }: Props) => (
  <a {...anchor} aria-current={chosen ? 'page' : undefined} className={chip}>
    {children}
  </a>
);

export const PersonChips = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label}>
    <ul className={chips}>{children}</ul>
  </nav>
);
