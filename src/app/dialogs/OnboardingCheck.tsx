import { useRouter } from '@tanstack/react-router';
import { onboardingCheckLogic } from '../../flows/onboardingCheck/wiring';
import { lazyDialog } from '../../parts/lazy-dialog';
import { useFlow } from '../../parts/use-flow';
import { watchOverlays } from '../../platform/watch-overlays';
import type { App } from '../start/app';

const Modal = lazyDialog(
  () => import('./OnboardingModal').then((module) => module.OnboardingModal),
  ({ close }) => ({ close }),
);

/** Renders nothing until contact data are missing. */
export const OnboardingCheck = ({ app }: { app: App }) => {
  const router = useRouter();
  const onPage = (gone: (pathname: string) => void) => {
    gone((router.state.resolvedLocation ?? router.state.location).pathname);
    return router.subscribe('onResolved', ({ toLocation }) => gone(toLocation.pathname));
  };
  const { actor, state } = useFlow(() => onboardingCheckLogic({ deps: app, onPage, watchOverlays }));
  if (state !== 'mostrando') return null;
  return (
    <>
      {/* Marks the wizard as open while its chunk loads, so that no other dialog opens. */}
      <span hidden data-over-page="wizard" />
      <Modal
        deps={app}
        navigate={(to) => void router.navigate({ href: to })}
        close={() => actor.send({ type: 'CERRADO' })}
      />
    </>
  );
};
