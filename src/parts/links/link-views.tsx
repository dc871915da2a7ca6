import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ChartFailure } from '../../../domain/contract/chart-failure';
import type { LinkTrouble } from '../../../domain/contract/link-trouble';
import type { fetchingMachine } from '../../../machines/fetching/fetching.machine';
import { type LinkWords, linkFailure, linkTexts } from '../../texts/links';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { Outcome } from '../../ui/blocks/Outcome';
import { Spinner } from '../../ui/blocks/Spinner';
import type { ReadRef } from '../form/form-ref';

type TriedRef = ReadRef<{ context: { intentos: number } }>;
type OpeningRef = TriedRef &
  ReadRef<{ children: { abrirEnlace?: ActorRefFrom<typeof fetchingMachine> | undefined } }> & {
    send(event: { type: 'REINTENTAR' }): void;
  };

const labels = {
  REINTENTAR: shellTexts.reintentar,
  IR_A_INICIAR_SESION: linkTexts.iniciarSesion,
  PEDIR_ENLACE: linkTexts.pedirEnlace,
};

interface LinkButtonProps<E extends keyof typeof labels> {
  actor: { send(event: { type: NoInfer<E> }): void };
  event: E;
  kind?: ComponentProps<typeof Button>['kind'];
}

export const LinkButton = <E extends keyof typeof labels>({ actor, event, kind = 'primary' }: LinkButtonProps<E>) => (
  <Button kind={kind} width="full" onPress={() => actor.send({ type: event })}>
    {labels[event]}
  </Button>
);

/** Takes the focus if a press led here. */
export const LinkOutcome = ({
  actor,
  ...outcome
}: { actor: TriedRef } & Omit<ComponentProps<typeof Outcome>, 'occasion'>) => {
  const intentos = useSelector(actor, ({ context }) => context.intentos);
  return <Outcome {...outcome} occasion={intentos === 0 ? null : String(intentos)} />;
};

/** The message of `linkFailure`, with a retry. */
export const LinkFailed = ({ actor, problema }: { actor: Omit<OpeningRef, 'children'>; problema: ChartFailure }) => {
  const { titulo, detalle } = linkFailure(problema);
  return (
    <LinkOutcome actor={actor} tone="error" title={titulo} details={[detalle]}>
      <LinkButton actor={actor} event="REINTENTAR" />
    </LinkOutcome>
  );
};

interface OpeningProps {
  actor: OpeningRef;
  /** Shown while loading. */
  label: string;
  failed?: (problema: ChartFailure) => ReactNode;
}

/** The states in which the child `abrirEnlace` opens the link, or has failed. */
export const Opening = ({
  actor,
  label,
  failed = (problema) => <LinkFailed actor={actor} problema={problema} />,
}: OpeningProps) => {
  const child = useSelector(actor, ({ children }) => children.abrirEnlace);
  const problema = useSelector(child, (snapshot) => (snapshot?.hasTag('error') ? snapshot.context.problema : null));
  return problema === null ? <Spinner label={label} /> : failed(problema);
};

/** An invalid link, with a link to the log-in. */
export const BadLink = ({
  actor,
  words,
}: {
  actor: ReadRef<{ context: { intentos: number; enlace: LinkTrouble | null } }> &
    LinkButtonProps<'IR_A_INICIAR_SESION'>['actor'];
  words: LinkWords;
}) => {
  const enlace = useSelector(actor, ({ context }) => context.enlace);
  if (enlace === null) return null;
  const { titulo, detalles } = words[enlace];
  return (
    <LinkOutcome actor={actor} tone="error" title={titulo} details={detalles}>
      <LinkButton actor={actor} event="IR_A_INICIAR_SESION" />
    </LinkOutcome>
  );
};
