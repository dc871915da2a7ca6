import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { walletApp } from '../app/wallet-app';
import { WalletScreen } from '../flows/wallet/WalletScreen';
import { walletLogic } from '../flows/wallet/wiring';

export const Route = createFileRoute('/confirmacionBilletera/$')({
  beforeLoad: guard,
  component: function Wallet() {
    const { app, replace: navigate } = Route.useRouteContext();
    return (
      <WalletScreen
        start={() => walletLogic({ app, navigate, address: '/confirmacionBilletera', application: walletApp() })}
      />
    );
  },
});
