import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { inside, summary } from './Collapsible.css';

interface Props {
  title: string;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

/** Collapsed details. */
export const Collapsible = ({ title, open = false, children }: Props) => (
  <details open={open}>
    <summary className={summary}>
      <ChevronDownIcon size="small" />
      {title}
    </summary>
    <div className={inside}>{children}</div>
  </details>
);
