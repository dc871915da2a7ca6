import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { activationMachine } from '../../../machines/activation/activation.machine';
import type { StateOf } from '../../../machines/state-of';
import { leafOf } from '../../app/leaf-of';
import { linkFailure, linkTexts } from '../../texts/links';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { Outcome } from '../../ui/blocks/Outcome';
import { Spinner } from '../../ui/blocks/Spinner';
import { LinkPage } from '../../ui/frames/LinkPage';
import { activatedWords, notActivatedWords, activationTexts as words } from './texts';

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
  const mensaje = useSelector(actor, ({ context }) => context.mensaje);
  return (
    <Outcome
      tone="exito"
      title={activatedWords(mensaje)}
      details={[linkTexts.redireccion]}
      occasion={useOccasion(actor)}
    >
      <LogInButton actor={actor} />
    </Outcome>
  );
};

const Refused: View = ({ actor }) => {
  const mensaje = useSelector(actor, ({ context }) => context.mensaje);
  return (
    <Outcome
      tone="error"
      title={words.sinActivar}
      details={[notActivatedWords(mensaje), words.otroEnlace]}
      occasion={useOccasion(actor)}
    >
      <Retry actor={actor} />
      <AskButton actor={actor} quiet />
      <LogInButton actor={actor} quiet />
    </Outcome>
  );
};

const Failed: View = ({ actor }) => {
  const falla = useSelector(actor, ({ context }) => context.falla);
  const mensaje = falla === null || typeof falla === 'string' ? '' : falla.mensaje;
  const detail = falla === null ? [] : [linkFailure(falla).detalle];
  return (
    <Outcome
      tone="error"
      title={words.sinActivar}
      details={[notActivatedWords(mensaje), ...detail.filter((line) => line !== mensaje)]}
      occasion={useOccasion(actor)}
    >
      <Retry actor={actor} />
      <LogInButton actor={actor} quiet />
    </Outcome>
  );
};

const Missing: View = ({ actor }) => (
  <Outcome tone="error" title={linkTexts.sinEnlace} details={[linkTexts.abraOtraVez]}>
    <AskButton actor={actor} />
    <LogInButton actor={actor} quiet />
  </Outcome>
);

const Invalid: View = ({ actor }) => (
  <Outcome
    tone="error"
    title={linkTexts.invalido}
    details={[words.fallida, linkTexts.entero]}
    occasion={useOccasion(actor)}
  >
    <AskButton actor={actor} />
    <LogInButton actor={actor} quiet />
  </Outcome>
);

const views = {
  abriendo: Working,
  activando: Working,
  activada: Activated,
  rechazada: Refused,
  fallida: Failed,
  sinEnlace: Missing,
  invalido: Invalid,
  haciaLogin: Nothing,
  haciaReenvio: Nothing,
} satisfies Record<StateOf<typeof activationMachine>, View>;

export const ActivationScreen = ({ start }: { start: () => typeof activationMachine }) => {
  const [logic] = useState(start);
  const actor = useActorRef(logic);
  const state = useSelector(actor, (snapshot) => leafOf<StateOf<typeof activationMachine>>(snapshot));
  const Current = views[state];
  return (
    <LinkPage brand={shellTexts.producto} title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      <Current actor={actor} />
    </LinkPage>
  );
};
