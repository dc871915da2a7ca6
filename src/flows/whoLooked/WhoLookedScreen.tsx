import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { screenDate } from '../../../domain/rules/dates/dates';
import type { StateOf } from '../../../machines/state-of';
import type { Consultas, whoLookedMachine } from '../../../machines/whoLooked/whoLooked.machine';
import { useFetches } from '../../parts/use-fetches';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { Collapsible } from '../../ui/blocks/Collapsible';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { RecordList } from '../../ui/blocks/RecordList';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { whoLookedTexts as words } from './texts';

type View = (props: { actor: ActorRefFrom<typeof whoLookedMachine> }) => React.ReactNode;

const briefly = 5;

const Nothing: View = () => null;

const Framed = ({ children }: { children: React.ReactNode }) => (
  <Card>
    <Stack space={3}>
      <CardHead title={words.titulo} />
      {children}
    </Stack>
  </Card>
);

const Reading: View = ({ actor }) => {
  const { failed, retry } = useFetches(actor, 'leer');
  return failed ? (
    <Card>
      <ErrorBlock title={words.sinCargar} retry={{ label: shellTexts.reintentar, act: retry }} />
    </Card>
  ) : (
    <Framed>
      <p role="status">{words.cargando}</p>
      <Skeleton shape="row" count={3} label={shellTexts.cargando} />
    </Framed>
  );
};

const None: View = () => (
  <Framed>
    <EmptyBlock look="line" title={words.vacia} />
  </Framed>
);

const List = ({ label, consultas }: { label: string; consultas: Consultas }) => (
  <RecordList
    label={label}
    records={consultas.map((of) => ({
      title: words.vio(of),
      date: screenDate(of.dia),
      lines: [words.veces(of.veces)],
    }))}
  />
);

const Folded = ({ title, consultas }: { title: string; consultas: Consultas }) =>
  consultas.length > 0 && (
    <Collapsible title={title}>
      <List label={title} consultas={consultas} />
    </Collapsible>
  );

const Shown: View = ({ actor }) => {
  const consultas = useSelector(actor, ({ context }) => context.consultas);
  const others = consultas.filter(({ quien }) => quien !== 'usted');
  const older = others.slice(briefly);
  return (
    <Framed>
      <p>{others.length === 0 ? words.nadieMas : words.detalle}</p>
      {others.length > 0 && <List label={words.titulo} consultas={others.slice(0, briefly)} />}
      <Folded title={words.anteriores(older.length)} consultas={older} />
      <Folded title={words.propias} consultas={consultas.filter(({ quien }) => quien === 'usted')} />
    </Framed>
  );
};

const views = {
  empezando: Nothing,
  leyendo: Reading,
  vacia: None,
  mostrada: Shown,
  ausente: Nothing,
} satisfies Record<StateOf<typeof whoLookedMachine>, View>;

/** In one's own profile. Nothing where the server does not write it down. */
export const WhoLookedScreen = ({ start }: { start: () => Start<typeof whoLookedMachine> }) => {
  const { actor, state } = useFlow(start);
  const Current = views[state];
  return <Current actor={actor} />;
};
