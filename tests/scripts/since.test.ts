import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importersOf } from '../../scripts/mutate/product/import-graph';
import { choose, type Project } from '../../scripts/since/choose';
import { root, sourceFiles } from '../house/source-files';

const project: Project = {
  files: sourceFiles(['domain', 'src', 'machines', 'engine', 'server', 'studio', 'tests', 'e2e', 'scripts'], /\.tsx?$/),
  importers: importersOf(),
};
const since = (...changed: string[]) => choose(changed, project);
const all = (pattern: RegExp) => project.files.flatMap(({ path }) => (pattern.test(path) ? [path] : []));
const portal = 'e2e/recover.spec.ts';
/** Tests of the server that look into sources and documents. */
const lookers = ['hostile-text', 'least-privilege', 'payment-review', 'shares'].map(
  (name) => `tests/server/${name}.test.ts`,
);

describe('npm test -- --since', () => {
  test('runs for a rule of one page its tests, those that read files, and the browser tests of that page', () => {
    const { units, specs, still, server, built, everything } = since('src/flows/recover/texts.ts');
    expect(everything).toBe(null);
    expect(units).toEqual(expect.arrayContaining(['tests/house/texts.test.ts', 'tests/charts/charts.test.ts']));
    expect(units).not.toContain('domain/rules/dates/dates.test.ts');
    expect(specs).toEqual(expect.arrayContaining([portal, 'e2e/paths/walk.spec.ts']));
    expect(specs).not.toContain('e2e/gallery.spec.ts');
    expect(still).toEqual(expect.arrayContaining(['changePassword', 'planStatus', 'emailChange']));
    expect(still).not.toContain('recover');
    // They stand on the page of the log-in too.
    expect(still).not.toContain('login');
    expect(server).toEqual(lookers);
    expect(built).toBe(true);
  });

  test('always runs the server tests that read a document', () => {
    expect(since('docs/deploy.md').server).toEqual(lookers);
  });

  test('runs the path tests of every flow if code of every page has changed', () => {
    expect(since('src/app/start/app.ts').still).toEqual([]);
    expect(since('src/platform/clock.ts').still).toEqual([]);
    expect(since('e2e/paths/sight.ts').still).toEqual([]);
    expect(since('engine/cover.ts').still).toEqual([]);
  });

  test('runs the path test of one flow if only its cases have changed', () => {
    const { specs, still } = since('machines/recover/recover.cases.ts');
    expect(specs).toContain('e2e/paths/walk.spec.ts');
    expect(specs).not.toContain(portal);
    expect(all(/^e2e\/flows\//)).toHaveLength(still.length + 1);
  });

  test('explores one chart if only its flow has changed, and all if the engine has changed', () => {
    const flows = all(/^e2e\/flows\//).map((path) => /(\w+)\.ts$/.exec(path)?.[1]);
    const notKnown = (...changed: string[]) => {
      const { known } = since(...changed);
      return flows.filter((flow) => !known.includes(`${flow}`));
    };
    expect(notKnown('src/flows/wallet/texts.ts')).toEqual(['wallet']);
    expect(notKnown('machines/wallet/wallet.machine.ts')).toEqual(['wallet']);
    expect(notKnown('statecharts/wallet.paths.md', 'e2e/flows/card.ts')).toEqual(['card', 'wallet']);
    expect(notKnown('src/ui/theme/colors.ts')).toEqual(flows);
    for (const path of ['engine/cover.ts', 'src/api/problem.ts', 'studio/play.ts', 'scripts/paths/test-script.ts'])
      expect(notKnown(path)).toEqual(flows);
    for (const path of ['engine/walk.test.ts', 'tests/charts/picture.test.ts', 'tests/charts/lint.ts'])
      expect(notKnown(path)).toEqual(flows);
  });

  test("runs the server's tests, and every end-to-end test, if the server has changed", () => {
    const { server, specs } = since('server/handlers/utility.ts');
    expect(server).toContain('tests/server/calls.test.ts');
    expect(specs).toContain(portal);
  });

  test('runs a changed test, and no end-to-end tests', () => {
    const { units, specs, server, built } = since('domain/rules/dates/dates.test.ts');
    expect(units).toContain('domain/rules/dates/dates.test.ts');
    expect([specs, server, built]).toEqual([[], lookers, false]);
  });

  test('runs one changed end-to-end test, and only the gallery for a component', () => {
    expect(since('e2e/recover.spec.ts').specs).toEqual(['e2e/recover.spec.ts']);
    expect(since('src/ui/gallery/main.tsx').specs).toEqual(all(/^e2e\/gallery[\w-]*\.spec\.ts$/));
  });

  test('skips nothing after a change that no import leads to, or a deletion', () => {
    for (const path of [
      'package.json',
      'vite.config.ts',
      'index.html',
      'e2e/backends/portal-server.ts',
      'domain/rules/no-more.ts',
    ])
      expect(since('src/flows/recover/texts.ts', path)).toMatchObject({ everything: path });
    expect(since('docs/qa.md', 'README.md', 'statecharts/login.svg')).toMatchObject({ everything: null, specs: [] });
  });

  test('leaves to the compiler the calls that the server does not implement', () => {
    const { everything, units } = since('domain/contract/index.ts', 'server/handlers/unimplemented-calls.ts');
    expect(everything).toBe(null);
    expect(units).toContain('tests/contract/calls.test.ts');
    expect(units).not.toContain('domain/rules/dates/dates.test.ts');
  });

  test('reports in one line what is skipped', () => {
    expect(since('domain/rules/dates/dates.test.ts').said).toMatch(
      /^Left out, because nothing of the change is loaded there: \d+ of \d+ files of unit tests, (\d+) of \1 charts, \d+ of \d+ of the server, what was built, (\d+) of \2 of the browser\.$/,
    );
    expect(since('package.json').said).toBe('Everything runs: no import tells what package.json can touch.');
  });

  test('rejects a revision unknown to git in one line', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(root, 'scripts/since/since.ts'), 'no-such-revision'],
      { cwd: root, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^since: fatal: .*no-such-revision/)]);
  });
});
