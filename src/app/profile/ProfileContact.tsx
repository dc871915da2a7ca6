import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { ContactEdit } from '../../flows/contactEdit/ContactEdit';
import { contactEditLogic } from '../../flows/contactEdit/wiring';
import { NoticeChoicesScreen } from '../../flows/noticeChoices/NoticeChoicesScreen';
import { noticeChoicesLogic } from '../../flows/noticeChoices/wiring';
import type { Viewed } from '../../flows/profile/viewed';
import { MailTrouble } from '../../parts/MailTrouble';
import { useFlow } from '../../parts/use-flow';
import { Stack } from '../../ui/layout/Stack';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { App } from '../start/app';
import { profileLeaving } from './leaving';

interface Props {
  app: App;
  shell: ShellRef;
  viewed: Viewed;
}

/** Lazy-loaded when its tab is first opened; stays mounted afterwards. */
export const ProfileContact = ({ app, shell, viewed }: Props) => {
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
    </Stack>
  );
};
