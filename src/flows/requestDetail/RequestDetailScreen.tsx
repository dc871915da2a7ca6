import { useSelector } from '@xstate/react';
import type { requestDetailMachine } from '../../../machines/requestDetail/requestDetail.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { failureNotice } from '../../texts/failure';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import { CaseFacts } from './CaseFacts';
import { CaseHistory } from './CaseHistory';
import type { DetailRef } from './detail-ref';
import { StoredDocuments } from './StoredDocuments';
import { requestDetailTexts as words } from './texts';

type State = StateOf<typeof requestDetailMachine>;
interface ViewProps {
  detail: DetailRef;
  state: State;
  /** By the server's clock. */
  now: number;
}
type View = (props: ViewProps) => React.ReactNode;

const Looking: View = () => <Skeleton shape="row" count={3} label={words.cargando} />;

const Failed: View = ({ detail }) => {
  const problema = useSelector(detail, ({ context }) => context.problema);
  const { titulo, detalle } = failureNotice(problema ?? 'limite', 'servicios');
  return (
    <ErrorBlock
      title={titulo}
      detail={detalle}
      retry={{ label: shellTexts.reintentar, act: () => detail.send({ type: 'REINTENTAR' }) }}
    />
  );
};

const Absent: View = ({ detail }) => (
  <EmptyBlock
    icon={<SearchIcon />}
    title={words.ausente}
    detail={words.ausenteDetalle}
    action={
      <Button kind="tonal" size="small" onPress={() => detail.send({ type: 'REINTENTAR' })}>
        {words.buscarOtraVez}
      </Button>
    }
  />
);

const Shown: View = (props) => (
  <>
    <CaseFacts detail={props.detail} now={props.now} />
    <StoredDocuments {...props} />
    <CaseHistory detail={props.detail} now={props.now} />
  </>
);

const views = {
  empezando: Looking,
  buscando: Looking,
  fallido: Failed,
  ausente: Absent,
  'mostrando.sinPedir': Shown,
  'mostrando.descargando.recibiendo': Shown,
  'mostrando.fallidos': Shown,
  'mostrando.sinDocumentos': Shown,
  'mostrando.listados': Shown,
} satisfies Record<State, View>;

interface Props extends Pick<ViewProps, 'now'> {
  start: () => Start<typeof requestDetailMachine>;
  onClose: () => void;
}

/** One case, in a dialog over the list. */
export const RequestDetailScreen = ({ start, now, onClose }: Props) => {
  const { actor: detail, state } = useFlow(start);
  const title = useSelector(detail, ({ context: { caso, numeroCaso } }) =>
    caso === null ? words.caso(numeroCaso) : caso.titulo.trim() || words.sinTitulo,
  );
  const Current = views[state];
  return (
    <LazyDialog title={title} size="lg" onClose={{ label: shellTexts.cerrar, act: onClose }}>
      <Current detail={detail} state={state} now={now} />
    </LazyDialog>
  );
};
