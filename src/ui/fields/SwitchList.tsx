import type { ReactNode } from 'react';
import { item } from './Switch.css';

interface Props {
  label: string;
  items: readonly { id: string; content: ReactNode }[];
}

export const SwitchList = ({ label, items }: Props) => (
  <ul aria-label={label}>
    {items.map(({ id, content }) => (
      <li key={id} className={item}>
        {content}
      </li>
    ))}
  </ul>
);
