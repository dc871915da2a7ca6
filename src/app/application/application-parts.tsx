import type { ComponentProps } from 'react';
import type { ApplicationScreen } from '../../flows/application/ApplicationScreen';
import { preloadLaterSteps } from '../../flows/application/Steps';
import { applicationLogic } from '../../flows/application/wiring';
import { applicationListsLogic } from '../../flows/applicationLists/wiring';
import { lazyDialog } from '../../parts/lazy-dialog';
import { applicationStore } from '../../platform/application-store';
import { whenIdle } from '../../platform/document';
import { applicationAddress } from '../../wiring/addresses/application-address';
import type { FilterRouter } from '../../wiring/addresses/filter-address';
import type { App } from '../start/app';

const ApplicationDependent = lazyDialog(
  () => import('./ApplicationDependent').then((module) => module.ApplicationDependent),
  ({ application }) => ({ close: () => application.send({ type: 'CERRAR' }) }),
);

/** The flows of the public application, as the page starts them. */
export const applicationParts = (
  app: App,
  router: FilterRouter,
  navigate: (to: string) => void,
): ComponentProps<typeof ApplicationScreen> => {
  const store = applicationStore(app.browser, () => app.browser.clock.now().wall);
  return {
    startLists: () => {
      whenIdle(() => {
        preloadLaterSteps();
        ApplicationDependent.preload();
      });
      return applicationListsLogic({ deps: app });
    },
    start: (lists) => applicationLogic({ deps: app, address: applicationAddress(router), store, lists, navigate }),
    dependent: (application) => <ApplicationDependent application={application} store={store} />,
  };
};
