import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { PhotoButton } from '../flows/photo/PhotoButton';
import { PhotoReceipt } from '../flows/photo/PhotoReceipt';
import { PhotoScreen } from '../flows/photo/PhotoScreen';
import { photoLogic } from '../flows/photo/wiring';
import type { Viewed } from '../flows/profile/viewed';
import { photoDevice } from '../platform/photo/photo-device';
import { initials } from '../rules/person/person';
import type { App } from './app';
import type { Member } from './member';
import { useFlow } from './use-flow';

interface Props {
  app: App;
  member: Member;
  viewed: Viewed;
  /** `photo` stands at the photo in the head, `receipt` under the title. */
  children: (places: { photo: ReactNode; receipt: ReactNode }) => ReactNode;
}

/** The dialog of one's own photo, and what is left to say after the page has loaded anew for it. */
export const ProfilePhoto = ({ app, member: { portrait }, viewed, children }: Props) => {
  const { actor } = useFlow(() => photoLogic({ app, portrait, device: photoDevice(), reread: viewed.reread }));
  const current = useSelector(portrait, ({ context }) => context.foto);
  const known = useSelector(portrait, (snapshot) => snapshot.matches('cargado'));
  return children({
    photo: (
      <>
        <PhotoButton onOpen={() => actor.send({ type: 'ABRIR', hayFoto: known ? current !== '' : null })} />
        <PhotoScreen actor={actor} current={current} initials={initials(viewed.profile.datosPersonales)} />
      </>
    ),
    receipt: <PhotoReceipt actor={actor} />,
  });
};
