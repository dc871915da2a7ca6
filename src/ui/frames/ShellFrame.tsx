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
  /** Only the page, without bars and menu. */
  bare: boolean;
  /** Replaces the side menu where there is none: at the end of the page. */
  aside?: ReactNode;
  skipLabel: string;
  /** Below the top bar: a current condition of all pages. */
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
 * The frame of a page: top bar, side menu or, on phones, bottom bar. The page keeps its position in the tree, and so
 * its state, when bars are added or removed.
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
