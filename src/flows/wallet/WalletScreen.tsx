import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { StateOf } from '../../../machines/state-of';
import type { walletMachine } from '../../../machines/wallet/wallet.machine';
import { BadLink, LinkFailed, LinkOutcome, Opening } from '../../parts/links/link-views';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { AppLink } from '../../ui/actions/AppLink';
import { Button } from '../../ui/actions/Button';
import { AccountFact, AccountFacts } from '../../ui/blocks/AccountHead';
import { Alert } from '../../ui/blocks/Alert';
import { LinkPage } from '../../ui/frames/LinkPage';
import { Stack } from '../../ui/layout/Stack';
import { walletLinkWords, walletTexts as words } from './texts';

type WalletRef = ActorRefFrom<typeof walletMachine>;
type View = (props: { actor: WalletRef }) => React.ReactNode;

const CardButton = ({ actor, quiet = true }: { actor: WalletRef; quiet?: boolean }) => (
  <Button kind={quiet ? 'outline' : 'primary'} width="full" onPress={() => actor.send({ type: 'VER_CARNE' })}>
    {words.verCarne}
  </Button>
);

/** On the other type of phone, first explains what that one supports. */
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
      <LinkOutcome actor={actor} tone="exito" title={words.descargado} details={[words.abra]}>
        <AppLink href={aplicacion}>{words.redireccionar}</AppLink>
        <Button kind="ghost" width="full" onPress={() => actor.send({ type: 'AGREGAR' })}>
          {words.otraVez}
        </Button>
      </LinkOutcome>
      <OtherPhone actor={actor} />
    </Stack>
  );
};

const WithoutPasses: View = ({ actor }) => (
  <LinkOutcome actor={actor} tone="informacion" title={words.sinPases} details={[words.sinPasesDetalle]}>
    <CardButton actor={actor} quiet={false} />
  </LinkOutcome>
);

const Failed: View = ({ actor }) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  return problema === null ? null : <LinkFailed actor={actor} problema={problema} />;
};

const views = {
  abriendo: ({ actor }) => <Opening actor={actor} label={words.buscando} />,
  ofreciendo: Offering,
  pidiendo: Asking,
  descargado: Downloaded,
  sinPases: WithoutPasses,
  fallida: Failed,
  enlaceInservible: ({ actor }) => <BadLink actor={actor} words={walletLinkWords} />,
  haciaLogin: () => null,
  haciaCarne: () => null,
} satisfies Record<StateOf<typeof walletMachine>, View>;

export const WalletScreen = ({ start }: { start: () => Start<typeof walletMachine> }) => {
  const { actor, state } = useFlow(start);
  const Current = views[state];
  return (
    <LinkPage title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      <Current actor={actor} />
    </LinkPage>
  );
};
