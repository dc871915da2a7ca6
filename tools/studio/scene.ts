import type { ReactNode } from 'react';
import type { App } from '../../src/app/start/app';
import { shownActor } from '../explore/shown-actor';
import { mirrorOf } from './mirror';
import type { Running } from './studio-store';

export interface Scene extends Pick<Running, 'stage'> {
  flow: string;
  /** The portal, with the simulated flow in place of the real one. */
  app: App;
  /** For a screen that starts its machine itself: mirrors the simulation, whichever machine the screen requests. */
  started: never;
}

/** On which page a flow is seen, and how. */
export interface FlowScreen {
  at: string;
  draw(this: void, scene: Scene): ReactNode;
}

/** The portal with the played flow in its usual place. */
const appWith = ({ stage: { app, member }, facade }: Running, flow: string): App => {
  if (flow in member) {
    const present = { ...member, [flow]: facade };
    return { ...app, member: { ...app.member, getSnapshot: () => present } };
  }
  return flow in app && flow !== 'member' ? { ...app, [flow]: facade } : app;
};

export const sceneOf = (running: Running): Scene => {
  const flow = running.flow.name;
  const mirror = mirrorOf(running.facade);
  // Some screens ask for a machine, others for a machine and its input, which the mirror does not need.
  const started = Object.assign(mirror, { logic: mirror, input: undefined });
  // Each flow asks for its own machine; which flow this is, is not known by type.
  return { flow, stage: running.stage, app: appWith(running, shownActor[flow] ?? flow), started: started as never };
};
