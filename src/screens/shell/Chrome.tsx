import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PublicSettings } from '../../contract/settings';
import type { App } from '../../flows/app';
import type { ShellRef } from '../../flows/shell';
import { shellTexts } from '../../texts/shell';
import { ShellFrame } from '../../ui/ShellFrame';
import { InactivityWarning } from '../inactivity/InactivityWarning';
import { LogoutQuestion } from './LogoutQuestion';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';

interface Parts {
  app: App;
  shell: ShellRef;
}

/** Bar and menu around the page; log-in and onboarding do without, and so do not wait for it. */
export const Chrome = ({
  app,
  shell,
  links,
  children,
}: Parts & { links: PublicSettings['links']; children: ReactNode }) => {
  const menuOpen = useSelector(shell, (snapshot) => snapshot.matches('menuAbierto'));
  const { facebook, instagram, x, youtube } = links;
  const social = [
    ['Facebook', facebook],
    ['Instagram', instagram],
    ['X', x],
    ['YouTube', youtube],
  ] as const;
  return (
    <ShellFrame
      skipLabel={shellTexts.saltar}
      top={<TopBar app={app} shell={shell} />}
      side={{
        label: shellTexts.menuPrincipal,
        open: menuOpen,
        content: <SideMenu app={app} shell={shell} social={social} />,
      }}
    >
      {children}
    </ShellFrame>
  );
};

/** What may stand over any page while a session is open. */
export const Overlays = ({ app, shell }: Parts) => (
  <>
    <LogoutQuestion shell={shell} />
    <InactivityWarning inactivity={app.inactivity} />
  </>
);
