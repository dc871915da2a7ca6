import { createFileRoute, useRouter } from '@tanstack/react-router';
import { cardDevice } from '../app/card/card-device';
import { guard } from '../app/start/guard';
import { CardScreen } from '../flows/card/CardScreen';
import { cardLogic } from '../flows/card/wiring';
import { cardAddress } from '../wiring/addresses/card-address';

export const Route = createFileRoute('/carne')({
  beforeLoad: guard,
  component: function Card() {
    const { app } = Route.useRouteContext();
    const router = useRouter();
    return <CardScreen start={() => cardLogic({ deps: app, address: cardAddress(router), device: cardDevice() })} />;
  },
});
