import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { changePasswordMachine } from '../../../machines/changePassword/changePassword.machine';
import type { StateOf } from '../../../machines/state-of';
import { leafOf } from '../../app/leaf-of';
import { linkTexts } from '../../texts/links';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { Outcome } from '../../ui/blocks/Outcome';
import { Spinner } from '../../ui/blocks/Spinner';
import { LinkPage } from '../../ui/frames/LinkPage';
import { Form } from './Form';
import { changePasswordTexts as words } from './texts';

export type ChangePasswordRef = ActorRefFrom<typeof changePasswordMachine>;
type View = (props: { actor: ChangePasswordRef }) => React.ReactNode;

const Opening: View = () => <Spinner label={linkTexts.abriendo} />;
const Nothing: View = () => null;

const useOccasion = (actor: ChangePasswordRef): string | null => {
  const intentos = useSelector(actor, ({ context }) => context.intentos);
  return intentos === 0 ? null : String(intentos);
};

const LogInButton = ({ actor, quiet = false }: { actor: ChangePasswordRef; quiet?: boolean }) => (
  <Button kind={quiet ? 'ghost' : 'primary'} width="full" onPress={() => actor.send({ type: 'IR_A_INICIAR_SESION' })}>
    {linkTexts.iniciarSesion}
  </Button>
);

const AskButton = ({ actor, quiet = false }: { actor: ChangePasswordRef; quiet?: boolean }) => (
  <Button kind={quiet ? 'outline' : 'primary'} width="full" onPress={() => actor.send({ type: 'PEDIR_ENLACE' })}>
    {linkTexts.pedirEnlace}
  </Button>
);

const Changed: View = ({ actor }) => (
  <Outcome tone="exito" title={words.cambiada} details={[linkTexts.redireccion]} occasion={useOccasion(actor)}>
    <LogInButton actor={actor} />
  </Outcome>
);

const Expired: View = ({ actor }) => (
  <Outcome tone="error" title={words.vencido} details={[words.venceAPoco]} occasion={useOccasion(actor)}>
    <AskButton actor={actor} />
    <LogInButton actor={actor} quiet />
  </Outcome>
);

const Used: View = ({ actor }) => {
  const mensaje = useSelector(actor, ({ context }) => context.mensaje);
  return (
    <Outcome tone="error" title={mensaje || linkTexts.usado} details={[words.yaUsado]} occasion={useOccasion(actor)}>
      <LogInButton actor={actor} />
      <AskButton actor={actor} quiet />
    </Outcome>
  );
};

const Invalid: View = ({ actor }) => {
  const mensaje = useSelector(actor, ({ context }) => context.mensaje);
  return (
    <Outcome
      tone="error"
      title={mensaje || linkTexts.invalido}
      details={[linkTexts.entero]}
      occasion={useOccasion(actor)}
    >
      <AskButton actor={actor} />
      <LogInButton actor={actor} quiet />
    </Outcome>
  );
};

const Missing: View = ({ actor }) => (
  <Outcome tone="error" title={words.vencido} details={[linkTexts.abraOtraVez]}>
    <AskButton actor={actor} />
    <LogInButton actor={actor} quiet />
  </Outcome>
);

const views = {
  abriendo: Opening,
  'formulario.editando': Form,
  'formulario.faltanDatos': Form,
  'formulario.rechazada': Form,
  'formulario.sinCambio': Form,
  enviando: Form,
  cambiada: Changed,
  vencido: Expired,
  usado: Used,
  invalido: Invalid,
  sinEnlace: Missing,
  haciaLogin: Nothing,
  haciaRecuperacion: Nothing,
} satisfies Record<StateOf<typeof changePasswordMachine>, View>;

export const ChangePasswordScreen = ({ start }: { start: () => typeof changePasswordMachine }) => {
  const [logic] = useState(start);
  const actor = useActorRef(logic);
  const state = useSelector(actor, (snapshot) => leafOf<StateOf<typeof changePasswordMachine>>(snapshot));
  const Current = views[state];
  return (
    <LinkPage
      brand={shellTexts.producto}
      title={words.titulo}
      tab={`${words.titulo} · ${shellTexts.producto}`}
      lead={Current === Form ? words.entrada : undefined}
    >
      <Current actor={actor} />
    </LinkPage>
  );
};
