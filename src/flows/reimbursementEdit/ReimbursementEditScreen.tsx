import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { routes } from '../../../domain/rules/access/routes';
import { screenDate } from '../../../domain/rules/dates/dates';
import { isOutcomeUnknown } from '../../../domain/rules/requests/is-outcome-unknown';
import type { reimbursementEditMachine } from '../../../machines/reimbursementEdit/reimbursementEdit.machine';
import type { StateOf } from '../../../machines/state-of';
import { RequestPage } from '../../parts/requests/RequestPage';
import { Sending } from '../../parts/requests/Sending';
import { statusLine } from '../../parts/requests/status-line';
import { timeLeftLine } from '../../parts/requests/time-left';
import { SendProgress } from '../../parts/SendProgress';
import { statePath } from '../../parts/state-path';
import { failureNotice } from '../../texts/failure';
import { requestFormTexts } from '../../texts/request-form';
import { requestTexts } from '../../texts/requests';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { SaveBar } from '../../ui/actions/SaveBar';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { type Fact, FactGrid } from '../../ui/blocks/FactGrid';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Outcome } from '../../ui/blocks/Outcome';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { Spinner } from '../../ui/blocks/Spinner';
import { useEmitted } from '../../ui/hooks/use-emitted';
import { ClockIcon } from '../../ui/icons/ClockIcon';
import { Buttons } from '../../ui/layout/Buttons';
import { Columns } from '../../ui/layout/Columns';
import { Stack } from '../../ui/layout/Stack';
import { reimbursementEditTexts as words } from './texts';

type Ref = ActorRefFrom<typeof reimbursementEditMachine>;
type State = StateOf<typeof reimbursementEditMachine>;

interface ViewProps {
  actor: Ref;
  /** The child flow of attachments. */
  documents: { form: ReactNode };
  /** By the server's clock. */
  now: number;
}
type View = (props: ViewProps) => ReactNode;
type Case = NonNullable<ReturnType<Ref['getSnapshot']>['context']['caso']>;

const Go = createLink(ButtonAnchor);

const Loading: View = () => (
  <Card>
    <p role="status">{words.cargando}</p>
    <Skeleton shape="field" count={3} label={shellTexts.cargando} />
  </Card>
);

const Failed: View = ({ actor }) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  return (
    <ErrorBlock
      title={words.sinCargar}
      detail={problema === null ? undefined : failureNotice(problema, 'servicios').detalle}
      retry={{ label: shellTexts.reintentar, act: () => actor.send({ type: 'REINTENTAR' }) }}
    />
  );
};

const Facts = ({ caso, more = [] }: { caso: Case; more?: readonly Fact[] }) => (
  <Card>
    <CardHead title={words.datos} />
    <FactGrid
      facts={[
        { label: words.caso, value: caso.numeroCaso },
        { label: words.tipo, value: caso.titulo },
        { label: words.apertura, value: screenDate(caso.fechaApertura) },
        { label: words.descripcion, value: caso.descripcion },
        ...more,
      ]}
    />
  </Card>
);

/** A case that waits for nothing: its status and answer are facts among others. */
const EndedFacts = ({ actor }: { actor: Ref }) => {
  const caso = useSelector(actor, ({ context }) => context.caso);
  if (caso === null) return null;
  const { respuesta } = caso;
  return (
    <Facts
      caso={caso}
      more={[
        { label: words.estado, value: statusLine(caso) },
        { label: words.respuesta, value: respuesta },
      ]}
    />
  );
};

/** What the insurer says is missing, and until when it may come. */
const Reason = ({ respuesta, now }: Pick<Case, 'respuesta'> & Pick<ViewProps, 'now'>) => (
  <Alert tone="advertencia" lasting icon={<ClockIcon />} title={requestTexts.devuelta}>
    <Stack space={2}>
      {respuesta.trim() !== '' && <p dir="auto">«{respuesta.trim()}»</p>}
      <p>{timeLeftLine(respuesta, now) ?? words.plazo}</p>
    </Stack>
  </Alert>
);

const ended =
  (title: string, detail: string, offersNew: boolean): View =>
  ({ actor }) => (
    <Stack space={5}>
      <Card>
        <Outcome tone="informacion" title={title} details={[detail]} occasion={title}>
          {offersNew && (
            <Go look="primary" to={routes.requests.path} search={{ nueva: 'reembolso' }}>
              {words.nueva}
            </Go>
          )}
          <Go to={routes.requests.path}>{words.verCasos}</Go>
          <Button kind="outline" onPress={() => actor.send({ type: 'REINTENTAR' })}>
            {shellTexts.reintentar}
          </Button>
        </Outcome>
      </Card>
      <EndedFacts actor={actor} />
    </Stack>
  );

const messages: Partial<Record<State, readonly [tone: 'error' | 'advertencia', title: string, detail?: string]>> = {
  'editando.sinDocumentos': ['error', words.sinDocumentos, words.sinDocumentosDetalle],
  'editando.faltaArchivo': ['error', words.faltaArchivo],
  'editando.adjuntando': ['advertencia', words.preparando],
  'editando.sinEnviar': ['error', words.sinEnviar, words.sinEnviarDetalle],
  'editando.noEnviada': ['error', words.noEnviada, words.noEnviadaDetalle],
};

const Message = ({ actor }: { actor: Ref }) => {
  const state = useSelector(actor, (snapshot) => statePath<State>(snapshot));
  const presses = useEmitted(actor, 'FALTAN_DATOS');
  const said = useSelector(actor, ({ context }) => context.problema);
  const found = messages[state];
  if (found === undefined) return null;
  const [tone, title, detail] = found;
  return (
    <LeadAlert key={`${state} ${presses}`} tone={tone} title={title}>
      {detail !== undefined && <p>{detail}</p>}
      {said !== null && <p>{failureNotice(said, 'servicios').titulo}</p>}
    </LeadAlert>
  );
};

const Editing: View = ({ actor, documents, now }) => {
  const caso = useSelector(actor, ({ context }) => context.caso);
  return (
    <Stack space={5}>
      {caso !== null && <Reason respuesta={caso.respuesta} now={now} />}
      <Message actor={actor} />
      <Columns even>
        <Stack space={4}>
          <p>{words.soloLectura}</p>
          {documents.form}
        </Stack>
        {caso !== null && <Facts caso={caso} />}
      </Columns>
      <SaveBar label={words.barra}>
        <Button onPress={() => actor.send({ type: 'ENVIAR' })}>{words.enviar}</Button>
      </SaveBar>
    </Stack>
  );
};

const waiting =
  (title: string): View =>
  ({ actor }) => {
    const mayCancel = useSelector(actor, (snapshot) => snapshot.matches('releyendo') || snapshot.matches('reenviando'));
    return (
      <Sending
        title={title}
        doing={requestFormTexts.mirando}
        barra={words.barra}
        onCancel={mayCancel ? () => actor.send({ type: 'CANCELAR' }) : null}
      >
        <Spinner label={shellTexts.cargando} />
      </Sending>
    );
  };

const Leaving: View = ({ actor }) => {
  const progreso = useSelector(actor, ({ context }) => context.progreso);
  return (
    <Sending title={words.enviando} barra={words.barra} onCancel={() => actor.send({ type: 'CANCELAR' })}>
      <SendProgress {...progreso} label={words.enviando} />
    </Sending>
  );
};

const Doubtful: View = ({ actor }) => {
  const failed = useSelector(actor, ({ context }) => isOutcomeUnknown(context.problema));
  const hasFiles = useSelector(actor, ({ context }) => context.archivos > 0);
  return (
    <Card>
      <Stack space={4}>
        <LeadAlert tone="advertencia" title={failed ? words.noEnviada : words.sinConfirmar}>
          {failed && <p>{words.sinConfirmar}.</p>}
          <p>{words.sinConfirmarDetalle}</p>
        </LeadAlert>
        <Buttons>
          <Button onPress={() => actor.send({ type: 'COMPROBAR' })}>{words.comprobar}</Button>
          <Button kind="outline" onPress={() => actor.send({ type: 'ENVIAR' })}>
            {hasFiles ? words.otraVez : words.anadirOtraVez}
          </Button>
        </Buttons>
      </Stack>
    </Card>
  );
};

const Done: View = ({ actor }) => {
  const { numeroCaso } = actor.getSnapshot().context;
  return (
    <Card>
      <Outcome
        tone="exito"
        title={words.guardada}
        details={[words.guardadaDetalle(numeroCaso)]}
        occasion={words.guardada}
      >
        <Button onPress={() => actor.send({ type: 'CONTINUAR' })}>{words.verCaso}</Button>
      </Outcome>
    </Card>
  );
};

const views = {
  empezando: Loading,
  cargando: Loading,
  fallido: Failed,
  noEsta: ended(words.noEsta, words.noEstaDetalle, false),
  cerrado: ended(words.cerrado, words.cerradoDetalle, false),
  anulado: ended(words.anulado, words.anuladoDetalle, true),
  leyendoDocumentos: Loading,
  'editando.eligiendo': Editing,
  'editando.sinDocumentos': Editing,
  'editando.faltaArchivo': Editing,
  'editando.adjuntando': Editing,
  'editando.sinEnviar': Editing,
  'editando.noEnviada': Editing,
  releyendo: waiting(words.mirando),
  enviando: Leaving,
  mirando: waiting(words.mirando),
  comprobando: waiting(words.comprobando),
  buscandoDocumentos: waiting(words.comprobando),
  reenviando: waiting(words.mirando),
  sinConfirmar: Doubtful,
  guardada: Done,
  saliendo: Done,
} satisfies Record<State, View>;

/** A returned reimbursement: shown read-only, with a form for its documents. */
export const ReimbursementEditScreen = (props: ViewProps) => {
  const state = useSelector(props.actor, (snapshot) => statePath<State>(snapshot));
  const { numeroCaso } = props.actor.getSnapshot().context;
  const Current: View = views[state];
  return (
    <RequestPage title={words.titulo(numeroCaso)}>
      <Current {...props} />
    </RequestPage>
  );
};
