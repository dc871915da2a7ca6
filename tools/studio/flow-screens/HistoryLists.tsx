import { ProviderPicker } from '../../../src/app/dialogs/ProviderPicker';
import { HistoryScreen } from '../../../src/flows/history/HistoryScreen';
import type { FlowScreen } from '../scene';
import { standInHistory } from './stand-in-history';

/** The lists are visible in the filters of the history. */
export const flowScreen: FlowScreen = {
  at: '/consulta/consumos',
  draw: ({ app, started }) => (
    <HistoryScreen
      startLists={() => started}
      start={(lists) => standInHistory(app, lists)}
      session={app.session}
      picker={(onEnd) => <ProviderPicker deps={app} byHand={false} onEnd={onEnd} />}
    />
  ),
};
