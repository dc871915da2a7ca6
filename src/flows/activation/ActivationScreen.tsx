import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { activationMachine } from '../../../machines/activation/activation.machine';
import type { StateOf } from '../../../machines/state-of';
import { useFlow } from '../../parts/use-flow';
import { linkTexts } from '../../texts/links';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { Outcome } from '../../ui/blocks/Outcome';
import { Spinner } from '../../ui/blocks/Spinner';
import { LinkPage } from '../../ui/frames/LinkPage';
import { activatedWords, activationLinkWords, failedLines, refusedLines, activationTexts as words } from './texts';

type ActivationRef = ActorRefFrom<typeof activationMachine>;
type View = (props: { actor: ActivationRef }) => React.ReactNode;

const Working: View = () => <Spinner label={words.activando} />;
const Nothing: View = () => null;

const useOccasion = (actor: ActivationRef): string | null => {
  const intentos = useSelector(actor, ({ context }) => context.intentos);
  return intentos === 0 ? null : String(intentos);
};

const LogInButton = ({ actor, quiet = false }: { actor: ActivationRef; quiet?: boolean }) => (
  <Button kind={quiet ? 'ghost' : 'primary'} width="full" onPress={() => actor.send({ type: 'IR_A_INICIAR_SESION' })}>
    {linkTexts.iniciarSesion}
  </Button>
);

const AskButton = ({ actor, quiet = false }: { actor: ActivationRef; quiet?: boolean }) => (
  <Button kind={quiet ? 'outline' : 'primary'} width="full" onPress={() => actor.send({ type: 'PEDIR_ENLACE' })}>
    {linkTexts.pedirEnlace}
  </Button>
);

const Retry = ({ actor }: { actor: ActivationRef }) => (
  <Button width="full" onPress={() => actor.send({ type: 'REINTENTAR' })}>
    {shellTexts.reintentar}
  </Button>
);

const Activated: View = ({ actor }) => {
  const respuesta = useSelector(actor, ({ context }) => context.respuesta);
  const occasion = useOccasion(actor);
  if (respuesta === null) return null;
  return (
    <Outcome tone="exito" title={activatedWords(respuesta)} details={[linkTexts.redireccion]} occasion={occasion}>
      <LogInButton actor={actor} />
    </Outcome>
  );
};

const Refused: View = ({ actor }) => {
  const respuesta = useSelector(actor, ({ context }) => context.respuesta);
  const occasion = useOccasion(actor);
  if (respuesta === null) return null;
  return (
    <Outcome tone="error" title={words.sinActivar} details={refusedLines(respuesta)} occasion={occasion}>
      <Retry actor={actor} />
      <AskButton actor={actor} quiet />
      <LogInButton actor={actor} quiet />
    </Outcome>
  );
};

const Failed: View = ({ actor }) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  const occasion = useOccasion(actor);
  if (problema === null) return null;
  return (
    <Outcome tone="error" title={words.sinActivar} details={failedLines(problema)} occasion={occasion}>
      <Retry actor={actor} />
      <LogInButton actor={actor} quiet />
    </Outcome>
  );
};

const BadLink: View = ({ actor }) => {
  const enlace = useSelector(actor, ({ context }) => context.enlace);
  const { titulo, detalles } = activationLinkWords[enlace === 'ausente' ? 'ausente' : 'invalido'];
  return (
    <Outcome tone="error" title={titulo} details={detalles} occasion={useOccasion(actor)}>
      <AskButton actor={actor} />
      <LogInButton actor={actor} quiet />
    </Outcome>
  );
};

const views = {
  abriendo: Working,
  activando: Working,
  activada: Activated,
  rechazada: Refused,
  fallida: Failed,
  enlaceInservible: BadLink,
  haciaLogin: Nothing,
  haciaReenvio: Nothing,
} satisfies Record<StateOf<typeof activationMachine>, View>;

export const ActivationScreen = ({ start }: { start: () => typeof activationMachine }) => {
  const { actor, state } = useFlow(() => ({ logic: start(), input: {} }));
  const Current = views[state];
  return (
    <LinkPage brand={shellTexts.producto} title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      <Current actor={actor} />
    </LinkPage>
  );
};
