import { rmSync } from 'node:fs';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { openPglite } from '../../server/db/pglite';
import type { Environment } from '../../server/settings/environment';
import { newPgliteFolder, onEachDatabase } from './databases';
import { type ServerUnderTest, serve } from './server-under-test';

type Dependencies = Parameters<typeof serve> extends [unknown, unknown?, unknown?, ...infer Rest] ? Rest : never;

/** The same tests of one server on both databases. It starts before their first test and stops after their last. */
export const onEachServer = (title: string, environment: Environment, tests: (server: ServerUnderTest) => void): void =>
  onEachDatabase(title, (database) => {
    const server = {} as ServerUnderTest;
    beforeAll(async () => {
      Object.assign(server, await serve(database.db, environment));
    });
    afterAll(() => server.app.close());
    tests(server);
  });

/** A server for the tests of a file whose promises do not depend on the database. */
export const onPglite = (environment: Environment = {}, ...dependencies: Dependencies): ServerUnderTest => {
  const server = {} as ServerUnderTest;
  let folder: string;
  beforeAll(async () => {
    folder = await newPgliteFolder();
    Object.assign(server, await serve(await openPglite({ folder }), environment, undefined, ...dependencies));
  });
  afterAll(async () => {
    await server.app.close();
    await server.db.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return server;
};

/** Another server with the same data and clock, until the end of the test. */
export const serveBeside = async (
  { db, clock }: Pick<ServerUnderTest, 'db' | 'clock'>,
  environment: Environment = {},
  ...dependencies: Dependencies
): Promise<ServerUnderTest> => {
  const other = await serve(db, environment, clock, ...dependencies);
  onTestFinished(() => other.app.close());
  return other;
};
