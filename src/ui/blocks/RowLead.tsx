import type { ReactNode } from 'react';
import { lead, line as lineStyle, tile, title as titleStyle, words } from './RowLead.css';

interface Props {
  tone?: keyof typeof tile;
  icon?: ReactNode;
  title: string;
  /** What kind it is of. */
  line?: string;
}

/** Which row it is: a drawing, its name, and a line under it. */
export const RowLead = ({ tone = 'center', icon, title, line = '' }: Props) => (
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
    </span>
  </span>
);
