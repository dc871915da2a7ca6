import type { ReactNode } from 'react';
import { LoginScreen } from '../../src/flows/login/LoginScreen';
import { loginLogic } from '../../src/flows/login/wiring';
import { HelpContact } from '../../src/parts/HelpContact';
import type { Scene } from './scene';

interface Props {
  scene: Scene;
  /** Above the log-in form. */
  notice?: ReactNode;
  /** A dialog over the page. */
  over?: ReactNode;
}

export const LoginPage = ({ scene: { app, flow, started, stage }, notice, over }: Props) => (
  <LoginScreen
    start={() =>
      flow === 'login'
        ? started
        : loginLogic({ deps: app, navigate: stage.navigate, back: undefined, open: stage.navigate })
    }
    larimar={stage.settings.links.larimar}
    help={<HelpContact links={stage.settings.links} />}
    notice={notice}
    dialog={() => over}
  />
);
