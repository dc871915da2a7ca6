import { settingsBlock, whenIdle } from '../../platform/document';
import type { PasskeyEntry } from '../../wiring/calls/passkey-entry';
import type { App } from './app';

/** Whether there may be any, without the decoder of the settings: the chunk that decodes them is for those alone. */
const mayBeOffered = (): boolean => JSON.stringify(settingsBlock()).includes('"llaves/entrar"');

/** Their chunk comes once the page is idle, so that the form waits for nothing; without it there is the password. */
export const loginPasskeys = (app: Pick<App, 'client'>) => {
  let entry: Promise<PasskeyEntry | null> | null = null;
  const load = () =>
    new Promise<void>(whenIdle)
      .then(() => import('./told-passkeys'))
      .then(
        ({ toldPasskeys }) => toldPasskeys(app),
        () => null,
      );
  return (): Promise<PasskeyEntry | null> => {
    entry ??= mayBeOffered() ? load() : Promise.resolve(null);
    return entry;
  };
};
