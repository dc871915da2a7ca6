import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { grid, picture, task, title as titleStyle } from './TaskTile.css';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'title' | 'children' | 'className' | 'style'> {
  icon: ReactNode;
  title: string;
}

/** An anchor to a task, in a `TaskGrid`; wrap it in createLink of the router. */
export const TaskTile = ({ icon, title, ...anchor }: Props) => (
  <a {...anchor} className={task}>
    <span className={picture}>{icon}</span>
    <span className={titleStyle}>{title}</span>
  </a>
);

/** Its children are list items. */
export const TaskGrid = ({ children }: { children: ReactNode }) => <ul className={grid}>{children}</ul>;
