import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { actionCard, line as lineStyle, tile, title as titleStyle, whole, words } from './ActionCard.css';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'title' | 'children' | 'className' | 'style'> {
  icon: ReactNode;
  title: string;
  line?: string | undefined;
  /** Ends the line, and never breaks inside. */
  date?: string | undefined;
}

/** An anchor with the look of a card; wrap it in createLink of the router. */
export const ActionCard = ({ icon, title, line, date, ...anchor }: Props) => (
  <a {...anchor} className={actionCard}>
    <span className={tile}>{icon}</span>
    <span className={words}>
      <span className={titleStyle}>{title}</span>
      {line !== undefined && (
        <span className={lineStyle}>
          {line} {date !== undefined && <span className={whole}>{date}</span>}
        </span>
      )}
    </span>
    <ChevronRightIcon />
  </a>
);
