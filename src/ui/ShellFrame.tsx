import type { ReactNode } from 'react';
import { body, closedOnPhones, main, onlyOnPhones, side as sideStyle, skip, topBar } from './Shell.css';

interface Props {
  skipLabel: string;
  top: ReactNode;
  side: { label: string; open: boolean; content: ReactNode };
  children: ReactNode;
}

const content = 'contenido';

/** The chrome of the portal: a bar across the top, the menu at the side, the page. */
export const ShellFrame = ({ skipLabel, top, side, children }: Props) => (
  <>
    <a className={skip} href={`#${content}`}>
      {skipLabel}
    </a>
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

/** Log-in and onboarding: the page alone. */
export const BareFrame = ({ skipLabel, children }: Pick<Props, 'skipLabel' | 'children'>) => (
  <>
    <a className={skip} href={`#${content}`}>
      {skipLabel}
    </a>
    <main id={content} tabIndex={-1}>
      {children}
    </main>
  </>
);

export const OnlyOnPhones = ({ children }: { children: ReactNode }) => <div className={onlyOnPhones}>{children}</div>;
