import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { routes } from '../../../domain/rules/access/routes';
import { screenMoment } from '../../../domain/rules/dates/dates';
import { promises } from '../../../domain/rules/promises/promises';
import { caseSearch } from '../../../domain/rules/requests/request-place';
import type { caseReceiptMachine } from '../../../machines/caseReceipt/caseReceipt.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { requestFormTexts } from '../../texts/request-form';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { Alert } from '../../ui/blocks/Alert';
import { Announcer } from '../../ui/blocks/Announcer';
import { lazyComponent } from '../../ui/blocks/lazy-component';
import { Outcome } from '../../ui/blocks/Outcome';
import { Page } from '../../ui/frames/Page';
import { ShareIcon } from '../../ui/icons/ShareIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import type { Deps } from '../../wiring/deps';
import { caseReceiptTexts as words } from './texts';

const MailTrouble = lazyComponent(() => import('../../parts/LinkedMailTrouble').then((part) => part.LinkedMailTrouble));

type Ref = ActorRefFrom<typeof caseReceiptMachine>;
type State = StateOf<typeof caseReceiptMachine>;

interface ViewProps {
  actor: Ref;
  state: State;
  deps: Pick<Deps, 'flags' | 'member'>;
}

const CaseLink = createLink(ButtonAnchor);

/** The result of the last press, also announced to screen readers. */
const messages = {
  empezando: '',
  resumido: '',
  descartado: '',
  'mostrando.quieto': '',
  'mostrando.copiado': words.copiado,
  'mostrando.sinEntregar': words.sinEntregar,
  entregando: '',
  cerrado: '',
} satisfies Record<State, string>;

const Actions = ({ actor }: { actor: Ref }): ReactNode => {
  const { caso, tipo } = useSelector(actor, ({ context }) => context.recibo);
  const delivering = useSelector(actor, (snapshot) =>
    snapshot.matches('entregando') ? snapshot.context.entrega : null,
  );
  return (
    <>
      <CaseLink look="primary" to={routes.requests.path} search={caseSearch(caso)}>
        {words.abrir}
      </CaseLink>
      <Button
        kind="outline"
        busy={delivering === 'copiar'}
        onPress={() => actor.send({ type: 'ENTREGAR', entrega: 'copiar' })}
      >
        {words.copiar}
      </Button>
      <Button
        kind="outline"
        icon={<ShareIcon size="small" />}
        busy={delivering === 'compartir'}
        onPress={() => actor.send({ type: 'ENTREGAR', entrega: 'compartir' })}
      >
        {words.compartir}
      </Button>
      <CaseLink look="outline" to={routes.requests.path} search={{ nueva: tipo }}>
        {words.otra}
      </CaseLink>
      <Button kind="ghost" onPress={() => actor.send({ type: 'CERRAR' })}>
        {words.cerrar}
      </Button>
    </>
  );
};

/** Over the form of another request of the same kind. */
const Notice = ({ actor }: ViewProps) => {
  const { caso, tipo, hora } = useSelector(actor, ({ context }) => context.recibo);
  return (
    <Alert
      tone="exito"
      lasting
      title={words.anterior(caso)}
      action={
        <Row>
          <CaseLink to={routes.requests.path} search={{ recibo: tipo }}>
            {words.ver}
          </CaseLink>
          <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'CERRAR' })}>
            {words.quitar}
          </Button>
        </Row>
      }
    >
      <p>{words.anteriorDetalle(screenMoment(hora))}</p>
    </Alert>
  );
};

const mailedWithin = promises.casoResuelto.withinMs / 60_000;

/** Without a server that is known to tell, nothing is promised. */
const told = (porCorreo: boolean | null, { campana, correo }: Record<'campana' | 'correo', boolean>): string => {
  if (porCorreo === null) return '';
  const places = [...(campana ? [words.avisos.campana] : []), ...(correo ? [words.avisos.correo(mailedWithin)] : [])];
  return places.length === 0 ? '' : words.avisaremos(places.join(' y '));
};

const Receipt = ({ actor, state, deps }: ViewProps) => {
  const { caso, tipo, hora, sinTelefonos } = useSelector(actor, ({ context }) => context.recibo);
  const porCorreo = useSelector(actor, ({ context }) => context.porCorreo);
  const member = useSelector(deps.member, (current) => current);
  const trouble = useSelector(member?.mail, (snapshot) => snapshot?.context.dato ?? null);
  const campana = useSelector(deps.flags, ({ context }) => context.lista.verNotificaciones);
  const details = [
    words.recibida(screenMoment(hora)),
    words.sigue,
    told(porCorreo, { campana, correo: porCorreo === true && trouble === null }),
    messages[state],
  ];
  return (
    <Page title={words.tipos[tipo]} tab={`${words.titulo(caso)} · ${shellTexts.producto}`}>
      <Stack space={4}>
        <Outcome
          tone="exito"
          title={words.titulo(caso)}
          details={details.filter((line) => line !== '')}
          occasion={caso}
        >
          <Actions actor={actor} />
        </Outcome>
        {sinTelefonos && (
          <Alert tone="error" lasting title={requestFormTexts.sinTelefonos}>
            <p>{requestFormTexts.sinTelefonosDetalle}</p>
          </Alert>
        )}
        {trouble !== null && <MailTrouble trouble={trouble} />}
        <Announcer words={messages[state]} />
      </Stack>
    </Page>
  );
};

const views = {
  empezando: Receipt,
  resumido: Notice,
  descartado: () => null,
  'mostrando.quieto': Receipt,
  'mostrando.copiado': Receipt,
  'mostrando.sinEntregar': Receipt,
  entregando: Receipt,
  cerrado: Receipt,
} satisfies Record<State, (props: ViewProps) => ReactNode>;

interface Props extends Pick<ViewProps, 'deps'> {
  start: () => Start<typeof caseReceiptMachine>;
}

/** The receipt of the request sent before the page reloaded, until it is closed; or a notice of it. */
export const CaseReceiptScreen = ({ deps, start }: Props) => {
  const { actor, state } = useFlow(start);
  const Current: (props: ViewProps) => ReactNode = views[state];
  return <Current actor={actor} state={state} deps={deps} />;
};
