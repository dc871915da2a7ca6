import type { ReactNode } from 'react';
import type { PublicSettings } from '../../../domain/contract/settings';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { Deps } from '../../wiring/deps';
import { InactivityWarning } from '../inactivity/InactivityWarning';
import { BottomBar } from './BottomBar';
import { LogoutQuestion } from './LogoutQuestion';
import { MenuSheets } from './MenuSheets';
import { SideMenu } from './SideMenu';
import { SocialLinks } from './SocialLinks';
import { TopBar } from './TopBar';

interface Props {
  /** `social` is for pages without a menu; `questions` are dialogs over any page of a session. */
  part: 'bar' | 'menu' | 'bottom' | 'sheets' | 'social' | 'questions';
  deps: Deps;
  shell: ShellRef;
  links: PublicSettings['links'];
  /** Dialogs of other flows over any page of a session. */
  dialogs: ReactNode;
}

/** The frame of a page; log-in and onboarding have none, and so do not wait for this chunk. */
export const Chrome = ({ part, deps, shell, links, dialogs }: Props) => {
  switch (part) {
    case 'bar':
      return <TopBar deps={deps} shell={shell} />;
    case 'menu':
      return <SideMenu deps={deps} shell={shell} links={links} />;
    case 'bottom':
      return <BottomBar deps={deps} shell={shell} />;
    case 'sheets':
      return <MenuSheets deps={deps} shell={shell} links={links} />;
    case 'social':
      return <SocialLinks deps={deps} links={links} />;
    case 'questions':
      return (
        <>
          <LogoutQuestion shell={shell} />
          <InactivityWarning inactivity={deps.inactivity} />
          {dialogs}
        </>
      );
  }
};
