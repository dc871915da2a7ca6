import type { ReactNode } from 'react';
import { content, SkipLink } from '../actions/SkipLink';
import {
  body,
  bottomBar,
  footAside,
  foot as footStyle,
  page,
  pageAlone,
  side as sideStyle,
  topBar,
} from './ShellFrame.css';

interface Props {
  /** The page alone, without bars and menu. */
  bare: boolean;
  /** Instead of a menu at the side, for whom there is none: at the end of every page. */
  aside?: ReactNode;
  skipLabel: string;
  /** Under the bar: what holds for every page at the moment. */
  notice?: ReactNode;
  top: ReactNode;
  menuLabel: string;
  side: ReactNode;
  bottom: ReactNode;
  /** At the end of every page. */
  foot: ReactNode;
  children: ReactNode;
}

/**
 * A bar across the top, the menu at the side or, on phones, a bar at the foot, and the page. The page keeps its place,
 * and so its state, when they come and go.
 */
export const ShellFrame = ({ bare, skipLabel, notice, top, menuLabel, side, aside, bottom, foot, children }: Props) => (
  <>
    <SkipLink label={skipLabel} />
    {!bare && <header className={topBar}>{top}</header>}
    {notice}
    <div className={bare || aside ? undefined : body}>
      {!bare && !aside && (
        <nav aria-label={menuLabel} className={sideStyle}>
          {side}
        </nav>
      )}
      <div className={bare ? undefined : aside ? pageAlone : page}>
        <main id={content} tabIndex={-1}>
          {children}
        </main>
        {!bare && (
          <footer className={footStyle}>
            {foot}
            {aside && <div className={footAside}>{aside}</div>}
          </footer>
        )}
      </div>
    </div>
    {!bare && (
      <nav aria-label={menuLabel} className={bottomBar}>
        {bottom}
      </nav>
    )}
  </>
);
