import { Outlet, useMatches } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { PublicSettings } from '../../contract/settings';
import type { App } from '../../flows/app';
import type { ShellRef } from '../../flows/shell';
import { routeAt } from '../../rules/routes';
import { sessionPhase } from '../../rules/session';
import { shellTexts } from '../../texts/shell';
import { OfflineBanner } from '../../ui/OfflineBanner';
import { ShellFrame } from '../../ui/ShellFrame';
import { SnackbarStack } from './SnackbarStack';
import { StartProblem } from './StartProblem';

const load = () => import('./Chrome').then((module) => ({ default: module.Chrome }));
const Chrome = lazy(load);

/** Fetched once the log-in stands, so that the first page after it does not wait. */
export const preloadChrome = (): void => {
  load().catch(() => undefined);
};

interface Props {
  app: App;
  shell: ShellRef;
  settings: PublicSettings;
}

const bare: readonly (string | undefined)[] = ['login', 'onboarding'];

export const Shell = ({ app, shell, settings: { links } }: Props) => {
  // The page that stands, not the one that is asked for: the log-in must not see the frame of what comes after it.
  const place = useMatches({ select: (matches) => routeAt(matches.at(-1)?.pathname ?? '/') });
  const phase = useSelector(app.session, sessionPhase);
  const menuOpen = useSelector(shell, (snapshot) => snapshot.matches('menuAbierto'));
  const noService = phase === 'sinServicio' && place?.route.guard !== 'publica';
  const around = (part: 'bar' | 'menu' | 'overlays') => (
    <Suspense>
      <Chrome part={part} app={app} shell={shell} links={links} />
    </Suspense>
  );
  return (
    <>
      <OfflineBanner words={shellTexts.sinConexion} />
      <ShellFrame
        bare={bare.includes(place?.name)}
        skipLabel={shellTexts.saltar}
        top={around('bar')}
        side={{ label: shellTexts.menuPrincipal, open: menuOpen, content: around('menu') }}
      >
        {noService ? <StartProblem session={app.session} /> : <Outlet />}
      </ShellFrame>
      {phase !== 'anonima' && around('overlays')}
      <SnackbarStack snackbars={app.snackbars} />
    </>
  );
};
