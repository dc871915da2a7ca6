import type { App } from '../../app/app';
import { OnboardingOver } from '../../app/OnboardingOver';
import type { PublicSettings } from '../../contract/settings';
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
  app: App;
  shell: ShellRef;
  links: PublicSettings['links'];
}

/** All that stands around a page; log-in and onboarding do without, and so do not wait for it. */
export const Chrome = ({ part, app, shell, links }: Props) => {
  switch (part) {
    case 'bar':
      return <TopBar app={app} shell={shell} />;
    case 'menu':
      return <SideMenu app={app} shell={shell} links={links} />;
    case 'bottom':
      return <BottomBar app={app} shell={shell} />;
    case 'sheets':
      return <MenuSheets app={app} shell={shell} links={links} />;
    case 'social':
      return <SocialLinks app={app} links={links} />;
    case 'questions':
      return (
        <>
          <LogoutQuestion shell={shell} />
          <InactivityWarning inactivity={app.inactivity} />
          <OnboardingOver app={app} />
        </>
      );
  }
};
