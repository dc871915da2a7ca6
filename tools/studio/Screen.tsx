import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { SessionDialogs } from '../../src/app/dialogs/SessionDialogs';
import { StartProblem } from '../../src/app/start/StartProblem';
import { Shell } from '../../src/flows/shell/Shell';
import type { ShellRef } from '../../src/wiring/actors/shell-ref';
import { sceneOf } from './scene';
import { flowScreenOf } from './screens';
import type { Running, Studio } from './studio-store';

/** A router that never navigates: links of the screen have their look and URL only. */
const routerFor = (running: Running) => {
  const scene = sceneOf(running);
  const drawn = flowScreenOf(scene.flow);
  // Screens only read the simulated shell and send events to it.
  const shell = scene.flow === 'shell' ? (running.facade as unknown as ShellRef) : running.stage.shell;
  const root = createRootRoute({
    component: () => (
      <Shell
        deps={scene.app}
        shell={shell}
        settings={running.stage.settings}
        dialogs={<SessionDialogs app={scene.app} shell={shell} />}
        maintenance={null}
        startProblem={<StartProblem app={scene.app} shell={shell} />}
      />
    ),
  });
  const component = () => drawn.draw(scene);
  const routes = ['/', '$'].map((place) => createRoute({ getParentRoute: () => root, path: place, component }));
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [drawn.at] }),
    defaultPendingMs: 0,
  });
};

const Run = ({ running }: { running: Running }) => {
  const [router] = useState(() => routerFor(running));
  return <RouterProvider router={router} />;
};

/** The production screen of the running flow, mounted anew at each start. */
export const Screen = ({ studio }: { studio: Studio }) => {
  const running = useSyncExternalStore(studio.subscribe, studio.running);
  return running === null ? null : <Run key={running.run} running={running} />;
};
