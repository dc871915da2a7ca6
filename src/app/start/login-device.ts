import type { App } from './app';

/** Its chunk comes with the first log-in, so that the log-in page does without; one that does not come holds up nobody. */
export const loginDevice =
  ({ browser }: Pick<App, 'browser'>) =>
  () =>
    import('./told-device').then(
      ({ toldDevice }) => toldDevice(browser),
      () => ({}),
    );
