import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Point, Tab } from '../../e2e/three-engines/engine';
import { firefox } from '../../e2e/three-engines/firefox';
import { personAt } from '../../e2e/three-engines/person';
import { runEngine } from '../../e2e/three-engines/run-engine';
import { webkit } from '../../e2e/three-engines/webkit';
import { root } from '../../tools/explore/flows';

const where = { origin: 'http://127.0.0.1:1', finder: '', pictures: '' };
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oficina-engines-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A fake engine with this script; `$0.pids` collects the processes that must not survive. */
const program = (name: string, lines: string): string => {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${lines}\n`);
  chmodSync(path, 0o755);
  return path;
};
const staysWithChild = `sleep 100 & echo $! $$ >> "$0.pids"; wait`;
const livesOn = (path: string): string[] =>
  readFileSync(`${path}.pids`, 'utf8')
    .trim()
    .split(/\s+/)
    // An ended process may still be a zombie.
    .filter((pid) => /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim()));

const answering = `
import { WebSocketServer } from 'ws';
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
  console.error('WebDriver BiDi listening on ws://127.0.0.1:' + server.address().port));
const results = {
  'session.new': { capabilities: { browserVersion: '153.0' } },
  'browsingContext.create': { context: '1' },
  'browsingContext.setViewport': {},
};
server.on('connection', (socket) => socket.on('message', (text) => {
  const { id, method } = JSON.parse(text);
  if (results[method]) socket.send(JSON.stringify({ type: 'success', id, result: results[method] }));
  else if (process.env.THEN === 'exit') process.exit(1);
  else if (process.env.THEN === 'unknown')
    socket.send(JSON.stringify({ type: 'error', id, error: 'unknown command', message: method }));
}));
`;
/** Speaks as Firefox does until a page is to be opened. */
const fakeFirefox = (name: string, then: 'exit' | 'hang' | 'unknown'): string =>
  program(
    name,
    `[ "$1" = --version ] && { echo Mozilla Firefox 153.0; exit; }
echo $$ >> "$0.pids"
cd '${root}'
THEN=${then} exec '${process.execPath}' --input-type=module -e "$(cat <<'SCRIPT'
${answering}
SCRIPT
)"`,
  );

const run = async (start: Parameters<typeof runEngine>[1], limitMs = 15_000) =>
  (await runEngine('any', start, where, limitMs)).problem;

test('an engine that is too old names the required version', async () => {
  const path = program('old', 'echo Mozilla Firefox 91.13.0esr');
  expect(await run(() => firefox(path, '104'))).toBe(
    '91.13.0 is older than 104, the oldest that is supported: install a newer one',
  );
});

test('an engine that exits early passes on its last output', async () => {
  const path = program('ending', '[ "$1" = --version ] && echo Mozilla Firefox 153.0 || { echo no display; exit 3; }');
  expect(await run(() => firefox(path, '104'))).toBe(
    `${path} ended by itself with 3 (no display): run it again, or install it anew`,
  );
});

test('an engine that fails to start is reported', async () => {
  const path = join(folder, 'nowhere');
  expect(await run(() => firefox(path, '104'))).toBe(
    `${path} could not be started, spawn ${path} ENOENT (it said nothing): run it again, or install it anew`,
  );
});

test('an engine that never becomes ready is killed, with its child processes', async () => {
  const path = program('mute', `[ "$1" = --version ] && echo Mozilla Firefox 153.0 || { ${staysWithChild}; }`);
  expect(await run(() => firefox(path, '104'), 1_500)).toBe(
    'it was stopped after 1.5 s: run it again while the computer is less busy',
  );
  expect(livesOn(path)).toEqual([]);
});

test('an engine that crashes names the running test', async () => {
  const path = fakeFirefox('dying', 'exit');
  expect(await run(() => firefox(path, '104'))).toBe(
    'it ended in the middle of «log-in» (the socket was closed): run it again',
  );
});

test('an engine that stops answering is killed at its limit', async () => {
  const path = fakeFirefox('hanging', 'hang');
  expect(await run(() => firefox(path, '104'), 3_000)).toBe(
    'it was stopped after 3 s: run it again while the computer is less busy',
  );
  expect(livesOn(path)).toEqual([]);
});

test('an engine that does not know a command is too old', async () => {
  const path = fakeFirefox('unknowing', 'unknown');
  expect(await run(() => firefox(path, '104'))).toBe('it does not know browsingContext.navigate: install a newer one');
});

test('the virtual display ends with the engine that needed it', async () => {
  const display = program('display', `echo 7; ${staysWithChild}`);
  const driver = program('driver', 'echo broken library; exit 127');
  expect(await run(() => webkit({ driver, browser: 'any', display }, '2.36'))).toBe(
    `${driver} does not answer: install it anew`,
  );
  expect(livesOn(display)).toEqual([]);
});

test('a person presses an element once it stands still', async () => {
  const way: (Point | null)[] = [{ x: 9, y: 400 }, { x: 9, y: 300 }, null, { x: 9, y: 300 }, { x: 9, y: 200 }];
  const pressed: Point[] = [];
  const tab: Pick<Tab, 'run' | 'click'> = {
    run: async <Result>(source: string) => {
      if (source.includes('typeof')) return true as Result;
      const at = way.length > 1 ? way.shift() : way[0];
      const seen = { address: '/', sights: [{ at }], complaints: [] };
      return seen as Result;
    },
    click: async (point) => void pressed.push(point),
  };
  // A press alone has no other effect on a tab.
  await personAt(tab as Tab, '', '').pulsar({ role: 'button', name: 'Omitir por ahora' });
  expect(pressed).toEqual([{ x: 9, y: 200 }]);
});

const counts = () => join(folder, 'counts.json');
const command = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'e2e/three-engines/engines.ts', ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PATH: folder, TEST_COUNTS: counts() },
    },
  );
  return { status, stdout, stderr };
};

test('what is missing and may not be installed is reported in one line with a fix', () => {
  expect(command('firefox')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'firefox: not found. Install it (`apt-get install firefox-esr`).\n',
  });
  expect(JSON.parse(readFileSync(counts(), 'utf8'))).toEqual({ passed: 0, failed: 1 });
});

test('with --there missing engines are reported without a failure', () => {
  expect(command('webkit', '--there')).toEqual({
    status: 0,
    stdout: '',
    stderr: 'webkit: not found. Install its driver and a display (`apt-get install webkit2gtk-driver xvfb`).\n',
  });
});

test.each([['opera'], ['--fast']])('%s is rejected in one line', (word) => {
  expect(command(word)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'node --import tsx e2e/three-engines/engines.ts [chromium|firefox|webkit]… [--there]\n',
  });
});
