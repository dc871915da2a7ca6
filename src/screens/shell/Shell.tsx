import { Outlet, useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { PublicSettings } from '../../contract/settings';
import type { App } from '../../flows/app';
import type { ShellRef } from '../../flows/shell';
import { routeAt } from '../../rules/routes';
import { sessionPhase } from '../../rules/session';
import { shellTexts } from '../../texts/shell';
import { OfflineBanner } from '../../ui/OfflineBanner';
import { BareFrame, ShellFrame } from '../../ui/ShellFrame';
import { InactivityWarning } from '../inactivity/InactivityWarning';
import { LogoutQuestion } from './LogoutQuestion';
import { SideMenu } from './SideMenu';
import { SnackbarStack } from './SnackbarStack';
import { StartProblem } from './StartProblem';
import { TopBar } from './TopBar';

interface Props {
  app: App;
  shell: ShellRef;
  settings: PublicSettings;
}

export const Shell = ({ app, shell, settings }: Props) => {
  const place = routeAt(useLocation({ select: ({ pathname }) => pathname }));
  const noService = useSelector(app.session, (snapshot) => sessionPhase(snapshot) === 'sinServicio');
  const menuOpen = useSelector(shell, (snapshot) => snapshot.matches('menuAbierto'));
  const page = noService && place?.route.guard !== 'publica' ? <StartProblem session={app.session} /> : <Outlet />;
  const { facebook, instagram, x, youtube } = settings.links;
  return (
    <>
      <OfflineBanner words={shellTexts.sinConexion} />
      {place?.name === 'login' || place?.name === 'onboarding' ? (
        <BareFrame skipLabel={shellTexts.saltar}>{page}</BareFrame>
      ) : (
        <ShellFrame
          skipLabel={shellTexts.saltar}
          top={<TopBar app={app} shell={shell} />}
          side={{
            label: shellTexts.menuPrincipal,
            open: menuOpen,
            content: (
              <SideMenu
                app={app}
                shell={shell}
                links={[
                  ['Facebook', facebook],
                  ['Instagram', instagram],
                  ['X', x],
                  ['YouTube', youtube],
                ]}
              />
            ),
          }}
        >
          {page}
        </ShellFrame>
      )}
      <LogoutQuestion shell={shell} />
      <InactivityWarning inactivity={app.inactivity} />
      <SnackbarStack snackbars={app.snackbars} />
    </>
  );
};
