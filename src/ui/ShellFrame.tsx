import type { ReactNode } from 'react';
import { body, closedOnPhones, main, onlyOnPhones, side as sideStyle, topBar } from './Shell.css';
import { content, SkipLink } from './SkipLink';

interface Props {
  skipLabel: string;
  top: ReactNode;
  side: { label: string; open: boolean; content: ReactNode };
  children: ReactNode;
}

/** The chrome of the portal: a bar across the top, the menu at the side, the page. */
export const ShellFrame = ({ skipLabel, top, side, children }: Props) => (
  <>
    <SkipLink label={skipLabel} />
    <header className={topBar}>{top}</header>
    <div className={body}>
      <nav id="menu" aria-label={side.label} className={side.open ? sideStyle : `${sideStyle} ${closedOnPhones}`}>
        {side.content}
      </nav>
      <main id={content} className={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  </>
);

export const OnlyOnPhones = ({ children }: { children: ReactNode }) => <div className={onlyOnPhones}>{children}</div>;
