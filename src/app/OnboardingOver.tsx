import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { onboardingCheckLogic } from '../flows/onboardingCheck/wiring';
import { onFree } from '../platform/over-page';
import { sessionPhase } from '../rules/session/session';
import type { App } from './app';
import { useFlow } from './use-flow';

const Modal = lazy(() => import('./OnboardingModal').then((modal) => ({ default: modal.OnboardingModal })));

/** Once in each session it is looked whether contact data are missing; then the wizard stands over the page. */
export const OnboardingOver = ({ app }: { app: App }) => {
  const phase = useSelector(app.session, sessionPhase);
  const whose = useSelector(app.session, ({ context }) => context.codigoAfiliado);
  return phase === 'autenticada' ? <Check key={whose} app={app} /> : null;
};

const Check = ({ app }: { app: App }) => {
  const router = useRouter();
  const onPage = (gone: (pathname: string) => void) => {
    gone((router.state.resolvedLocation ?? router.state.location).pathname);
    return router.subscribe('onResolved', ({ toLocation }) => gone(toLocation.pathname));
  };
  const { actor, state } = useFlow(() => onboardingCheckLogic({ app, onPage, onFree }));
  if (state !== 'mostrando') return null;
  return (
    <Suspense>
      <Modal
        app={app}
        navigate={(to) => void router.navigate({ href: to })}
        close={() => actor.send({ type: 'CERRADO' })}
      />
    </Suspense>
  );
};
