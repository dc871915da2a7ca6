import type { App } from './app';
import { loginDevice } from './login-device';
import { loginPasskeys } from './login-passkeys';

/** What the log-in page learns of the browser, later than its form. */
export const loginBrowser = (app: Pick<App, 'browser' | 'client'>) => ({
  device: loginDevice(app),
  passkeys: loginPasskeys(app),
});
