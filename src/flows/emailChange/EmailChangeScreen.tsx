import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailChangeMachine } from '../../../machines/emailChange/emailChange.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { linkFailure, linkTexts } from '../../texts/links';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { AccountFact, AccountFacts } from '../../ui/blocks/AccountHead';
import { Outcome } from '../../ui/blocks/Outcome';
import { Spinner } from '../../ui/blocks/Spinner';
import { LinkPage } from '../../ui/frames/LinkPage';
import { Stack } from '../../ui/layout/Stack';
import { emailChangeWords, emailLinkWords, notAppliedLines, emailChangeTexts as words } from './texts';

type EmailChangeRef = ActorRefFrom<typeof emailChangeMachine>;
type View = (props: { actor: EmailChangeRef }) => React.ReactNode;

const Opening: View = () => <Spinner label={linkTexts.abriendo} />;
const Asking: View = () => <Spinner label={words.consultando} />;
const Nothing: View = () => null;

const useOccasion = (actor: EmailChangeRef): string | null => {
  const intentos = useSelector(actor, ({ context }) => context.intentos);
  return intentos === 0 ? null : String(intentos);
};
const useWords = (actor: EmailChangeRef) => emailChangeWords[useSelector(actor, ({ context }) => context.sentido)];

const LogInButton = ({ actor, quiet = false }: { actor: EmailChangeRef; quiet?: boolean }) => (
  <Button kind={quiet ? 'ghost' : 'primary'} width="full" onPress={() => actor.send({ type: 'IR_A_INICIAR_SESION' })}>
    {linkTexts.iniciarSesion}
  </Button>
);

const RetryAction = ({ actor }: { actor: EmailChangeRef }) => (
  <Button width="full" onPress={() => actor.send({ type: 'REINTENTAR' })}>
    {shellTexts.reintentar}
  </Button>
);

/** Also while it is under way, so that the button keeps its place and the focus. */
const Offer: View = ({ actor }) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  const { sentido, correo } = useSelector(actor, ({ context }) => context);
  const { aplicar, aplicando } = emailChangeWords[sentido];
  return (
    <Stack space={5}>
      {correo !== '' && (
        <AccountFacts>
          <AccountFact term={sentido === 'confirmar' ? words.correoNuevo : words.correoAnterior}>{correo}</AccountFact>
        </AccountFacts>
      )}
      <Button width="full" busy={busy} busyLabel={aplicando} onPress={() => actor.send({ type: 'APLICAR' })}>
        {aplicar}
      </Button>
    </Stack>
  );
};

const Confirmed: View = ({ actor }) => (
  <Outcome
    tone="exito"
    title={words.confirmado}
    details={[words.desdeAhora, linkTexts.redireccion]}
    occasion={useOccasion(actor)}
  >
    <LogInButton actor={actor} />
  </Outcome>
);

const ConfirmedBefore: View = ({ actor }) => (
  <Outcome tone="informacion" title={words.yaConfirmado} occasion={useOccasion(actor)}>
    <LogInButton actor={actor} />
  </Outcome>
);

const ChangePassword = ({ actor }: { actor: EmailChangeRef }) => (
  <Button kind="outline" width="full" onPress={() => actor.send({ type: 'CAMBIAR_CLAVE' })}>
    {words.cambiarClave}
  </Button>
);

const Reverted: View = ({ actor }) => (
  <Outcome
    tone="exito"
    title={words.revertido}
    details={[words.vuelve, words.cambieClave]}
    occasion={useOccasion(actor)}
  >
    <LogInButton actor={actor} />
    <ChangePassword actor={actor} />
  </Outcome>
);

const RevertedBefore: View = ({ actor }) => (
  <Outcome tone="informacion" title={words.revertido} details={[words.cambieClave]} occasion={useOccasion(actor)}>
    <LogInButton actor={actor} />
    <ChangePassword actor={actor} />
  </Outcome>
);

const Unknown: View = ({ actor }) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  const occasion = useOccasion(actor);
  if (problema === null) return null;
  const { titulo, detalle } = linkFailure(problema);
  return (
    <Outcome tone="error" title={titulo} details={[detalle]} occasion={occasion}>
      <RetryAction actor={actor} />
    </Outcome>
  );
};

const Addressless: View = ({ actor }) => (
  <Outcome tone="error" title={words.sinCorreo} details={[words.sinCorreoDetalle]} occasion={useOccasion(actor)}>
    <RetryAction actor={actor} />
    <LogInButton actor={actor} quiet />
  </Outcome>
);

/** The fixed text as title, whatever failed; the failure's own words below it. */
const NotApplied: View = ({ actor }) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  const { fallida } = useWords(actor);
  const occasion = useOccasion(actor);
  if (problema === null) return null;
  return (
    <Outcome tone="error" title={fallida} details={notAppliedLines(problema)} occasion={occasion}>
      <RetryAction actor={actor} />
      <LogInButton actor={actor} quiet />
    </Outcome>
  );
};

const BadLink: View = ({ actor }) => {
  const enlace = useSelector(actor, ({ context }) => context.enlace);
  const occasion = useOccasion(actor);
  if (enlace === null) return null;
  const { titulo, detalles } = emailLinkWords[enlace];
  return (
    <Outcome tone="error" title={titulo} details={detalles} occasion={occasion}>
      <LogInButton actor={actor} />
    </Outcome>
  );
};

const views = {
  abriendo: Opening,
  consultando: Asking,
  porConfirmar: Offer,
  porRevertir: Offer,
  aplicando: Offer,
  confirmado: Confirmed,
  yaConfirmado: ConfirmedBefore,
  revertido: Reverted,
  yaRevertido: RevertedBefore,
  sinEstado: Unknown,
  sinCorreo: Addressless,
  sinAplicar: NotApplied,
  enlaceInservible: BadLink,
  haciaLogin: Nothing,
  haciaRecuperacion: Nothing,
} satisfies Record<StateOf<typeof emailChangeMachine>, View>;

export const EmailChangeScreen = ({ start }: { start: () => Start<typeof emailChangeMachine> }) => {
  const { actor, state } = useFlow(start);
  const { titulo, entrada } = useWords(actor);
  const Current = views[state];
  return (
    <LinkPage
      brand={shellTexts.producto}
      title={titulo}
      tab={`${titulo} · ${shellTexts.producto}`}
      lead={Current === Offer ? entrada : undefined}
    >
      <Current actor={actor} />
    </LinkPage>
  );
};
