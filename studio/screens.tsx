import type { ReactNode } from 'react';
import type { homeMachine } from '../machines/home/home.machine';
import type { loginMachine } from '../machines/login/login.machine';
import type { slidesMachine } from '../machines/slides/slides.machine';
import type { App } from '../src/flows/app';
import { homeLogic, slidesLogic } from '../src/flows/home';
import { HomeScreen } from '../src/screens/home/HomeScreen';
import { LoginScreen } from '../src/screens/login/LoginScreen';
import { HelpContact } from '../src/screens/shell/HelpContact';
import { mirrorOf } from './mirror';
import type { Running } from './studio-store';
import type { WiredFlow } from './wirings';

export interface Scene extends Pick<Running, 'stage' | 'facade'> {
  flow: string;
  /** With the simulated flow in the place of its own. */
  app: App;
  /** For a screen that starts its machine itself: it gets one that is where the simulation is. */
  started<M>(): { logic: M; input: never };
}

interface Screen {
  path: string;
  draw(scene: Scene): ReactNode;
}

const home = ({ app, stage: { shell }, flow, started }: Scene) => (
  <HomeScreen
    session={app.session}
    flags={app.flags}
    start={() => ({
      home: flow === 'home' ? started<typeof homeMachine>() : homeLogic({ app, shell }),
      slides: flow === 'slides' ? started<typeof slidesMachine>() : slidesLogic({ app }),
    })}
  />
);
const onHome: Screen = { path: '/', draw: home };

/** On which page a flow is seen; null where it has none. */
const screens: Readonly<Record<WiredFlow, Screen | null>> = {
  account: onHome,
  connection: onHome,
  consumption: null,
  devices: null,
  flags: onHome,
  home: onHome,
  inactivity: onHome,
  login: {
    path: '/login',
    draw: ({ started, stage: { settings } }) => (
      <LoginScreen
        start={() => started<typeof loginMachine>()}
        larimar={settings.links.larimar}
        help={<HelpContact links={settings.links} />}
      />
    ),
  },
  member: null,
  menu: onHome,
  notifications: onHome,
  portrait: onHome,
  session: onHome,
  shell: onHome,
  slides: onHome,
  snackbars: onHome,
  theme: onHome,
};

export const screenOf = (flow: string): Screen | null =>
  Object.entries(screens).find(([name]) => name === flow)?.[1] ?? null;

/** Everything else of the portal stays as it is; the flow that is looked at takes its own place. */
const appWith = ({ stage: { app, member }, facade }: Running, flow: string): App => {
  if (flow in member) {
    const present = { ...member, [flow]: facade };
    return { ...app, member: { ...app.member, getSnapshot: () => present } };
  }
  return flow in app && flow !== 'member' ? { ...app, [flow]: facade } : app;
};

export const sceneOf = (running: Running): Scene => {
  const flow = running.flow.name;
  return {
    flow,
    stage: running.stage,
    facade: running.facade,
    app: appWith(running, flow),
    // What it starts from is known to the mirror, which does not ask for it.
    started: <M,>() => ({ logic: mirrorOf(running.facade) as M, input: undefined as never }),
  };
};
