import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { inside, summary } from './Collapsible.css';

/** Collapsed details. */
export const Collapsible = ({ title, children }: { title: string; children: ReactNode }) => (
  <details>
    <summary className={summary}>
      <ChevronDownIcon size="small" />
      {title}
    </summary>
    <div className={inside}>{children}</div>
  </details>
);
