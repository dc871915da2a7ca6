import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../flows/guard';
import { HomeScreen } from '../screens/home/HomeScreen';

export const Route = createFileRoute('/')({
  beforeLoad: guard,
  component: function Home() {
    return <HomeScreen session={Route.useRouteContext().app.session} />;
  },
});
