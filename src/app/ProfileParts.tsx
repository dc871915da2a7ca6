import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import { initials } from '../../domain/rules/person/person';
import { photoUrl } from '../../domain/rules/picture/photo';
import type { Places, Viewed } from '../flows/profile/viewed';
import { LostPart } from '../parts/LostPart';
import { lazyPart } from '../parts/lazy-part';
import { shellTexts } from '../texts/shell';
import { Avatar } from '../ui/blocks/Avatar';
import { Card } from '../ui/blocks/Card';
import { Skeleton } from '../ui/blocks/Skeleton';
import type { ShellRef } from '../wiring/shell-ref';
import type { App } from './app';
import { useLateFlow } from './use-late-flow';

const Balances = lazyPart(() => import('../flows/secureDevice/Balances').then((part) => part.Balances));
const ContactPart = lazyPart(() => import('./ContactPart').then((part) => part.ContactPart));
const PhotoPart = lazyPart(() => import('../flows/photo/PhotoPart').then((part) => part.PhotoPart));
const PhotoReceipt = lazyPart(() => import('../flows/photo/PhotoReceipt').then((part) => part.PhotoReceipt));

interface Props {
  app: App;
  shell: ShellRef;
  viewed: Viewed;
  children: (places: Places) => ReactNode;
}

/**
 * The flows that live on the page of a profile. Each begins here, so that it outlives the tab that it is seen in;
 * it ends with the page, or when someone else's data are opened.
 */
export const ProfileParts = ({ app, shell, viewed, children }: Props) => {
  const member = useSelector(app.member, (current) => current);
  const own = useSelector(member?.portrait, (snapshot) => snapshot?.context.foto ?? '');
  const hasPhoto = useSelector(member?.portrait, (snapshot) =>
    snapshot?.matches('cargado') ? snapshot.context.hay : null,
  );
  const isOwn = viewed.whose === 'own';
  const current = isOwn ? own : photoUrl(viewed.corePhoto);
  const letters = initials(viewed.profile.datosPersonales);
  const photo = useLateFlow(isOwn ? () => import('./own-photo').then(({ ownPhoto }) => ownPhoto(app, viewed)) : null);
  const contact = (
    <Suspense fallback={<Skeleton shape="field" count={3} label={shellTexts.cargando} />}>
      <ContactPart app={app} shell={shell} viewed={viewed} />
    </Suspense>
  );
  const device = useLateFlow(async () => {
    const { secureDeviceLogic } = await import('../flows/secureDevice/wiring');
    return secureDeviceLogic({ deps: app, viewed });
  });
  const coming = (
    <Card>
      <Skeleton shape="block" label={shellTexts.cargando} />
    </Card>
  );
  const balances: Places['balances'] = (plan) =>
    device.lost ? (
      <LostPart again={device.again} />
    ) : device.actor === null ? (
      coming
    ) : (
      <Suspense fallback={coming}>
        <Balances device={device.actor} plan={plan} showContact={viewed.showContact} />
      </Suspense>
    );
  return children({
    picture: <Avatar src={current || null} initials={letters} size="large" />,
    photo:
      photo.actor === null ? null : (
        <Suspense>
          <PhotoPart actor={photo.actor} hasPhoto={hasPhoto} current={current} initials={letters} />
        </Suspense>
      ),
    notice:
      photo.actor === null ? (
        photo.lost && <LostPart again={photo.again} />
      ) : (
        <Suspense>
          <PhotoReceipt actor={photo.actor} />
        </Suspense>
      ),
    balances,
    contact,
  });
};
