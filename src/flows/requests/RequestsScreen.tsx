import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { requestsMachine } from '../../../machines/requests/requests.machine';
import type { StateOf } from '../../../machines/state-of';
import { NewRequestList } from '../../parts/requests/NewRequestList';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { Page } from '../../ui/frames/Page';
import { PlusIcon } from '../../ui/icons/PlusIcon';
import { Row } from '../../ui/layout/Stack';
import { LazyPopover } from '../../ui/overlays/LazyPopover';
import { RangeLimitScreen } from '../rangeLimit/RangeLimitScreen';
import { RequestFilters } from './RequestFilters';
import { RequestResults } from './RequestResults';
import type { RequestsRef } from './requests-ref';
import { requestsTexts as words } from './texts';

interface OverProps {
  requests: RequestsRef;
  button: RefObject<HTMLButtonElement | null>;
}
type Over = (props: OverProps) => ReactNode;

const NewRequest: Over = ({ requests, button }) => (
  <LazyPopover
    title={words.nueva}
    anchor={button}
    width="narrow"
    closeLabel={shellTexts.cerrar}
    onClose={() => requests.send({ type: 'CERRAR' })}
  >
    <NewRequestList />
  </LazyPopover>
);

const TooLong: Over = ({ requests }) => {
  const limit = useSelector(requests, ({ children }) => children.avisarLimite);
  return limit === undefined ? null : <RangeLimitScreen limit={limit} />;
};

/** The dialog over the list, by state. */
const over = {
  empezando: null,
  decidiendo: null,
  corrigiendo: null,
  buscando: null,
  vacio: null,
  mostrando: null,
  eligiendo: NewRequest,
  limite: TooLong,
} satisfies Record<StateOf<typeof requestsMachine>, Over | null>;

type Found = NonNullable<ReturnType<RequestsRef['getSnapshot']>['context']['encontrado']>['casos'][number];

export interface DetailProps {
  numeroCaso: string;
  /** The case as the list has it; null if it is not listed. */
  caso: Found | null;
  onClose: () => void;
}

interface Props {
  start: () => Start<typeof requestsMachine>;
  /** Renders the open case over the list. */
  detail: (props: DetailProps) => ReactNode;
  /** Requests that this browser stores, above the list. */
  unsent: ReactNode;
  /** By the server's clock. */
  now: number;
}

const Detail = ({ requests, detail }: Pick<Props, 'detail'> & { requests: RequestsRef }) => {
  const numeroCaso = useSelector(requests, ({ context }) => context.pregunta.caso);
  const caso = useSelector(
    requests,
    ({ context: { encontrado } }) => encontrado?.casos.find((one) => one.numeroCaso === numeroCaso) ?? null,
  );
  if (numeroCaso === '') return null;
  return detail({ numeroCaso, caso, onClose: () => requests.send({ type: 'CERRAR_CASO' }) });
};

export const RequestsScreen = ({ start, detail, unsent, now }: Props) => {
  const { actor: requests, state } = useFlow(start);
  const button = useRef<HTMLButtonElement>(null);
  const choosing = state === 'eligiendo';
  const Over = over[state];
  return (
    <Page title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      {unsent}
      <Row>
        <Button
          ref={button}
          icon={<PlusIcon size="small" />}
          expanded={choosing}
          onPress={() => requests.send({ type: choosing ? 'CERRAR' : 'NUEVA' })}
        >
          {words.nueva}
        </Button>
      </Row>
      <RequestFilters requests={requests} />
      {Over !== null && <Over requests={requests} button={button} />}
      <RequestResults requests={requests} now={now} />
      <Detail requests={requests} detail={detail} />
    </Page>
  );
};
