import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { root } from '../house/source-files';

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** As soon as there is one of the server itself, which is slower than the page. */
const ofServer = async (address: string): Promise<Response> => {
  for (let left = 300; left > 0; left -= 1) {
    const response = await fetch(address, { redirect: 'manual' }).catch(() => null);
    if (response?.headers.has('x-request-id')) return response;
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error(`the server never answered ${address}`);
};

test("npm run dev gives the page the server's settings, and forwards the gateway's returns to the server", async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    stdio: 'ignore',
    // Without a database, so that the server starts immediately.
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      DATABASE_URL: '',
      API_ORIGIN: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      IDLE_READING: 'A',
      LINK_X: 'https://x.com/</script>',
    },
  });
  const ended = once(child, 'exit');
  try {
    const address = `http://localhost:${port}`;
    await ofServer(`${address}/pagos/retorno/nada`);
    const html = await (await fetch(`${address}/`, { headers: { accept: 'text/html' } })).text();
    const [, block = ''] = /<script[^>]* id="ajustes"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(block)).toEqual({
      policy: { idleCloseMs: 120_000, idleWarnBeforeMs: 60_000 },
      links: { x: 'https://x.com/</script>' },
      demo: false,
      extras: [],
    });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
});
