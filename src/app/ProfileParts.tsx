import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Places, Viewed } from '../flows/profile/viewed';
import { initials } from '../rules/person/person';
import { shellTexts } from '../texts/shell';
import { Avatar } from '../ui/blocks/Avatar';
import { Skeleton } from '../ui/blocks/Skeleton';
import type { App } from './app';
import type { ShellRef } from './shell-ref';

const ContactPart = lazy(() => import('./ContactPart').then((part) => ({ default: part.ContactPart })));

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
export const ProfileParts = ({ app, shell, viewed, children }: Props) => {
  const member = useSelector(app.member, (current) => current);
  const own = useSelector(member?.portrait, (snapshot) => snapshot?.context.foto ?? '');
  const photo = viewed.whose === 'own' ? own : '';
  const picture = (
    <Avatar src={photo === '' ? null : photo} initials={initials(viewed.profile.datosPersonales)} size="large" />
  );
  const contact = (
    <Suspense fallback={<Skeleton shape="field" count={3} label={shellTexts.cargando} />}>
      <ContactPart app={app} shell={shell} viewed={viewed} />
    </Suspense>
  );
  return children({ picture, photo: null, notice: null, balances: () => null, contact });
};
