import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { WalletScreen } from '../flows/wallet/WalletScreen';
import { walletLogic } from '../flows/wallet/wiring';

export const Route = createFileRoute('/confirmacionBilletera/$')({
  beforeLoad: guard,
  component: function Wallet() {
    const { app, replace: navigate } = Route.useRouteContext();
    return <WalletScreen start={() => walletLogic({ deps: app, navigate, address: '/confirmacionBilletera' })} />;
  },
});
