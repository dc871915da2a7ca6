import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectCopy } from './project-copy';

const project = projectCopy();
const folder = join(project.folder, 'machines/rota');
mkdirSync(folder);
afterAll(project.remove);

const commands = [
  ['charts/charts.ts', '--check'],
  ['qa/paths.ts', 'login'],
  ['mutants/mutate.ts', 'login'],
  ['studio/serve/studio.ts', '0'],
];

describe.each([
  ['does not compile', 'const x = ;', /Unexpected/],
  ['imports what is not there', "export { x } from '../nada';", /machines\/nada/],
  [
    'has a state that was renamed, and not where it is gone to',
    `import { setup } from 'xstate';
     export const rota = setup({}).createMachine({
       id: 'rota', initial: 'una', states: { una: { on: { SEGUIR: { target: 'otra' } } }, renombrada: {} },
     });`,
    /otra/,
  ],
  ['exports no machine', 'export const rota = 1;', /debe exportar uno solo, y exporta 0/],
])('a machine that %s', (_, source, reason) => {
  test.each(commands)('is reported by %s in one line with its place', (script, arg) => {
    writeFileSync(join(folder, 'rota.machine.ts'), source);
    const { status, said } = project.run(process.execPath, '--import', 'tsx', `tools/${script}`, arg);
    expect(status).toBe(1);
    expect(said.split('\n')).toEqual([
      expect.stringMatching(/machines\/rota\/rota\.machine\.ts: no se puede importar: /),
    ]);
    expect(said).toMatch(reason);
  });
});

describe('the folders of the flows', () => {
  const at = (path: string) => join(project.folder, path);
  const said = (script: string, arg: string) =>
    project.run(process.execPath, '--import', 'tsx', `tools/${script}`, arg);
  const replace = (path: string, from: string, to: string) => {
    const text = readFileSync(at(path), 'utf8');
    writeFileSync(at(path), text.replace(from, to));
    return () => writeFileSync(at(path), text);
  };
  const move = (from: string, to: string) => {
    renameSync(at(from), at(to));
    return () => renameSync(at(to), at(from));
  };
  const copyOf = (flow: string, name: string) => {
    for (const room of ['machines', 'src/flows'])
      cpSync(at(`${room}/${flow}`), at(`${room}/${name}`), { recursive: true });
    renameSync(at(`machines/${name}/${flow}.machine.ts`), at(`machines/${name}/${name}.machine.ts`));
    return () => {
      for (const room of ['machines', 'src/flows']) rmSync(at(`${room}/${name}`), { recursive: true });
    };
  };
  beforeAll(() => rmSync(folder, { recursive: true }));

  test.each([
    [
      'a flow without its screen',
      () => move('src/flows/recover/RecoverScreen.tsx', 'src/RecoverScreen.tsx'),
      'src/flows/recover: hay textos y falta su pantalla, RecoverScreen.tsx',
    ],
    [
      'a flow without its wiring',
      () => move('src/flows/theme/wiring.ts', 'src/theme.ts'),
      'src/flows/theme: falta wiring.ts',
    ],
    [
      'a flow without its chart',
      () => move('machines/theme', 'theme'),
      'src/flows/theme: falta su diagrama, machines/theme/theme.machine.ts',
    ],
    [
      'two flows with one id',
      () => copyOf('theme', 'tono'),
      'machines/theme/theme.machine.ts: el id theme ya es el de machines/tono/tono.machine.ts',
    ],
    [
      'a flow that was renamed in half',
      () => replace('machines/theme/theme.machine.ts', "id: 'theme'", "id: 'tema'"),
      'machines/theme/theme.machine.ts: el id es tema y la carpeta theme',
    ],
  ])('%s is reported in one line with its place', (_, breakIt, line) => {
    const mend = breakIt();
    try {
      expect(said('charts/charts.ts', '--check')).toEqual({ status: 1, said: `charts: ${line}` });
    } finally {
      mend();
    }
  });
});
