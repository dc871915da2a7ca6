import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { StateOf } from '../../../machines/state-of';
import type { walletMachine } from '../../../machines/wallet/wallet.machine';
import { type Start, useFlow } from '../../parts/use-flow';
import { linkFailure, linkTexts } from '../../texts/links';
import { shellTexts } from '../../texts/shell';
import { AppLink } from '../../ui/actions/AppLink';
import { Button } from '../../ui/actions/Button';
import { AccountFact, AccountFacts } from '../../ui/blocks/AccountHead';
import { Alert } from '../../ui/blocks/Alert';
import { Outcome } from '../../ui/blocks/Outcome';
import { Spinner } from '../../ui/blocks/Spinner';
import { LinkPage } from '../../ui/frames/LinkPage';
import { Stack } from '../../ui/layout/Stack';
import { walletLinkWords, walletTexts as words } from './texts';

type WalletRef = ActorRefFrom<typeof walletMachine>;
type View = (props: { actor: WalletRef }) => React.ReactNode;

const Opening: View = () => <Spinner label={linkTexts.abriendo} />;
const Looking: View = () => <Spinner label={words.buscando} />;
const Nothing: View = () => null;

const useOccasion = (actor: WalletRef): string | null => {
  const intentos = useSelector(actor, ({ context }) => context.intentos);
  return intentos === 0 ? null : String(intentos);
};

const CardButton = ({ actor, quiet = true }: { actor: WalletRef; quiet?: boolean }) => (
  <Button kind={quiet ? 'outline' : 'primary'} width="full" onPress={() => actor.send({ type: 'VER_CARNE' })}>
    {words.verCarne}
  </Button>
);

/** Whoever holds another telephone in hand reads first what that one can do. */
const OtherPhone = ({ actor }: { actor: WalletRef }) => {
  const telefono = useSelector(actor, ({ context }) => context.telefono);
  return telefono === 'iPhone' ? null : (
    <Stack space={3}>
      <Alert tone="informacion" title={words.soloIphone} lasting>
        {words.otroTelefono}
      </Alert>
      <CardButton actor={actor} />
    </Stack>
  );
};

const Offer = ({ actor, busy }: { actor: WalletRef; busy: boolean }) => {
  const codigoAfiliado = useSelector(actor, ({ context }) => context.codigoAfiliado);
  return (
    <Stack space={5}>
      <p>
        {words.gracias} {words.pulse}
      </p>
      {codigoAfiliado !== '' && (
        <AccountFacts>
          <AccountFact term={words.numero}>{codigoAfiliado}</AccountFact>
        </AccountFacts>
      )}
      <Button width="full" busy={busy} busyLabel={words.pidiendo} onPress={() => actor.send({ type: 'AGREGAR' })}>
        {words.agregar}
      </Button>
      <OtherPhone actor={actor} />
    </Stack>
  );
};

const Offering: View = ({ actor }) => <Offer actor={actor} busy={false} />;
const Asking: View = ({ actor }) => <Offer actor={actor} busy />;

const Downloaded: View = ({ actor }) => {
  const aplicacion = useSelector(actor, ({ context }) => context.aplicacion);
  return (
    <Stack space={5}>
      <Outcome tone="exito" title={words.descargado} details={[words.abra]} occasion={useOccasion(actor)}>
        <AppLink href={aplicacion}>{words.redireccionar}</AppLink>
        <Button kind="ghost" width="full" onPress={() => actor.send({ type: 'AGREGAR' })}>
          {words.otraVez}
        </Button>
      </Outcome>
      <OtherPhone actor={actor} />
    </Stack>
  );
};

const WithoutPasses: View = ({ actor }) => (
  <Outcome tone="informacion" title={words.sinPases} details={[words.sinPasesDetalle]} occasion={useOccasion(actor)}>
    <CardButton actor={actor} quiet={false} />
  </Outcome>
);

const Failed: View = ({ actor }) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  const occasion = useOccasion(actor);
  if (problema === null) return null;
  const { titulo, detalle } = linkFailure(problema);
  return (
    <Outcome tone="error" title={titulo} details={[detalle]} occasion={occasion}>
      <Button width="full" onPress={() => actor.send({ type: 'REINTENTAR' })}>
        {shellTexts.reintentar}
      </Button>
    </Outcome>
  );
};

const BadLink: View = ({ actor }) => {
  const enlace = useSelector(actor, ({ context }) => context.enlace);
  const occasion = useOccasion(actor);
  if (enlace === null) return null;
  const { titulo, detalles } = walletLinkWords[enlace];
  return (
    <Outcome tone="error" title={titulo} details={detalles} occasion={occasion}>
      <Button width="full" onPress={() => actor.send({ type: 'IR_A_INICIAR_SESION' })}>
        {linkTexts.iniciarSesion}
      </Button>
    </Outcome>
  );
};

const views = {
  abriendo: Opening,
  buscando: Looking,
  ofreciendo: Offering,
  pidiendo: Asking,
  descargado: Downloaded,
  sinPases: WithoutPasses,
  fallida: Failed,
  enlaceInservible: BadLink,
  haciaLogin: Nothing,
  haciaCarne: Nothing,
} satisfies Record<StateOf<typeof walletMachine>, View>;

export const WalletScreen = ({ start }: { start: () => Start<typeof walletMachine> }) => {
  const { actor, state } = useFlow(start);
  const Current = views[state];
  return (
    <LinkPage brand={shellTexts.producto} title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      <Current actor={actor} />
    </LinkPage>
  );
};
