import type { AnyStateMachine } from 'xstate';
import { homeLogic, slidesLogic } from '../src/flows/home';
import { loginLogic } from '../src/flows/login';
import type { Stage } from './stage';

type Wiring = (stage: Stage) => AnyStateMachine;

/**
 * Each flow as the product wires it, so that its limits are the real ones and what it tells the others is seen on the
 * screen. A flow without a line runs on its chart alone.
 */
const wirings = {
  account: ({ member }) => member.account.logic,
  connection: ({ app }) => app.connection.logic,
  consumption: ({ member }) => member.consumption.logic,
  devices: ({ member }) => member.devices.logic,
  flags: ({ app }) => app.flags.logic,
  home: ({ app, shell }) => homeLogic({ app, shell }).logic,
  inactivity: ({ app }) => app.inactivity.logic,
  login: ({ app, navigate }) => loginLogic({ app, policy: app.policy, navigate, back: undefined }).logic,
  member: ({ app }) => app.member.actor.logic,
  menu: ({ app }) => app.menu.logic,
  notifications: ({ member }) => member.notifications.logic,
  portrait: ({ member }) => member.portrait.logic,
  session: ({ app }) => app.session.logic,
  shell: ({ shell }) => shell.logic,
  slides: ({ app }) => slidesLogic({ app }).logic,
  snackbars: ({ app }) => app.snackbars.logic,
  theme: ({ member }) => member.theme.logic,
} satisfies Readonly<Record<string, Wiring>>;

export type WiredFlow = keyof typeof wirings;
export const wiringOf: Readonly<Record<string, Wiring>> = wirings;
