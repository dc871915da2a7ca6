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
  /** The form's words for a request that was not created; null: the form only has words for the unknown outcome. */
  noCreada: string | null;
}

type View = (props: ViewProps) => ReactNode;

const waiting = <Spinner label={shellTexts.cargando} />;

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
  guardandoTelefonos: Saving,
  anotandoCasos: Preparing,
  enviando: Leaving,
  comprobando: Looking,
  sinConfirmar: Doubtful,
  conCaso: Looking,
  conRecibo: Done,
  creada: Done,
  cancelada: Saving,
  corregida: Saving,
  sinEnviar: Saving,
  noCreada: Saving,
} satisfies Record<State, View>;

const Submission: View = (props) => {
  const state = useSelector(props.actor, (snapshot) => statePath<State>(snapshot));
  const Current: View = views[state];
  return <Current {...props} />;
};

interface Props {
  /** Undefined once the form has left this state. */
  actor: ViewProps['actor'] | undefined;
  noCreada: string | null;
}

/** A request being sent, shown in place of its form. */
export const CaseSubmissionScreen = ({ actor, noCreada }: Props) =>
  actor === undefined ? null : <Submission actor={actor} noCreada={noCreada} />;
