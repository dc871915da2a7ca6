import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, InputFrom } from 'xstate';
import type { mailWaitMachine } from '../../../machines/mailWait/mailWait.machine';
import type { StateOf } from '../../../machines/state-of';
import { leafOf } from '../../app/leaf-of';
import { screenHour } from '../../rules/dates/date';
import { Button } from '../../ui/actions/Button';
import { PageNotice } from '../../ui/frames/PageNotice';
import { MailIcon } from '../../ui/icons/MailIcon';
import { Row } from '../../ui/layout/Stack';
import { mailWaitTexts as words } from './texts';

type View = (props: { actor: ActorRefFrom<typeof mailWaitMachine>; news: boolean }) => React.ReactNode;

const Waiting: View = ({ actor, news }) => {
  const correo = useSelector(actor, ({ context }) => context.correo);
  const desde = useSelector(actor, ({ context }) => context.desde);
  return (
    <PageNotice
      occasion={news ? String(desde) : null}
      tone="informacion"
      icon={<MailIcon />}
      title={words.titulo}
      action={
        <Row space={2}>
          <Button kind="tonal" size="small" onPress={() => actor.send({ type: 'REENVIAR' })}>
            {words.reenviar}
          </Button>
          <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'OLVIDAR' })}>
            {words.olvidar}
          </Button>
        </Row>
      }
    >
      <p>{words.enviado(correo, screenHour(desde))}</p>
      <p>{words.consejo}</p>
    </PageNotice>
  );
};

const views = { esperando: Waiting, olvidado: null } satisfies Record<StateOf<typeof mailWaitMachine>, View | null>;

interface Props {
  /** Called once: the machine with its parts, and what it starts from. */
  start: () => { logic: typeof mailWaitMachine; input: InputFrom<typeof mailWaitMachine> };
  /** The mail was asked for just now. */
  news: boolean;
}

export const MailWaitScreen = ({ start, news }: Props) => {
  const [{ logic, input }] = useState(start);
  const actor = useActorRef(logic, { input });
  const Current = views[useSelector(actor, (snapshot) => leafOf<StateOf<typeof mailWaitMachine>>(snapshot))];
  return Current === null ? null : <Current actor={actor} news={news} />;
};
