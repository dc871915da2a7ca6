import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Engine } from './engine';
import { EngineProblem } from './engine-problem';
import { leftover } from './leftovers';
import { processGroup } from './process-group';
import { requireVersion } from './require-version';
import { w3cActions } from './w3c-actions';

interface Answer {
  id: number | null;
  result?: unknown;
  error?: string;
  message?: string;
}

type Send = <Result = unknown>(method: string, params: object) => Promise<Result>;

/** WebDriver BiDi over one WebSocket. */
const bidi = async (address: string) => {
  const socket = new WebSocket(address);
  leftover(() => socket.terminate());
  await once(socket, 'open');
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let asked = 0;
  socket.on('message', (text) => {
    const { id, result, error, message } = JSON.parse(String(text)) as Answer;
    const asker = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (error === 'unknown command')
      asker?.reject(new EngineProblem(`it does not know ${message}: install a newer one`));
    else if (error !== undefined) asker?.reject(new Error(`${error}: ${message}`));
    else asker?.resolve(result);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the socket was closed'));
    waiting.clear();
  });
  socket.on('error', () => socket.terminate());
  const send = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      asked += 1;
      if (socket.readyState !== WebSocket.OPEN) return reject(new Error('the socket was closed'));
      waiting.set(asked, { resolve, reject });
      socket.send(JSON.stringify({ id: asked, method, params }));
    });
  return { send: send as Send, isOpen: () => socket.readyState === WebSocket.OPEN };
};

/** Firefox supports WebDriver BiDi itself; the classic protocol would need geckodriver. */
export const firefox = async (path: string, oldest: string): Promise<Engine> => {
  const { said: version } = await processGroup(path, ['--version'], { says: /Firefox ([\d.]+)/ });
  requireVersion(version?.[1] ?? '', oldest);
  const profile = mkdtempSync(join(tmpdir(), 'oficina-firefox-'));
  leftover(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  writeFileSync(join(profile, 'user.js'), "user_pref('intl.accept_languages', 'es-DO, es');\n");
  const { said } = await processGroup(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      environment: { TZ: 'America/Santo_Domingo', HOME: profile },
      says: /WebDriver BiDi listening on (ws:\/\/\S+)/,
    },
  );
  const { send, isOpen } = await bidi(`${said?.[1]}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  return {
    version: capabilities.browserVersion,
    isAlive: async () => isOpen(),
    tab: async () => {
      const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
      const run = async <Result>(source: string, ...args: readonly unknown[]): Promise<Result> => {
        const answer = await send<{
          type: 'success' | 'exception';
          result: { value?: string };
          exceptionDetails?: { text: string };
        }>('script.callFunction', {
          functionDeclaration: `async (text) => JSON.stringify(await (${source})(...JSON.parse(text)))`,
          arguments: [{ type: 'string', value: JSON.stringify(args) }],
          target: { context },
          awaitPromise: true,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
        return answer.result.value === undefined ? (undefined as Result) : JSON.parse(answer.result.value);
      };
      const act = async (actions: readonly object[]) => void (await send('input.performActions', { context, actions }));
      return {
        run,
        open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
        reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
        back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
        show: async () => void (await send('browsingContext.activate', { context })),
        click: (point) => act(w3cActions.click(point)),
        type: (text) => act(w3cActions.type(text)),
        press: (names) => act(w3cActions.press(names)),
        resize: async (viewport) => void (await send('browsingContext.setViewport', { context, viewport })),
        picture: async () => {
          const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
          return Buffer.from(data, 'base64');
        },
        close: async () => void (await send('browsingContext.close', { context })),
      };
    },
  };
};
