import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectCopy } from './project-copy';

const project = projectCopy();
const { run } = project;
const node = (...args: string[]) => run(process.execPath, ...args);
const git = (...args: string[]) => run('git', '-c', 'user.name=x', '-c', 'user.email=x@x', ...args);
const newFlow = (...args: string[]) => node('scripts/new.mjs', ...args);

beforeAll(() => {
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'x');
}, 60_000);

afterAll(project.remove);

describe('npm run new', () => {
  test('writes a flow that compiles, is linted, walked and drawn, and that git clean and charts take away whole', () => {
    expect(newFlow('prueba')).toEqual({ status: 0, said: expect.stringContaining('src/routes/prueba.tsx') });
    expect(node('scripts/routes.mjs').status).toBe(0);
    const checks = [
      node('node_modules/typescript/bin/tsc', '-p', '.'),
      node('node_modules/typescript/bin/tsc', '-p', 'machines'),
      node(
        'node_modules/@biomejs/biome/bin/biome',
        'check',
        'machines/prueba',
        'src/flows/prueba',
        'e2e/flows/prueba.ts',
      ),
      node('--import', 'tsx', 'scripts/charts.ts', '--check'),
      node(
        'node_modules/vitest/vitest.mjs',
        'run',
        'tests/charts',
        'tests/paths',
        'tests/house',
        '--testNamePattern=prueba|import table|texts?',
      ),
    ];
    expect(checks.filter(({ status }) => status !== 0)).toEqual([]);

    expect(newFlow('prueba')).toEqual({ status: 1, said: 'The flow prueba is there already: machines/prueba.' });
    git('clean', '-d', '--force', '--quiet');
    // Only what lists all flows still knows it, until it is written again.
    expect(git('status', '--porcelain').said.trim()).toBe('M statecharts/README.md');
    expect(node('--import', 'tsx', 'scripts/charts.ts').status).toBe(0);
    expect(git('status', '--porcelain').said).toBe('');
  }, 120_000);

  test.each([
    [[], 'Usage: npm run new <flow>'],
    [['Prueba'], 'Usage: npm run new <flow>'],
    [['../fuera'], 'Usage: npm run new <flow>'],
    [['dos', 'flujos'], 'Usage: npm run new <flow>'],
    [['login'], 'The flow login is there already'],
    [['pagos'], 'The flow pagos is there already'],
  ])('refuses %j with one line', (args, line) => {
    const { status, said } = newFlow(...args);
    expect(status).toBe(1);
    expect(said.split('\n')).toEqual([expect.stringContaining(line)]);
  });
});
