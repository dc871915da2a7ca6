import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Places, Viewed } from '../flows/profile/viewed';
import { initials } from '../rules/person/person';
import { Avatar } from '../ui/blocks/Avatar';
import type { App } from './app';
import { ProfilePhoto } from './ProfilePhoto';
import type { ShellRef } from './shell-ref';

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
  const isOwn = viewed.whose === 'own';
  const src = isOwn && own !== '' ? own : null;
  const picture = <Avatar src={src} initials={initials(viewed.profile.datosPersonales)} size="large" />;
  if (!isOwn || member === null)
    return children({ picture, photo: null, notice: null, balances: () => null, contact: null });
  return (
    <ProfilePhoto app={app} member={member} viewed={viewed}>
      {({ photo, receipt }) => children({ picture, photo, notice: receipt, balances: () => null, contact: null })}
    </ProfilePhoto>
  );
};
