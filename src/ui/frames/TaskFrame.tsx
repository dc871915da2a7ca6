import type { ReactNode } from 'react';
import { BrandName } from './Brand';
import {
  above,
  art,
  bar,
  column,
  footer,
  panel,
  purpose as purposeStyle,
  reason as reasonStyle,
  task,
} from './TaskFrame.css';

interface Props {
  name: string;
  tab: string;
  /** The task and its purpose. */
  purpose: string;
  reason: string;
  actions?: ReactNode;
  /** At the end of every page. */
  foot: ReactNode;
  children: ReactNode;
}

/** One task on a page of its own: the reason beside it, on phones the buttons at the bottom. */
export const TaskFrame = ({ name, tab, purpose, reason, actions, foot, children }: Props) => (
  <div className={task}>
    <title>{tab}</title>
    <div className={art}>
      <BrandName onBrand>{name}</BrandName>
      <p className={purposeStyle}>{purpose}</p>
      <p className={reasonStyle}>{reason}</p>
    </div>
    <div className={panel}>
      <div className={above}>
        <BrandName>{name}</BrandName>
      </div>
      <div className={column}>
        {children}
        {actions !== undefined && <div className={bar}>{actions}</div>}
        <div className={footer}>{foot}</div>
      </div>
    </div>
  </div>
);
