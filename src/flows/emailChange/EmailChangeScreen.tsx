import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailChangeMachine } from '../../../machines/emailChange/emailChange.machine';
import type { StateOf } from '../../../machines/state-of';
import { BadLink, LinkButton, LinkOutcome, Opening } from '../../parts/links/link-views';
import { type Start, useFlow } from '../../parts/use-flow';
import { linkTexts } from '../../texts/links';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { AccountFact, AccountFacts } from '../../ui/blocks/AccountHead';
import { LinkPage } from '../../ui/frames/LinkPage';
import { Stack } from '../../ui/layout/Stack';
import { emailChangeWords, emailLinkWords, notAppliedLines, emailChangeTexts as words } from './texts';

type EmailChangeRef = ActorRefFrom<typeof emailChangeMachine>;
type View = (props: { actor: EmailChangeRef }) => React.ReactNode;

const useWords = (actor: EmailChangeRef) => emailChangeWords[useSelector(actor, ({ context }) => context.sentido)];

/** Also shown while the change is applied, so that the button keeps its place and the focus. */
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
  <LinkOutcome actor={actor} tone="exito" title={words.confirmado} details={[words.desdeAhora, linkTexts.redireccion]}>
    <LinkButton actor={actor} event="IR_A_INICIAR_SESION" />
  </LinkOutcome>
);

const ConfirmedBefore: View = ({ actor }) => (
  <LinkOutcome actor={actor} tone="informacion" title={words.yaConfirmado}>
    <LinkButton actor={actor} event="IR_A_INICIAR_SESION" />
  </LinkOutcome>
);

const reverted =
  (tone: 'exito' | 'informacion', ...details: readonly string[]): View =>
  ({ actor }) => (
    <LinkOutcome actor={actor} tone={tone} title={words.revertido} details={details}>
      <LinkButton actor={actor} event="IR_A_INICIAR_SESION" />
      <Button kind="outline" width="full" onPress={() => actor.send({ type: 'CAMBIAR_CLAVE' })}>
        {words.cambiarClave}
      </Button>
    </LinkOutcome>
  );

const Unfinished = ({
  actor,
  title,
  details,
}: {
  actor: EmailChangeRef;
  title: string;
  details: readonly string[];
}) => (
  <LinkOutcome actor={actor} tone="error" title={title} details={details}>
    <LinkButton actor={actor} event="REINTENTAR" />
    <LinkButton actor={actor} event="IR_A_INICIAR_SESION" kind="ghost" />
  </LinkOutcome>
);

const Addressless: View = ({ actor }) => (
  <Unfinished actor={actor} title={words.sinCorreo} details={[words.sinCorreoDetalle]} />
);

/** The fixed text as title for every failure; the failure's own words below it. */
const NotApplied: View = ({ actor }) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  const { fallida } = useWords(actor);
  return problema === null ? null : <Unfinished actor={actor} title={fallida} details={notAppliedLines(problema)} />;
};

const views = {
  abriendo: ({ actor }) => <Opening actor={actor} label={words.consultando} />,
  porConfirmar: Offer,
  porRevertir: Offer,
  aplicando: Offer,
  confirmado: Confirmed,
  yaConfirmado: ConfirmedBefore,
  revertido: reverted('exito', words.vuelve, words.cambieClave),
  yaRevertido: reverted('informacion', words.cambieClave),
  sinCorreo: Addressless,
  sinAplicar: NotApplied,
  enlaceInservible: ({ actor }) => <BadLink actor={actor} words={emailLinkWords} />,
  haciaLogin: () => null,
  haciaRecuperacion: () => null,
} satisfies Record<StateOf<typeof emailChangeMachine>, View>;

export const EmailChangeScreen = ({ start }: { start: () => Start<typeof emailChangeMachine> }) => {
  const { actor, state } = useFlow(start);
  const { titulo, entrada } = useWords(actor);
  const Current = views[state];
  return (
    <LinkPage title={titulo} tab={`${titulo} · ${shellTexts.producto}`} lead={Current === Offer ? entrada : undefined}>
      <Current actor={actor} />
    </LinkPage>
  );
};
