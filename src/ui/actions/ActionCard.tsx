import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { actionCard, line as lineStyle, tile, title as titleStyle, words } from './ActionCard.css';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'title' | 'children' | 'className' | 'style'> {
  icon: ReactNode;
  title: string;
  line?: string | undefined;
}

/** An anchor with the look of a card; wrap it in createLink of the router. */
export const ActionCard = ({ icon, title, line, ...anchor }: Props) => (
  <a {...anchor} className={actionCard}>
    <span className={tile}>{icon}</span>
    <span className={words}>
      <span className={titleStyle}>{title}</span>
      {line !== undefined && <span className={lineStyle}>{line}</span>}
    </span>
    <ChevronRightIcon />
  </a>
);
