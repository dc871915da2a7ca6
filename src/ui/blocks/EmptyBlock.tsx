import type { ReactNode } from 'react';
import { action as actionStyle, block, calmTile, detail as detailStyle, line, title as titleStyle } from './Block.css';

interface Props {
  /** `line` for small containers: a popover, a panel. */
  look?: 'block' | 'line';
  icon?: ReactNode;
  title: string;
  detail?: string | undefined;
  action?: ReactNode;
}

export const EmptyBlock = ({ look = 'block', icon, title, detail, action }: Props) =>
  look === 'line' ? (
    <div className={line}>
      <p className={detailStyle}>{title}</p>
      {action}
    </div>
  ) : (
    <div className={block}>
      {icon !== undefined && <span className={calmTile}>{icon}</span>}
      <p className={titleStyle}>{title}</p>
      {detail !== undefined && <p className={detailStyle}>{detail}</p>}
      {action !== undefined && <div className={actionStyle}>{action}</div>}
    </div>
  );
