import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../backends/free-port';
import type { Engine } from './engine';
import { EngineProblem } from './engine-problem';
import { leftover } from './leftovers';
import { processGroup } from './process-group';
import { requireVersion } from './require-version';
import { w3cActions } from './w3c-actions';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

const screen = { width: 1400, height: 1000 };

// Without this, the toolbar of MiniBrowser would keep the window wider than a phone.
const narrowable = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }\n';

interface Answer {
  value: { error?: string; message?: string } | null;
}

const session = (address: string) => {
  return async <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Result> => {
    const answer = await fetch(`${address}${path}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as Answer;
    if (answer.ok) return value as Result;
    if (value?.error === 'unknown command')
      throw new EngineProblem(`it does not know ${value.message}: install a newer one`);
    throw new Error(`${value?.error}: ${value?.message}`);
  };
};

/** WebKitGTK by WebDriver, on a virtual display, because it has no headless mode. */
export const webkit = async (programs: WebKitPrograms, oldest: string): Promise<Engine> => {
  const home = mkdtempSync(join(tmpdir(), 'oficina-webkit-'));
  leftover(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), narrowable);
  const display = await processGroup(
    programs.display,
    ['-displayfd', '1', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
    { says: /^(\d+)$/m },
  );
  const port = await freePort();
  const driver = await processGroup(programs.driver, [`--port=${port}`], {
    environment: {
      DISPLAY: `:${display.said?.[1]}`,
      HOME: home,
      TZ: 'America/Santo_Domingo',
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
      XDG_CONFIG_HOME: '',
    },
  });
  const send = session(`http://127.0.0.1:${port}`);
  const begin = async () => {
    for (const endAt = Date.now() + 15_000; ; await pause(100)) {
      const status = await send<{ ready: boolean }>('GET', '/status').catch(() => ({ ready: false }));
      if (status.ready) break;
      if (driver.hasEnded() || Date.now() > endAt)
        throw new EngineProblem(`${programs.driver} does not answer: install it anew`);
    }
    const options = { binary: programs.browser, args: ['--automation'] };
    return send<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
  };
  const { sessionId, capabilities } = await begin();
  requireVersion(capabilities.browserVersion, oldest);
  const path = `/session/${sessionId}`;
  let shown = await send<string>('GET', `${path}/window`);
  return {
    version: capabilities.browserVersion,
    isAlive: () =>
      send('GET', `${path}/window/handles`).then(
        () => true,
        () => false,
      ),
    tab: async () => {
      // A window, because the driver cannot bring a tab to the front or press in a background tab.
      const { handle } = await send<{ handle: string }>('POST', `${path}/window/new`, { type: 'window' });
      const show = async () => {
        if (shown !== handle) await send('POST', `${path}/window`, { handle });
        shown = handle;
      };
      const post = async <Result>(command: string, body: object): Promise<Result> => {
        await show();
        return send<Result>('POST', `${path}/${command}`, body);
      };
      const act = async (actions: readonly object[]) => void (await post('actions', { actions }));
      return {
        show,
        open: (url) => post('url', { url }),
        reload: () => post('refresh', {}),
        back: () => post('back', {}),
        run: async <Result>(source: string, ...args: readonly unknown[]): Promise<Result> => {
          const script = `return JSON.stringify((${source})(...JSON.parse(arguments[0])))`;
          const text = await post<string | null>('execute/sync', { script, args: [JSON.stringify(args)] });
          return text === null ? (undefined as Result) : JSON.parse(text);
        },
        click: (point) => act(w3cActions.click(point)),
        type: (text) => act(w3cActions.type(text)),
        press: (names) => act(w3cActions.press(names)),
        // Without a window manager the window under the pointer has the focus, and the pointer is at the centre.
        resize: ({ width, height }) =>
          post('window/rect', { x: Math.round((screen.width - width) / 2), y: 50, width, height }),
        picture: async () => {
          await show();
          return Buffer.from(await send<string>('GET', `${path}/screenshot`), 'base64');
        },
        close: async () => {
          await show();
          [shown = ''] = await send<string[]>('DELETE', `${path}/window`);
          await send('POST', `${path}/window`, { handle: shown });
        },
      };
    },
  };
};
