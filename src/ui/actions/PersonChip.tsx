import { type AnchorHTMLAttributes, type ReactNode, useRef } from 'react';
import { useScrollOverflow } from '../hooks/use-scroll-overflow';
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

interface ChipsProps {
  label: string;
  /** Changes with the selected chip, which is scrolled into view. */
  selected: string;
  children: ReactNode;
}

export const PersonChips = ({ label, selected, children }: ChipsProps) => {
  const row = useRef<HTMLUListElement>(null);
  useScrollOverflow(row, selected);
  return (
    <nav aria-label={label}>
      <ul ref={row} className={chips}>
        {children}
      </ul>
    </nav>
  );
};
