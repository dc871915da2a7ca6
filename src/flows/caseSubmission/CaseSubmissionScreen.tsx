import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isOutcomeUnknown } from '../../../domain/rules/requests/is-outcome-unknown';
import type { caseSubmissionMachine } from '../../../machines/caseSubmission/caseSubmission.machine';
import type { StateOf } from '../../../machines/state-of';
import { Created } from '../../parts/requests/Created';
import { Sending } from '../../parts/requests/Sending';
import { Unconfirmed } from '../../parts/requests/Unconfirmed';
import { SendProgress } from '../../parts/SendProgress';
import { statePath } from '../../parts/state-path';
import { requestFormTexts as words } from '../../texts/request-form';
import { shellTexts } from '../../texts/shell';
import { Spinner } from '../../ui/blocks/Spinner';

type State = StateOf<typeof caseSubmissionMachine>;

interface ViewProps {
  actor: ActorRefFrom<typeof caseSubmissionMachine>;
  state: State;
  /** The form's words for a request that was not created; null: the form only has words for the unknown outcome. */
  noCreada: string | null;
  /** The form's review. */
  review: (submission: Pick<ViewProps, 'actor' | 'state'>) => ReactNode;
}

type View = (props: ViewProps) => ReactNode;

const waiting = <Spinner label={shellTexts.cargando} />;

const Reviewing: View = ({ review, actor, state }) => review({ actor, state });

const Saving: View = () => (
  <Sending title={words.preparandoEnvio} onCancel={null}>
    {waiting}
  </Sending>
);

const Preparing: View = ({ actor }) => (
  <Sending title={words.preparandoEnvio} onCancel={() => actor.send({ type: 'CANCELAR' })}>
    {waiting}
  </Sending>
);

const Leaving: View = ({ actor }) => {
  const progreso = useSelector(actor, ({ context }) => context.progreso);
  const faltanDocumentos = useSelector(actor, ({ context }) => context.faltanDocumentos);
  return (
    <Sending title={words.procesando} onCancel={() => actor.send({ type: 'CANCELAR' })}>
      {faltanDocumentos ? waiting : <SendProgress {...progreso} label={words.procesando} />}
    </Sending>
  );
};

const Looking: View = () => (
  <Sending title={words.comprobando} doing={words.mirando} onCancel={null}>
    {waiting}
  </Sending>
);

const Doubtful: View = ({ actor, noCreada }) => {
  const { cancelada, nuevos, problema } = useSelector(actor, ({ context }) => context);
  return (
    <Unconfirmed
      cancelled={cancelada}
      failed={noCreada !== null && isOutcomeUnknown(problema) ? noCreada : null}
      cases={nuevos}
      onLook={() => actor.send({ type: 'COMPROBAR' })}
      onBack={() => actor.send({ type: 'CORREGIR' })}
    />
  );
};

const Done: View = ({ actor }) => {
  const caso = useSelector(actor, ({ context }) => context.caso);
  return <Created caso={caso} onGo={() => actor.send({ type: 'CONTINUAR' })} />;
};

const views = {
  empezando: Saving,
  'revisando.leyendo': Reviewing,
  'revisando.sinEnviar': Reviewing,
  'revisando.noCreada': Reviewing,
  guardandoTelefonos: Saving,
  anotandoCasos: Preparing,
  enviando: Leaving,
  comprobando: Looking,
  sinConfirmar: Doubtful,
  conCaso: Looking,
  conRecibo: Done,
  creada: Done,
  corregida: Saving,
} satisfies Record<State, View>;

type Props = Omit<ViewProps, 'state'>;

const Submission = (props: Props) => {
  const state = useSelector(props.actor, (snapshot) => statePath<State>(snapshot));
  const Current: View = views[state];
  return <Current {...props} state={state} />;
};

interface Shown extends Omit<Props, 'actor'> {
  /** Undefined once the form has left this state. */
  actor: Props['actor'] | undefined;
}

/** A request being reviewed and sent, shown in place of its form. */
export const CaseSubmissionScreen = ({ actor, ...props }: Shown) => actor && <Submission actor={actor} {...props} />;
