import type { ComponentProps } from 'react';
import type { ApplicationScreen } from '../flows/application/ApplicationScreen';
import { preloadLaterSteps } from '../flows/application/Steps';
import { applicationLogic } from '../flows/application/wiring';
import { applicationListsLogic } from '../flows/applicationLists/wiring';
import { applicationStore } from '../platform/application-store';
import { whenIdle } from '../platform/document';
import { applicationAddress } from '../wiring/application-address';
import type { FilterRouter } from '../wiring/filter-address';
import { ApplicationDependent, preloadDependent } from './ApplicationDependent';
import type { App } from './app';

/** The flows of the public application, as its page starts them. */
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
        preloadDependent();
      });
      return applicationListsLogic({ deps: app });
    },
    start: (lists) => applicationLogic({ deps: app, address: applicationAddress(router), store, lists, navigate }),
    dependent: (application) => <ApplicationDependent application={application} store={store} />,
  };
};
