import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectCopy } from './project-copy';

const project = projectCopy();
const folder = join(project.folder, 'machines/rota');
mkdirSync(folder);
afterAll(project.remove);

const commands = [
  ['charts', '--check'],
  ['paths', 'login'],
  ['mutate', 'login'],
  ['studio', '0'],
];

describe.each([
  ['does not compile', 'const x = ;', /Unexpected/],
  ['imports what is not there', "export { x } from '../nada';", /machines\/nada/],
  ['exports no machine', 'export const rota = 1;', /debe exportar uno solo, y exporta 0/],
])('a machine that %s', (_, source, reason) => {
  test.each(commands)('is told by %s in one line that says where', (script, arg) => {
    writeFileSync(join(folder, 'rota.machine.ts'), source);
    const { status, said } = project.run(process.execPath, '--import', 'tsx', `scripts/${script}.ts`, arg);
    expect(status).toBe(1);
    expect(said.split('\n')).toEqual([
      expect.stringMatching(/machines\/rota\/rota\.machine\.ts: no se puede importar: /),
    ]);
    expect(said).toMatch(reason);
  });
});
