import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { PublicSettings } from '../../../domain/contract/settings';
import { ContactEdit } from '../../flows/contactEdit/ContactEdit';
import { contactEditLogic } from '../../flows/contactEdit/wiring';
import { NoticeChoicesScreen } from '../../flows/noticeChoices/NoticeChoicesScreen';
import { noticeChoicesLogic } from '../../flows/noticeChoices/wiring';
import type { Viewed } from '../../flows/profile/viewed';
import { lazyPart } from '../../parts/lazy-part';
import { MailTrouble } from '../../parts/MailTrouble';
import { useFlow } from '../../parts/use-flow';
import { Stack } from '../../ui/layout/Stack';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { App } from '../start/app';
import { profileLeaving } from './leaving';

const Sessions = lazyPart(
  () => import('./ProfileSessions').then((module) => module.ProfileSessions),
  () => null,
);

const Data = lazyPart(
  () => import('./ProfileData').then((module) => module.ProfileData),
  () => null,
);

interface Props {
  app: App;
  links: PublicSettings['links'];
  shell: ShellRef;
  viewed: Viewed;
}

/** Lazy-loaded when its tab is first opened; stays mounted afterwards. */
export const ProfileContact = ({ app, links, shell, viewed }: Props) => {
  const { whose, codigoAfiliado, profile } = viewed;
  const { history } = useRouter();
  const { regimen } = profile.datosPersonales;
  const member = useSelector(app.member, (current) => current);
  const trouble = useSelector(member?.mail, (snapshot) => snapshot?.context.dato ?? null);
  const { actor } = useFlow(() =>
    contactEditLogic({
      deps: app,
      leaving: profileLeaving({ history, session: app.session, shell }),
      codigoAfiliado,
      regimen,
    }),
  );
  return (
    <Stack space={6}>
      {whose === 'own' && trouble !== null && <MailTrouble trouble={trouble} />}
      <ContactEdit actor={actor} />
      {whose === 'own' && <NoticeChoicesScreen start={() => noticeChoicesLogic({ deps: app })} />}
      {whose === 'own' && <Sessions app={app} />}
      <Data app={app} links={links} viewed={viewed} />
    </Stack>
  );
};
