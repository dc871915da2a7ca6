import type { ReactNode } from 'react';
import { body, closedOnPhones, main, side as sideStyle, topBar } from './ShellFrame.css';
import { content, SkipLink } from './SkipLink';

interface Props {
  /** The page alone, without bar and menu. */
  bare: boolean;
  skipLabel: string;
  top: ReactNode;
  side: { label: string; open: boolean; content: ReactNode };
  children: ReactNode;
}

/** A bar across the top, the menu at the side, the page. The page keeps its place, and so its state, when they come and go. */
export const ShellFrame = ({ bare, skipLabel, top, side, children }: Props) => (
  <>
    <SkipLink label={skipLabel} />
    {!bare && <header className={topBar}>{top}</header>}
    <div className={bare ? undefined : body}>
      {!bare && (
        <nav aria-label={side.label} className={side.open ? sideStyle : `${sideStyle} ${closedOnPhones}`}>
          {side.content}
        </nav>
      )}
      <main id={content} className={bare ? undefined : main} tabIndex={-1}>
        {children}
      </main>
    </div>
  </>
);
