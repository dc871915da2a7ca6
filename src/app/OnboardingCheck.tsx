import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { onboardingCheckLogic } from '../flows/onboardingCheck/wiring';
import { lateDialog } from '../parts/late-dialog';
import { useFlow } from '../parts/use-flow';
import { onFree } from '../platform/over-page';
import type { App } from './app';

const Modal = lateDialog(
  () => import('./OnboardingModal').then((modal) => modal.OnboardingModal),
  ({ close }) => ({ close }),
);

/** Nothing to see until contact data are missing. */
export const OnboardingCheck = ({ app }: { app: App }) => {
  const router = useRouter();
  const onPage = (gone: (pathname: string) => void) => {
    gone((router.state.resolvedLocation ?? router.state.location).pathname);
    return router.subscribe('onResolved', ({ toLocation }) => gone(toLocation.pathname));
  };
  const { actor, state } = useFlow(() => onboardingCheckLogic({ deps: app, onPage, onFree }));
  if (state !== 'mostrando') return null;
  return (
    <>
      {/* Its turn begins before its parts have come: until then nothing else may open. */}
      <span hidden data-over-page="wizard" />
      <Suspense>
        <Modal
          deps={app}
          navigate={(to) => void router.navigate({ href: to })}
          close={() => actor.send({ type: 'CERRADO' })}
        />
      </Suspense>
    </>
  );
};
