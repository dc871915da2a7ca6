import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { activationMachine } from '../../../machines/activation/activation.machine';
import type { StateOf } from '../../../machines/state-of';
import { LinkButton, LinkOutcome, Opening } from '../../parts/links/link-views';
import { useFlow } from '../../parts/use-flow';
import { linkTexts } from '../../texts/links';
import { shellTexts } from '../../texts/shell';
import { LinkPage } from '../../ui/frames/LinkPage';
import { activatedWords, activationLinkWords, failedLines, refusedLines, activationTexts as words } from './texts';

type ActivationRef = ActorRefFrom<typeof activationMachine>;
type View = (props: { actor: ActivationRef }) => React.ReactNode;

const Activated: View = ({ actor }) => {
  const respuesta = useSelector(actor, ({ context }) => context.respuesta);
  if (respuesta === null) return null;
  return (
    <LinkOutcome actor={actor} tone="exito" title={activatedWords(respuesta)} details={[linkTexts.redireccion]}>
      <LinkButton actor={actor} event="IR_A_INICIAR_SESION" />
    </LinkOutcome>
  );
};

const Refused: View = ({ actor }) => {
  const respuesta = useSelector(actor, ({ context }) => context.respuesta);
  if (respuesta === null) return null;
  return (
    <LinkOutcome actor={actor} tone="error" title={words.sinActivar} details={refusedLines(respuesta)}>
      <LinkButton actor={actor} event="REINTENTAR" />
      <LinkButton actor={actor} event="PEDIR_ENLACE" kind="outline" />
      <LinkButton actor={actor} event="IR_A_INICIAR_SESION" kind="ghost" />
    </LinkOutcome>
  );
};

const Activating: View = ({ actor }) => (
  <Opening
    actor={actor}
    label={words.activando}
    failed={(problema) => (
      <LinkOutcome actor={actor} tone="error" title={words.sinActivar} details={failedLines(problema)}>
        <LinkButton actor={actor} event="REINTENTAR" />
        <LinkButton actor={actor} event="IR_A_INICIAR_SESION" kind="ghost" />
      </LinkOutcome>
    )}
  />
);

const BadLink: View = ({ actor }) => {
  const enlace = useSelector(actor, ({ context }) => context.enlace);
  const { titulo, detalles } = activationLinkWords[enlace === 'ausente' ? 'ausente' : 'invalido'];
  return (
    <LinkOutcome actor={actor} tone="error" title={titulo} details={detalles}>
      <LinkButton actor={actor} event="PEDIR_ENLACE" />
      <LinkButton actor={actor} event="IR_A_INICIAR_SESION" kind="ghost" />
    </LinkOutcome>
  );
};

const views = {
  abriendo: Activating,
  activada: Activated,
  rechazada: Refused,
  enlaceInservible: BadLink,
  haciaLogin: () => null,
  haciaReenvio: () => null,
} satisfies Record<StateOf<typeof activationMachine>, View>;

export const ActivationScreen = ({ start }: { start: () => typeof activationMachine }) => {
  const { actor, state } = useFlow(() => ({ logic: start(), input: {} }));
  const Current = views[state];
  return (
    <LinkPage title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      <Current actor={actor} />
    </LinkPage>
  );
};
