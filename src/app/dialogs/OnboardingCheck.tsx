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

/** Nothing to see until contact data are missing. */
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
      {/* Its turn begins before its parts have come: until then nothing else may open. */}
      <span hidden data-over-page="wizard" />
      <Modal
        deps={app}
        navigate={(to) => void router.navigate({ href: to })}
        close={() => actor.send({ type: 'CERRADO' })}
      />
    </>
  );
};
