import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { atHour } from '../../../domain/rules/dates/dates';
import type { mailWaitMachine } from '../../../machines/mailWait/mailWait.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { Button } from '../../ui/actions/Button';
import { PageNotice } from '../../ui/frames/PageNotice';
import { MailIcon } from '../../ui/icons/MailIcon';
import { Row } from '../../ui/layout/Stack';
import { linkWords, mailWaitTexts as words } from './texts';

type View = (props: { actor: ActorRefFrom<typeof mailWaitMachine>; isFresh: boolean }) => React.ReactNode;

const Waiting: View = ({ actor, isFresh }) => {
  const { enlace, reenviar } = linkWords[useSelector(actor, ({ context }) => context.asunto)];
  const correo = useSelector(actor, ({ context }) => context.correo);
  const desde = useSelector(actor, ({ context }) => context.desde);
  return (
    <PageNotice
      occasion={isFresh ? String(desde) : null}
      tone="informacion"
      icon={<MailIcon />}
      title={words.titulo}
      action={
        <Row space={2}>
          <Button kind="tonal" size="small" onPress={() => actor.send({ type: 'REENVIAR' })}>
            {reenviar}
          </Button>
          <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'OLVIDAR' })}>
            {words.olvidar}
          </Button>
        </Row>
      }
    >
      <p>{words.enviado(enlace, correo, atHour(desde))}</p>
      <p>{words.consejo}</p>
    </PageNotice>
  );
};

const views = { esperando: Waiting, olvidado: null } satisfies Record<StateOf<typeof mailWaitMachine>, View | null>;

interface Props {
  start: () => Start<typeof mailWaitMachine>;
  /** The mail was requested just now. */
  isFresh: boolean;
}

export const MailWaitScreen = ({ start, isFresh }: Props) => {
  const { actor, state } = useFlow(start);
  const Current = views[state];
  return Current === null ? null : <Current actor={actor} isFresh={isFresh} />;
};
