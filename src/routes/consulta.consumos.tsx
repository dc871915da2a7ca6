import { createFileRoute, useRouter } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { historyParts } from '../app/history-parts';
import { ProviderPicker } from '../app/ProviderPicker';
import { HistoryScreen } from '../flows/history/HistoryScreen';

export const Route = createFileRoute('/consulta/consumos')({
  beforeLoad: guard,
  component: function History() {
    const { app } = Route.useRouteContext();
    const router = useRouter();
    return (
      <HistoryScreen
        {...historyParts(app, router)}
        picker={(onEnd) => <ProviderPicker deps={app} byHand={false} onEnd={onEnd} />}
      />
    );
  },
});
