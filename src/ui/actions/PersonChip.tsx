import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { chip, chips } from './PersonChip.css';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Whether the person is selected; the address alone does not tell. */
  chosen: boolean;
}

/** A link to the data of one of several people; the router sets its address. */
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
