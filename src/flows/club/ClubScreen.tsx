import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { hostOf } from '../../../domain/rules/access/safe-url';
import type { clubMachine } from '../../../machines/club/club.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { failureNotice } from '../../texts/failure';
import { shellTexts } from '../../texts/shell';
import { ExternalLink } from '../../ui/actions/TextLink';
import { EmbeddedPage } from '../../ui/blocks/EmbeddedPage';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Spinner } from '../../ui/blocks/Spinner';
import { Page } from '../../ui/frames/Page';
import { Stack } from '../../ui/layout/Stack';
import { clubTexts as words } from './texts';

type ClubRef = ActorRefFrom<typeof clubMachine>;
type View = (props: { actor: ClubRef; state: StateOf<typeof clubMachine> }) => React.ReactNode;

const Nothing: View = () => null;
const Asking: View = () => <Spinner label={words.comprobando} />;
const Without: View = () => <EmptyBlock title={words.sinClub} detail={words.sinClubDetalle} />;

const Failed: View = ({ actor }) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  if (problema === null) return null;
  const { titulo, detalle } = failureNotice(problema, 'servicios');
  const retry = { label: shellTexts.reintentar, act: () => actor.send({ type: 'REINTENTAR' }) };
  return <ErrorBlock title={titulo} detail={detalle} retry={retry} />;
};

/** One view for three states, so that the iframe stays mounted while it loads, is shown, or is given up. */
const Framed: View = ({ actor, state }) => {
  const { direccion, permisos, intentos } = useSelector(actor, ({ context }) => context);
  const retry = { label: shellTexts.reintentar, act: () => actor.send({ type: 'REINTENTAR' }) };
  return (
    <Stack space={4}>
      {state === 'abriendo' && <Spinner label={words.cargando} />}
      {state === 'sinRespuesta' && (
        <ErrorBlock title={words.sinRespuesta} detail={words.sinRespuestaDetalle} retry={retry} />
      )}
      <EmbeddedPage
        key={intentos}
        title={words.marco}
        address={direccion}
        permissions={permisos}
        hidden={state !== 'abierto'}
        onLoad={() => actor.send({ type: 'MARCO_LISTO' })}
      />
      <p>
        {words.noSeVe}{' '}
        <ExternalLink href={direccion} newTabLabel={shellTexts.otraPestana(hostOf(direccion))}>
          {words.otraPestana}
        </ExternalLink>
      </p>
    </Stack>
  );
};

const views = {
  decidiendo: Nothing,
  consultandoPlan: Asking,
  fallida: Failed,
  abriendo: Framed,
  abierto: Framed,
  sinRespuesta: Framed,
  sinClub: Without,
  haciaPerfil: Nothing,
} satisfies Record<StateOf<typeof clubMachine>, View>;

/** States in which there is no club to see. */
const closed: readonly StateOf<typeof clubMachine>[] = ['sinRespuesta', 'sinClub', 'fallida'];

interface Props {
  start: () => Start<typeof clubMachine>;
  /** Other ways, while there is no club to see. */
  meanwhile?: React.ReactNode;
}

export const ClubScreen = ({ start, meanwhile }: Props) => {
  const { actor, state } = useFlow(start);
  const Current = views[state];
  return (
    <Page title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      <Current actor={actor} state={state} />
      {closed.includes(state) && meanwhile}
    </Page>
  );
};
