import { Outlet, useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { PublicSettings } from '../../contract/settings';
import type { App } from '../../flows/app';
import type { ShellRef } from '../../flows/shell';
import { routeAt } from '../../rules/routes';
import { sessionPhase } from '../../rules/session';
import { shellTexts } from '../../texts/shell';
import { BareFrame } from '../../ui/BareFrame';
import { OfflineBanner } from '../../ui/OfflineBanner';
import { Loading } from './Loading';
import { SnackbarStack } from './SnackbarStack';
import { StartProblem } from './StartProblem';

const load = () => import('./Chrome');
const Chrome = lazy(() => load().then((module) => ({ default: module.Chrome })));
const Overlays = lazy(() => load().then((module) => ({ default: module.Overlays })));

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

export const Shell = ({ app, shell, settings }: Props) => {
  const place = routeAt(useLocation({ select: ({ pathname }) => pathname }));
  const phase = useSelector(app.session, sessionPhase);
  const page =
    phase === 'sinServicio' && place?.route.guard !== 'publica' ? <StartProblem session={app.session} /> : <Outlet />;
  return (
    <>
      <OfflineBanner words={shellTexts.sinConexion} />
      {bare.includes(place?.name) ? (
        <BareFrame skipLabel={shellTexts.saltar}>{page}</BareFrame>
      ) : (
        <Suspense fallback={<Loading />}>
          <Chrome app={app} shell={shell} links={settings.links}>
            {page}
          </Chrome>
        </Suspense>
      )}
      {phase !== 'anonima' && (
        <Suspense>
          <Overlays app={app} shell={shell} />
        </Suspense>
      )}
      <SnackbarStack snackbars={app.snackbars} />
    </>
  );
};
