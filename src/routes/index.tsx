import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../flows/guard';
import { homeLogic, slidesLogic } from '../flows/home';
import { HomeScreen } from '../screens/home/HomeScreen';

export const Route = createFileRoute('/')({
  beforeLoad: guard,
  component: function Home() {
    const { app, shell } = Route.useRouteContext();
    const start = () => ({ home: homeLogic({ app, shell }), slides: slidesLogic({ app }) });
    return <HomeScreen session={app.session} flags={app.flags} start={start} />;
  },
});
