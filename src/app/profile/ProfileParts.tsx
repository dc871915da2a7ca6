import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PublicSettings } from '../../../domain/contract/settings';
import { initials } from '../../../domain/rules/person/person';
import { photoUrl } from '../../../domain/rules/picture/photo';
import type { Places, Viewed } from '../../flows/profile/viewed';
import { LostPart } from '../../parts/LostPart';
import { lazyPart } from '../../parts/lazy-part';
import { shellTexts } from '../../texts/shell';
import { Avatar } from '../../ui/blocks/Avatar';
import { Skeleton } from '../../ui/blocks/Skeleton';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { App } from '../start/app';
import { useLazyFlow } from './use-lazy-flow';

const block = () => <Skeleton shape="block" label={shellTexts.cargando} />;
const nothing = () => null;

const Balances = lazyPart(() => import('../../flows/secureDevice/Balances').then((module) => module.Balances), block);
const ProfileContact = lazyPart(() => import('./ProfileContact').then((module) => module.ProfileContact));
const ProfileSecurity = lazyPart(() => import('./ProfileSecurity').then((module) => module.ProfileSecurity));
const PhotoPart = lazyPart(() => import('../../flows/photo/PhotoPart').then((module) => module.PhotoPart), nothing);
const PhotoReceipt = lazyPart(
  () => import('../../flows/photo/PhotoReceipt').then((module) => module.PhotoReceipt),
  nothing,
);

interface Props {
  app: App;
  links: PublicSettings['links'];
  shell: ShellRef;
  viewed: Viewed;
  children: (places: Places) => ReactNode;
}

/**
 * The child flows of a profile page. They start here, so that they outlive their tab; they end with the page or when
 * the person changes.
 */
export const ProfileParts = ({ app, links, shell, viewed, children }: Props) => {
  const member = useSelector(app.member, (current) => current);
  const own = useSelector(member?.portrait, (snapshot) => snapshot?.context.dato.foto ?? '');
  const hasPhoto = useSelector(member?.portrait, (snapshot) =>
    snapshot?.matches('cargado') ? snapshot.context.dato.hay : null,
  );
  const isOwn = viewed.whose === 'own';
  const current = isOwn ? own : photoUrl(viewed.corePhoto);
  const letters = initials(viewed.profile.datosPersonales);
  const photo = useLazyFlow(isOwn ? () => import('./own-photo').then(({ ownPhoto }) => ownPhoto(app, viewed)) : null);
  const device = useLazyFlow(async () => {
    const { secureDeviceLogic } = await import('../../flows/secureDevice/wiring');
    return secureDeviceLogic({ deps: app, viewed });
  });
  const balances: Places['balances'] = (plan) =>
    device.failed ? (
      <LostPart retry={device.retry} />
    ) : device.actor === null ? (
      block()
    ) : (
      <Balances device={device.actor} plan={plan} showContact={viewed.showContact} />
    );
  return children({
    picture: <Avatar src={current || null} initials={letters} size="large" />,
    photo:
      photo.actor === null ? null : (
        <PhotoPart actor={photo.actor} hasPhoto={hasPhoto} current={current} initials={letters} />
      ),
    notice:
      photo.actor === null ? photo.failed && <LostPart retry={photo.retry} /> : <PhotoReceipt actor={photo.actor} />,
    balances,
    contact: <ProfileContact app={app} shell={shell} viewed={viewed} />,
    security: <ProfileSecurity app={app} links={links} viewed={viewed} />,
  });
};
