import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '../../server/db/pglite';
import { newPgliteFolder } from './databases';
import { type ServerUnderTest, serve } from './server-under-test';

let folder: string;
let server: ServerUnderTest;
beforeAll(async () => {
  folder = await newPgliteFolder();
  server = await serve(await openPglite({ folder }), {
    ANONYMOUS_CEDULA: '001-0000000-1',
    ANONYMOUS_CLAVE: 'servicio',
  });
});
afterAll(async () => {
  await server.app.close();
  await server.db.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the anonymous account accepts only its configured credentials, in the query or the body', async () => {
  const status = async (account: Record<string, string>) => [
    (await server.call('autenticarUsuarioAnonimo', { query: account })).status,
    (await server.call('autenticarUsuarioAnonimo', { body: account })).status,
  ];
  expect([
    await status({ cedula: '001-0000000-1', clave: 'servicio' }),
    await status({ cedula: '00100000001', clave: 'servicio' }),
    await status({ cedula: '001-0000000-1', clave: 'servicios' }),
    await status({ cedula: '001-0000000-2', clave: 'servicio' }),
    await status({ cedula: '001-0000000-1' }),
    await status({}),
  ]).toEqual([
    [200, 200],
    [200, 200],
    [401, 401],
    [401, 401],
    [401, 401],
    [200, 200],
  ]);
});
