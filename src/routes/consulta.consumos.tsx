import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LazyProviderPicker } from '../app/dialogs/LazyProviderPicker';
import { guard } from '../app/start/guard';
import { HistoryScreen } from '../flows/history/HistoryScreen';
import { historyLogic } from '../flows/history/wiring';
import { historyListsLogic } from '../flows/historyLists/wiring';
import { historyAddress } from '../wiring/addresses/history-address';

export const Route = createFileRoute('/consulta/consumos')({
  beforeLoad: guard,
  component: function History() {
    const { app } = Route.useRouteContext();
    const router = useRouter();
    return (
      <HistoryScreen
        startLists={() => historyListsLogic({ deps: app })}
        start={(lists) => historyLogic({ deps: app, lists, address: historyAddress(router) })}
        session={app.session}
        picker={(onEnd) => <LazyProviderPicker deps={app} byHand={false} onEnd={onEnd} />}
      />
    );
  },
});
