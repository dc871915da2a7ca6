import { createFileRoute } from '@tanstack/react-router';
import { LazyDueTasks } from '../app/home/LazyDueTasks';
import { guard } from '../app/start/guard';
import { HomeScreen } from '../flows/home/HomeScreen';
import { homeLogic } from '../flows/home/wiring';
import { slidesLogic } from '../flows/slides/wiring';

export const Route = createFileRoute('/')({
  beforeLoad: guard,
  component: function Home() {
    const { app, shell } = Route.useRouteContext();
    const start = () => homeLogic({ deps: app, shell });
    return (
      <HomeScreen
        session={app.session}
        member={app.member}
        flags={app.flags}
        menu={app.menu}
        start={start}
        due={<LazyDueTasks app={app} />}
        slides={() => slidesLogic(app)}
      />
    );
  },
});
