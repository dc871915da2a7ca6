import type { ReactNode } from 'react';
import type { PublicSettings } from '../../../domain/contract/settings';
import type { Deps } from '../../wiring/deps';
import type { ShellRef } from '../../wiring/shell-ref';
import { InactivityWarning } from '../inactivity/InactivityWarning';
import { BottomBar } from './BottomBar';
import { LogoutQuestion } from './LogoutQuestion';
import { MenuSheets } from './MenuSheets';
import { SideMenu } from './SideMenu';
import { SocialLinks } from './SocialLinks';
import { TopBar } from './TopBar';

interface Props {
  /** `social` stands alone where there is no menu; `questions` may stand over any page while a session is open. */
  part: 'bar' | 'menu' | 'bottom' | 'sheets' | 'social' | 'questions';
  deps: Deps;
  shell: ShellRef;
  links: PublicSettings['links'];
  /** Opens over the page where contact data are missing. */
  onboarding: ReactNode;
}

/** All that stands around a page; log-in and onboarding do without, and so do not wait for it. */
export const Chrome = ({ part, deps, shell, links, onboarding }: Props) => {
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
          {onboarding}
        </>
      );
  }
};
