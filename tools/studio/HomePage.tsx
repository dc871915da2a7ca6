import { DueTasksScreen } from '../../src/flows/dueTasks/DueTasksScreen';
import { dueTasksLogic } from '../../src/flows/dueTasks/wiring';
import { HomeScreen } from '../../src/flows/home/HomeScreen';
import { homeLogic } from '../../src/flows/home/wiring';
import { slidesLogic } from '../../src/flows/slides/wiring';
import type { Scene } from './scene';

/** The page on which most of what lives as long as the session is seen. */
export const HomePage = ({ app, stage: { shell }, flow, started }: Scene) => (
  <HomeScreen
    session={app.session}
    member={app.member}
    flags={app.flags}
    menu={app.menu}
    start={() => (flow === 'home' ? started : homeLogic({ deps: app, shell }))}
    due={
      <DueTasksScreen
        now={app.time.now()}
        start={() =>
          flow === 'dueTasks' ? started : dueTasksLogic({ deps: app, offers: { payments: true, requests: true } })
        }
      />
    }
    slides={() => (flow === 'slides' ? started : slidesLogic(app))}
  />
);
