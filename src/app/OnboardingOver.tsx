import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { sessionPhase } from '../../domain/rules/session/session';
import { loadWithRetry } from '../ui/blocks/load-with-retry';
import type { App } from './app';

const Check = lazy(() =>
  loadWithRetry(() => import('./OnboardingCheck').then((check) => ({ default: check.OnboardingCheck }))),
);

/** Once in each session it is looked whether contact data are missing; then the wizard stands over the page. */
export const OnboardingOver = ({ app }: { app: App }) => {
  const phase = useSelector(app.session, sessionPhase);
  const whose = useSelector(app.session, ({ context }) => context.codigoAfiliado);
  if (phase !== 'autenticada') return null;
  return (
    <Suspense>
      <Check key={whose} app={app} />
    </Suspense>
  );
};
