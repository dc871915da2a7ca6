import type { ReactNode } from 'react';
import type { Places, Viewed } from '../flows/profile/viewed';
import { Balances } from '../flows/secureDevice/Balances';
import { secureDeviceLogic } from '../flows/secureDevice/wiring';
import type { App } from './app';
import type { ShellRef } from './shell-ref';
import { useFlow } from './use-flow';

interface Props {
  app: App;
  shell: ShellRef;
  viewed: Viewed;
  children: (places: Places) => ReactNode;
}

/**
 * The flows that live on the page of a profile. Each begins here with `useFlow`, so that it outlives the tab that it is
 * seen in; it ends with the page, or when someone else's data are opened.
 */
export const ProfileParts = ({ app, viewed, children }: Props) => {
  const { actor: device } = useFlow(() => secureDeviceLogic({ app, viewed }));
  const balances: Places['balances'] = (plan) => <Balances device={device} plan={plan} />;
  return children({ photo: null, notice: null, balances, contact: null });
};
