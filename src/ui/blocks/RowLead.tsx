import type { ReactNode } from 'react';
import { badge as badgeStyle, lead, line as lineStyle, tile, title as titleStyle, words } from './RowLead.css';

interface Props {
  tone?: keyof typeof tile;
  icon?: ReactNode;
  title: string;
  /** The kind, below the name. */
  line?: string;
  /** The state, below the line. */
  badge?: ReactNode;
}

/** Identifies a row: icon, name, and a line below. */
export const RowLead = ({ tone = 'center', icon, title, line = '', badge }: Props) => (
  <span className={lead}>
    {icon !== undefined && <span className={tile[tone]}>{icon}</span>}
    <span className={words}>
      <span className={titleStyle} dir="auto">
        {title}
      </span>
      {line !== '' && (
        <span className={lineStyle} dir="auto">
          {line}
        </span>
      )}
      {badge !== undefined && <span className={badgeStyle}>{badge}</span>}
    </span>
  </span>
);
