import type { PublicSettings } from '../../contract/settings';
import type { App } from '../../flows/app';
import type { ShellRef } from '../../flows/shell';
import { InactivityWarning } from '../inactivity/InactivityWarning';
import { LogoutQuestion } from './LogoutQuestion';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';

interface Props {
  /** The bar, the menu, or what may stand over any page while a session is open. */
  part: 'bar' | 'menu' | 'overlays';
  app: App;
  shell: ShellRef;
  links: PublicSettings['links'];
}

/** All that stands around a page; log-in and onboarding do without, and so do not wait for it. */
export const Chrome = ({ part, app, shell, links }: Props) => {
  if (part === 'bar') return <TopBar app={app} shell={shell} />;
  if (part === 'menu') return <SideMenu app={app} shell={shell} links={links} />;
  return (
    <>
      <LogoutQuestion shell={shell} />
      <InactivityWarning inactivity={app.inactivity} />
    </>
  );
};
