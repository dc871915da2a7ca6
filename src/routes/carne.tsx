import { createFileRoute, useRouter } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { CardScreen } from '../flows/card/CardScreen';
import { cardLogic } from '../flows/card/wiring';
import { cardAddress } from '../wiring/card-address';

export const Route = createFileRoute('/carne')({
  beforeLoad: guard,
  component: function Card() {
    const { app } = Route.useRouteContext();
    const router = useRouter();
    return <CardScreen start={() => cardLogic({ app, address: cardAddress(router) })} />;
  },
});
