import type { ReactNode } from 'react';
import type { activationMachine } from '../machines/activation/activation.machine';
import type { changePasswordMachine } from '../machines/changePassword/changePassword.machine';
import type { emailChangeMachine } from '../machines/emailChange/emailChange.machine';
import type { homeMachine } from '../machines/home/home.machine';
import type { loginMachine } from '../machines/login/login.machine';
import type { mailWaitMachine } from '../machines/mailWait/mailWait.machine';
import type { onboardingMachine } from '../machines/onboarding/onboarding.machine';
import type { planStatusMachine } from '../machines/planStatus/planStatus.machine';
import type { recoverMachine } from '../machines/recover/recover.machine';
import type { registerMachine } from '../machines/register/register.machine';
import type { slidesMachine } from '../machines/slides/slides.machine';
import type { App } from '../src/app/app';
import { ActivationScreen } from '../src/flows/activation/ActivationScreen';
import { ChangePasswordScreen } from '../src/flows/changePassword/ChangePasswordScreen';
import { EmailChangeScreen } from '../src/flows/emailChange/EmailChangeScreen';
import { HomeScreen } from '../src/flows/home/HomeScreen';
import { homeLogic } from '../src/flows/home/wiring';
import { LoginScreen } from '../src/flows/login/LoginScreen';
import { loginLogic } from '../src/flows/login/wiring';
import { MailWaitScreen } from '../src/flows/mailWait/MailWaitScreen';
import { OnboardingScreen } from '../src/flows/onboarding/OnboardingScreen';
import { PlanStatusScreen } from '../src/flows/planStatus/PlanStatusScreen';
import { RecoverScreen } from '../src/flows/recover/RecoverScreen';
import { RegisterScreen } from '../src/flows/register/RegisterScreen';
import { slidesLogic } from '../src/flows/slides/wiring';
import { HelpContact } from '../src/parts/HelpContact';
import { todayInSantoDomingo } from '../src/rules/dates/date';
import { mirrorOf } from './mirror';
import type { PagePath } from './staged';
import type { Running } from './studio-store';

export interface Scene extends Pick<Running, 'stage' | 'facade'> {
  flow: string;
  /** With the simulated flow in the place of its own. */
  app: App;
  /** For a screen that starts its machine itself: it gets one that is where the simulation is. */
  started<M>(): { logic: M; input: never };
}

type Draw = (scene: Scene) => ReactNode;

const home: Draw = ({ app, stage: { shell }, flow, started }) => (
  <HomeScreen
    session={app.session}
    flags={app.flags}
    start={() => ({
      home: flow === 'home' ? started<typeof homeMachine>() : homeLogic({ app, shell }),
      slides: flow === 'slides' ? started<typeof slidesMachine>() : slidesLogic(app),
    })}
  />
);
const overLogin: Readonly<Partial<Record<string, (scene: Scene) => ReactNode>>> = {
  recover: ({ started }) => <RecoverScreen start={() => started<typeof recoverMachine>()} />,
  register: ({ started, app }) => (
    <RegisterScreen start={() => started<typeof registerMachine>()} today={todayInSantoDomingo(app.time.now())} />
  ),
};
const login: Draw = (scene) => {
  const { app, flow, started, stage } = scene;
  const { settings, navigate } = stage;
  return (
    <LoginScreen
      start={() =>
        flow === 'login'
          ? started<typeof loginMachine>()
          : loginLogic({ app, navigate, back: undefined, open: navigate })
      }
      larimar={settings.links.larimar}
      help={<HelpContact links={settings.links} />}
      notice={flow === 'mailWait' && <MailWaitScreen start={() => started<typeof mailWaitMachine>()} news={false} />}
      dialog={() => overLogin[flow]?.(scene)}
    />
  );
};

const activation: Draw = ({ started }) => <ActivationScreen start={() => started<typeof activationMachine>().logic} />;
const changePassword: Draw = ({ started }) => (
  <ChangePasswordScreen start={() => started<typeof changePasswordMachine>().logic} />
);
const emailChange: Draw = ({ started }) => <EmailChangeScreen start={() => started<typeof emailChangeMachine>()} />;
const planStatus: Draw = ({ started }) => <PlanStatusScreen start={() => started<typeof planStatusMachine>().logic} />;

const onboarding: Draw = ({ started, stage }) => (
  <OnboardingScreen
    start={() => started<typeof onboardingMachine>()}
    help={<HelpContact links={stage.settings.links} />}
  />
);

/** The pages on which flows are seen. */
const pages: Readonly<Record<PagePath, Draw>> = {
  '/': home,
  '/login': login,
  '/onboarding': onboarding,
  '/solicitud/cambioClave': changePassword,
  '/solicitud/CambioCorreo': emailChange,
  '/solicitud/confirmacioncorreo': activation,
  '/solicitud/confirmarAfiliado': planStatus,
};

export const pageAt = (path: string): Draw | undefined => Object.entries(pages).find(([known]) => known === path)?.[1];

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
