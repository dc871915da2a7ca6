import { ProviderPicker } from '../../../src/app/dialogs/ProviderPicker';
import { HistoryScreen } from '../../../src/flows/history/HistoryScreen';
import { historyListsLogic } from '../../../src/flows/historyLists/wiring';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/consulta/consumos',
  draw: ({ app, started }) => (
    <HistoryScreen
      startLists={() => historyListsLogic({ deps: app })}
      start={() => started}
      session={app.session}
      picker={(onEnd) => <ProviderPicker deps={app} byHand={false} onEnd={onEnd} />}
    />
  ),
};
