import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPglite } from '../../server/db/pglite';
import { openPostgres } from '../../server/db/postgres';
import { messages } from '../../server/texts/messages';
import { newPgliteFolder, openCluster } from './databases';
import { field, type ServerUnderTest, serve } from './server-under-test';
import { openSmallDisk, type SmallDisk } from './small-disk';

const mount = (megabytes: number): SmallDisk => {
  if (openSmallDisk === null) throw new Error('no disk can be mounted');
  return openSmallDisk(megabytes);
};
if (openSmallDisk === null) console.warn('Skipped where no disk can be mounted: full disk');

interface Victim {
  server: ServerUnderTest;
  disk: SmallDisk;
  events: string[];
  /** What /health says when the database cannot even write its own log. */
  away: 'full' | 'unavailable';
  /** What an operator does besides making room. */
  help(): Promise<void>;
  close(): Promise<void>;
}

const onPglite = async (): Promise<Victim> => {
  const disk = mount(110);
  const events: string[] = [];
  const folder = await newPgliteFolder('demo', disk.folder);
  const db = await openPglite({ folder, queryLimitMs: 2_000, report: (event) => events.push(event) });
  const server = await serve(db);
  const close = async () => {
    await server.app.close();
    await db.close();
    disk.remove();
  };
  return { server, disk, events, away: 'full', help: async () => {}, close };
};

const onPostgres = async (): Promise<Victim> => {
  const disk = mount(180);
  const events: string[] = [];
  const cluster = await openCluster?.({ parent: disk.folder });
  if (cluster === undefined) throw new Error('no PostgreSQL');
  const db = await openPostgres({ url: cluster.url, report: (event) => events.push(event) });
  const server = await serve(db);
  const help = async () => {
    await cluster.stop();
    await cluster.start();
  };
  const close = async () => {
    await server.app.close();
    await db.close();
    await cluster.close();
    disk.remove();
  };
  return { server, disk, events, away: 'unavailable', help, close };
};

const until = async <T>(read: () => T | undefined | Promise<T | undefined>, limitMs = 30_000): Promise<T> => {
  for (const end = Date.now() + limitMs; Date.now() < end; await new Promise((again) => setTimeout(again, 50))) {
    const value = await read();
    if (value !== undefined) return value;
  }
  throw new Error(`not within ${limitMs} ms`);
};

describe.skipIf(openSmallDisk === null)('full disk', () => {
  for (const { name, open, isThere } of [
    { name: 'PGlite', open: onPglite, isThere: true },
    { name: 'PostgreSQL', open: onPostgres, isThere: openCluster !== null },
  ])
    describe.skipIf(!isThere)(name, () => {
      let victim: Victim;
      let token: string;
      const confirmed: string[] = [];
      beforeAll(async () => {
        victim = await open();
        token = await victim.server.member('001-1000001-1');
      });
      afterAll(() => victim.close());

      let notes = 0;
      const note = async () => {
        notes += 1;
        const documento = `nota-${notes}`;
        const body = { tipoDocumento: 3, documento, valorNuevo: 'ñ'.repeat(1_900), idTipoBitacora: 1 };
        const answered = await victim.server.call('bitacoraNuevo', { token, body });
        if (answered.status === 200) confirmed.push(documento);
        return answered;
      };
      const health = async () => {
        const response = await victim.server.app.request('/health');
        return [response.status, field(await response.json(), 'status')];
      };
      const kept = async () =>
        (
          await victim.server.db.query<{ nota: string }>(
            `SELECT documento_indicado AS nota FROM bitacora WHERE documento_indicado LIKE 'nota-%' ORDER BY id`,
          )
        ).map(({ nota }) => nota);
      const read = async () => {
        victim.server.clock.time += 10_000;
        return (await victim.server.call('getAfiliado', { token, query: { CodigoAfiliado: '10000001' } })).status;
      };

      test('rejects writes, answers reads and reports it in /health and one log line until there is room', async () => {
        await note();
        expect(await health()).toEqual([200, 'ok']);
        victim.disk.fill();
        const refused = await until(async () => {
          const answered = await note();
          return answered.status === 200 ? undefined : answered;
        });
        expect([refused.status, refused.headers.get('retry-after'), refused.json]).toEqual([
          503,
          '2',
          { mensaje: messages.status[503], requestId: expect.any(String) },
        ]);
        for (const status of [(await note()).status, (await note()).status]) expect(status).toBe(503);
        await expect.poll(health, { timeout: 5_000 }).toEqual([503, 'full']);
        expect(await read()).toBe(200);
        expect(victim.events).toEqual([expect.stringContaining('no room on the disk')]);
        victim.disk.makeRoom();
        await expect.poll(health, { timeout: 5_000 }).toEqual([200, 'ok']);
        expect((await note()).status).toBe(200);
        expect(victim.events.slice(1)).toEqual(['there is room on the disk again']);
        expect(await kept()).toEqual(confirmed);
      });

      test('without room for its own log the database is down, and returns with everything confirmed', async () => {
        const { server, disk } = victim;
        disk.fill();
        await until(async () => {
          const written = await server.db
            .query(`SELECT pg_logical_emit_message(true, 'x', repeat('x', 500000))`)
            .catch(() => null);
          if (written === null) return true;
          await note();
          return undefined;
        });
        await until(async () => ((await health())[1] === victim.away ? true : undefined));
        expect([(await note()).status, (await health())[0]]).toEqual([503, 503]);
        disk.makeRoom();
        await victim.help();
        await until(async () => ((await health())[0] === 200 ? true : undefined));
        expect((await note()).status).toBe(200);
        expect(await kept()).toEqual(confirmed);
      }, 90_000);
    });

  test('a log without room does not end the server; with room it continues, and loses one line at most', async () => {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const disk = mount(1);
    onTestFinished(disk.remove);
    const file = join(disk.folder, 'registro');
    const handle = openSync(file, 'a');
    const folder = await newPgliteFolder();
    const server = spawn(process.execPath, ['--import', 'tsx', join(root, 'server/main.ts')], {
      cwd: root,
      stdio: ['ignore', handle, 'inherit'],
      env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder },
    });
    closeSync(handle);
    const ended = once(server, 'exit');
    onTestFinished(async () => {
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    });
    const said = () => readFileSync(file, 'utf8');
    const origin = await until(() => /lista en (http:\/\/localhost:\d+)/.exec(said())?.[1]);
    const ask = async (name: string) => (await fetch(`${origin}/api/${name}`)).status;
    disk.fill();
    for (let asked = 0; asked < 60; asked += 1) expect(await ask(`antes-${asked}`)).toBe(404);
    disk.makeRoom();
    expect(await ask('despues')).toBe(404);
    const lines = await until(() => (said().includes('despues') ? said().trim().split('\n') : undefined));
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(lines.join('\n')).not.toContain('antes-59');
    const log = lines.slice(lines.findIndex((line) => line.startsWith('{')));
    expect(log.filter((line) => !line.endsWith('}')).length).toBeLessThanOrEqual(1);
    expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ event: 'request', path: '/api/despues', status: 404 });
  });
});
