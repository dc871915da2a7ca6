import { ProviderPicker } from '../../src/app/ProviderPicker';
import { HistoryScreen } from '../../src/flows/history/HistoryScreen';
import { historyListsLogic } from '../../src/flows/historyLists/wiring';
import type { Drawn } from '../scene';
import { historyPlayed } from './history-played';

/** It is many lists in turn; here it is the kinds of authorization in the filters of the history. */
export const drawn: Drawn = {
  at: '/consulta/consumos',
  draw: ({ app, started }) => (
    <HistoryScreen
      startLists={() => {
        const { logic, input } = historyListsLogic({ deps: app });
        return { logic: logic.provide({ actors: { consultarTipos: started } }), input };
      }}
      start={(lists) => historyPlayed(app, lists)}
      session={app.session}
      picker={(onEnd) => <ProviderPicker deps={app} byHand={false} onEnd={onEnd} />}
    />
  ),
};
