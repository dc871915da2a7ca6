import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { myDataMachine } from '../../../machines/myData/myData.machine';
import { useFetches } from '../../parts/use-fetches';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { RetryButton } from '../../ui/actions/RetryButton';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Meter } from '../../ui/blocks/Meter';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { Row, Stack } from '../../ui/layout/Stack';
import type { MyDataState, ViewProps } from './my-data-ref';
import { OpenArchive } from './OpenArchive';
import { myDataTexts as words } from './texts';

type View = (props: ViewProps) => ReactNode;

const Nothing: View = () => null;

const Reading: View = ({ actor }) => {
  const { failed, retry } = useFetches(actor, 'leer');
  if (failed) return <ErrorBlock title={words.sinCargar} retry={{ label: shellTexts.reintentar, act: retry }} />;
  return (
    <>
      <p role="status">{words.cargando}</p>
      <Skeleton shape="row" count={1} label={shellTexts.cargando} />
    </>
  );
};

const Ask = ({ actor, state, isAnother }: ViewProps & { isAnother: boolean }) => (
  <Row>
    <Button
      kind={isAnother ? 'outline' : 'primary'}
      busy={state === 'pidiendo'}
      busyLabel={words.pidiendo}
      onPress={() => actor.send({ type: 'PEDIR' })}
    >
      {isAnother ? words.pedirOtro : words.pedir}
    </Button>
  </Row>
);

const None: View = ({ actor, state }) => {
  const estado = useSelector(actor, ({ context }) => context.archivo?.estado ?? 'ninguno');
  const why = words.sinArchivo[estado];
  return (
    <>
      {why !== undefined && (
        <Alert tone={estado === 'fallo' ? 'error' : 'informacion'} title={why.titulo} lasting>
          {why.detalle}
        </Alert>
      )}
      <Ask actor={actor} state={state} isAnother={why !== undefined} />
    </>
  );
};

const NotAsked: View = ({ actor }) => {
  const problema = useSelector(actor, ({ context }) => context.problema);
  const said = problema === null || typeof problema === 'string' ? '' : problema.mensaje;
  return (
    <Alert
      tone="error"
      title={words.sinPedir}
      action={<RetryButton label={shellTexts.reintentar} onPress={() => actor.send({ type: 'REINTENTAR' })} />}
    >
      {said || words.sinPedirDetalle}
    </Alert>
  );
};

const Making: View = ({ actor, state }) => {
  const archivo = useSelector(actor, ({ context }) => context.archivo);
  const isMade = archivo?.estado === 'haciendo' && archivo.total > 0;
  return (
    <>
      <p role="status">{isMade ? words.haciendose : words.espera}</p>
      {isMade && (
        <Stack space={2}>
          <Meter label={words.avance} words={words.pasos(archivo)} now={archivo.hechos} of={archivo.total} />
          <p>{words.pasos(archivo)}</p>
        </Stack>
      )}
      {state === 'haciendose.sinNoticias' && <Alert tone="advertencia">{words.sinNoticias}</Alert>}
    </>
  );
};

const Saving: View = () => <p role="status">{words.bajando}</p>;

const Cut: View = ({ actor, state }) => (
  <>
    <Alert
      tone="error"
      title={words.cortado}
      action={<RetryButton label={words.seguir} onPress={() => actor.send({ type: 'REINTENTAR' })} />}
    >
      {words.cortadoDetalle}
    </Alert>
    <Ask actor={actor} state={state} isAnother />
  </>
);

const Saved: View = ({ actor, state }) => (
  <>
    <Alert tone="exito" title={words.guardado}>
      {words.guardadoDetalle}
    </Alert>
    <Ask actor={actor} state={state} isAnother />
  </>
);

const views = {
  empezando: Nothing,
  leyendo: Reading,
  mirando: Nothing,
  sinArchivo: None,
  pidiendo: None,
  sinPedir: NotAsked,
  'haciendose.esperando': Making,
  'haciendose.preguntando': Making,
  'haciendose.sinNoticias': Making,
  'listo.escribiendo': OpenArchive,
  'listo.faltaClave': OpenArchive,
  'listo.sinAbrir': OpenArchive,
  abriendo: OpenArchive,
  comprobando: OpenArchive,
  bajando: Saving,
  cortado: Cut,
  guardado: Saved,
  ausente: Nothing,
} satisfies Record<MyDataState, View>;

interface Props {
  start: () => Start<typeof myDataMachine>;
  isMinor?: boolean;
  /** What the law says, and where to rectify and object. */
  rights?: ReactNode;
}

/** In one's own profile, and in that of a minor. Nothing where the server does not give them. */
export const MyDataScreen = ({ start, isMinor = false, rights }: Props) => {
  const { actor, state } = useFlow(start);
  const Current = views[state];
  if (Current === Nothing) return null;
  return (
    <Card>
      <Stack space={3}>
        <CardHead title={words.titulo} />
        <p>{isMinor ? words.explicacionMenor : words.explicacion}</p>
        <Current actor={actor} state={state} />
        {rights}
      </Stack>
    </Card>
  );
};
