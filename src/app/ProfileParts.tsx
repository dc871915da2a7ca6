import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Places, Viewed } from '../flows/profile/viewed';
import { Balances } from '../flows/secureDevice/Balances';
import { secureDeviceLogic } from '../flows/secureDevice/wiring';
import { initials } from '../rules/person/person';
import { Avatar } from '../ui/blocks/Avatar';
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
  const member = useSelector(app.member, (current) => current);
  const own = useSelector(member?.portrait, (snapshot) => snapshot?.context.foto ?? '');
  const photo = viewed.whose === 'own' ? own : '';
  const picture = (
    <Avatar src={photo === '' ? null : photo} initials={initials(viewed.profile.datosPersonales)} size="large" />
  );
  const { actor: device } = useFlow(() => secureDeviceLogic({ app, viewed }));
  const balances: Places['balances'] = (plan) => <Balances device={device} plan={plan} />;
  return children({ picture, photo: null, notice: null, balances, contact: null });
};
