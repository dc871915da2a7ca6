import { ProviderPicker } from '../../src/app/dialogs/ProviderPicker';
import { HistoryScreen } from '../../src/flows/history/HistoryScreen';
import type { Drawn } from '../scene';
import { historyPlayed } from './history-played';

/** The lists are seen in the filters of the page that they are of. */
export const drawn: Drawn = {
  at: '/consulta/consumos',
  draw: ({ app, started }) => (
    <HistoryScreen
      startLists={() => started}
      start={(lists) => historyPlayed(app, lists)}
      session={app.session}
      picker={(onEnd) => <ProviderPicker deps={app} byHand={false} onEnd={onEnd} />}
    />
  ),
};
