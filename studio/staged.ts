import type { AnyStateMachine } from 'xstate';
import type { DialogParts } from '../src/app/login-address';
import { activationLogic } from '../src/flows/activation/wiring';
import { changePasswordLogic } from '../src/flows/changePassword/wiring';
import { emailChangeLogic } from '../src/flows/emailChange/wiring';
import { homeLogic } from '../src/flows/home/wiring';
import { loginLogic } from '../src/flows/login/wiring';
import { mailWaitLogic } from '../src/flows/mailWait/wiring';
import { onboardingLogic } from '../src/flows/onboarding/wiring';
import { onboardingCheckLogic } from '../src/flows/onboardingCheck/wiring';
import { planStatusLogic } from '../src/flows/planStatus/wiring';
import { recoverLogic } from '../src/flows/recover/wiring';
import { registerLogic } from '../src/flows/register/wiring';
import { slidesLogic } from '../src/flows/slides/wiring';
import type { Stage } from './stage';

interface Staged {
  /** The page on which it is seen; null: on none. */
  at: string | null;
  wired(this: void, stage: Stage): AnyStateMachine;
}

const dialogOn = ({ app, navigate }: Stage): DialogParts => ({
  app,
  address: { change: navigate, close: () => navigate('/login'), hold: () => () => {} },
  typed: () => ({ tipoDocumento: 1, documento: '' }),
  carry: () => {},
});

/**
 * Where each flow is seen, and the flow as the product wires it: with its real limits, and with what it tells the others.
 * A flow without a line runs on its chart alone.
 */
const staged = {
  account: { at: '/', wired: ({ member }) => member.account.logic },
  activation: {
    at: '/solicitud/confirmacioncorreo',
    wired: ({ app, navigate }) => activationLogic({ app, navigate, address: '/solicitud/confirmacioncorreo' }),
  },
  changePassword: {
    at: '/solicitud/cambioClave',
    wired: ({ app, navigate }) => changePasswordLogic({ app, navigate, address: '/solicitud/cambioClave' }),
  },
  connection: { at: '/', wired: ({ app }) => app.connection.logic },
  consumption: { at: null, wired: ({ member }) => member.consumption.logic },
  devices: { at: null, wired: ({ member }) => member.devices.logic },
  emailChange: {
    at: '/solicitud/CambioCorreo',
    wired: ({ app, navigate }) =>
      emailChangeLogic('confirmar', { app, navigate, address: '/solicitud/CambioCorreo' }).logic,
  },
  emailRequest: { at: '/', wired: ({ member }) => member.emailRequest.logic },
  flags: { at: '/', wired: ({ app }) => app.flags.logic },
  home: { at: '/', wired: ({ app, shell }) => homeLogic({ app, shell }).logic },
  inactivity: { at: '/', wired: ({ app }) => app.inactivity.logic },
  login: {
    at: '/login',
    wired: ({ app, navigate }) => loginLogic({ app, navigate, back: undefined, open: navigate }).logic,
  },
  mailWait: { at: '/login', wired: ({ app, navigate }) => mailWaitLogic({ app, open: navigate }) },
  member: { at: null, wired: ({ app }) => app.member.actor.logic },
  menu: { at: '/', wired: ({ app }) => app.menu.logic },
  notifications: { at: '/', wired: ({ member }) => member.notifications.logic },
  onboarding: {
    at: '/onboarding',
    wired: ({ app, navigate }) =>
      onboardingLogic({ app, variante: 'pagina', navigate, back: '', close: () => navigate('/') }).logic,
  },
  onboardingCheck: {
    at: null,
    wired: ({ app }) => onboardingCheckLogic({ app, onPage: () => () => {}, onFree: () => () => {} }).logic,
  },
  planStatus: {
    at: '/solicitud/confirmarAfiliado',
    wired: ({ app, navigate }) => planStatusLogic({ app, navigate, address: '/solicitud/confirmarAfiliado' }),
  },
  portrait: { at: '/', wired: ({ member }) => member.portrait.logic },
  recover: { at: '/login', wired: (stage) => recoverLogic(dialogOn(stage)).logic },
  register: { at: '/login', wired: (stage) => registerLogic(dialogOn(stage), 'registro').logic },
  session: { at: '/', wired: ({ app }) => app.session.logic },
  shell: { at: '/', wired: ({ shell }) => shell.logic },
  slides: { at: '/', wired: ({ app }) => slidesLogic(app).logic },
  snackbars: { at: '/', wired: ({ app }) => app.snackbars.logic },
  theme: { at: '/', wired: ({ member }) => member.theme.logic },
} as const satisfies Readonly<Record<string, Staged>>;

export type StagedFlow = keyof typeof staged;
export type PagePath = Exclude<(typeof staged)[StagedFlow]['at'], null>;

/** Undefined: nobody has said yet how it is wired and where it is seen. */
export const stagedAs = (flow: string): Staged | undefined =>
  Object.entries<Staged>(staged).find(([name]) => name === flow)?.[1];

export const stagedFlows: readonly string[] = Object.keys(staged);
