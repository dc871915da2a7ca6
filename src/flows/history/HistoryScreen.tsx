import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { nameParts } from '../../../domain/rules/person/person';
import type { PickedProvider } from '../../../domain/rules/providers/picked-provider';
import type { historyMachine } from '../../../machines/history/history.machine';
import type { historyListsMachine } from '../../../machines/historyLists/historyLists.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Alert } from '../../ui/blocks/Alert';
import { Page } from '../../ui/frames/Page';
import type { Deps } from '../../wiring/deps';
import { RangeLimitScreen } from '../rangeLimit/RangeLimitScreen';
import { Preparing, ShareNow, ViewNow } from './Documents';
import { HistoryFilters } from './HistoryFilters';
import { HistoryResults } from './HistoryResults';
import type { HistoryRef, ListsRef } from './history-ref';
import { OwnHistoryLink } from './OwnHistoryLink';
import { historyTexts as words } from './texts';

type Picker = (onEnd: (picked: PickedProvider | null) => void) => ReactNode;
interface Part {
  history: HistoryRef;
  picker: Picker;
}
type Over = (props: Part) => ReactNode;

const Centers: Over = ({ history, picker }) =>
  picker((picked) =>
    history.send(
      picked === null || picked.codigo === null
        ? { type: 'CERRAR' }
        : { type: 'CENTRO_ELEGIDO', codigo: picked.codigo, nombre: picked.nombre },
    ),
  );

const TooLong: Over = ({ history }) => {
  const limit = useSelector(history, ({ children }) => children.avisarLimite);
  return limit === undefined ? null : <RangeLimitScreen limit={limit} />;
};

/** Dialogs over the list, and alerts above it. */
const over = {
  empezando: null,
  decidiendo: null,
  corrigiendo: null,
  esperandoNucleo: null,
  fallidoNucleo: null,
  buscando: null,
  vacio: null,
  'mostrando.quieto': null,
  'mostrando.preparando': Preparing,
  'mostrando.porVer': ViewNow,
  'mostrando.porCompartir': ShareNow,
  'mostrando.compartiendo': ShareNow,
  'mostrando.copiando': null,
  centros: Centers,
  limite: TooLong,
} satisfies Record<StateOf<typeof historyMachine>, Over | null>;

/** The minor whose history is shown. */
const useMinor = (history: HistoryRef): string | null =>
  useSelector(history, ({ context: { nucleo, pregunta } }) => {
    const found = nucleo?.find(({ lugar }) => String(lugar) === pregunta.familiar);
    return found === undefined ? null : nameParts(found).join(' ');
  });

interface Props extends Pick<Deps, 'session'> {
  startLists: () => Start<typeof historyListsMachine>;
  start: (lists: ListsRef) => Start<typeof historyMachine>;
  /** The list of centers, while open. */
  picker: Picker;
}

export const HistoryScreen = ({ startLists, start, session, picker }: Props) => {
  const { actor: lists } = useFlow(startLists);
  const { actor: history, state } = useFlow(() => start(lists));
  const minor = useMinor(history);
  const Over = over[state];
  return (
    <Page title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      {minor !== null && <Alert tone="informacion" lasting title={words.viendo(minor)} action={<OwnHistoryLink />} />}
      <HistoryFilters history={history} lists={lists} session={session} />
      {Over !== null && <Over history={history} picker={picker} />}
      <HistoryResults history={history} state={state} />
    </Page>
  );
};
