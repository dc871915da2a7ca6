import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { sessionPhase } from '../rules/session/session';
import { latePart } from '../ui/blocks/late-part';
import type { App } from './app';

/** Where it does not come nobody misses it: the next session looks again. */
const Check = latePart(
  () => import('./OnboardingCheck').then((check) => check.OnboardingCheck),
  () => null,
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
