import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { newProject } from './new-project';

const { folder, remove, git, newFlow } = newProject();
afterAll(remove);

describe('npm run new', () => {
  test('lists the files that still name a deleted flow', () => {
    newFlow('prueba');
    const other = '// See machines/prueba/prueba.machine.ts\n';
    writeFileSync(join(folder, 'tools/studio/otra.ts'), other);
    const { status, said } = newFlow('--delete', 'prueba');
    expect(status).toBe(1);
    expect(said).toBe(`The flow prueba is still named:\ntools/studio/otra.ts:1:${other.trim()}`);
    git('clean', '-d', '--force', '--quiet');
    git('checkout', '--quiet', '.');
  });

  test.each([
    [[], 'Usage: npm run new'],
    [['Prueba'], 'Usage: npm run new'],
    [['../fuera'], 'Usage: npm run new'],
    [['prueba', '--calls', 'Probar'], 'Usage: npm run new'],
    [['prueba', '--nada'], 'Usage: npm run new'],
    [['prueba', '--form', '--calls', 'uno,dos'], 'Usage: npm run new'],
    [['prueba', '--form', '--at', '/otra'], 'Usage: npm run new'],
    [['prueba', '--loads', 'uno,dos'], 'Usage: npm run new'],
    [['prueba', '--loads', 'uno', '--calls', 'dos'], 'Usage: npm run new'],
    [['prueba', '--loads', 'uno', '--form'], 'Usage: npm run new'],
    [['caseSubmission', '--form'], 'The flow caseSubmission is there already: machines/caseSubmission'],
    [['prueba', '--at', 'prueba/'], 'prueba/ is no address'],
    [['login'], 'The flow login is there already: machines/login'],
    [['entrada', '--at', '/Login'], 'The address /login is taken: src/routes/login.tsx'],
    [['entrada', '--at', '/solicitud/cambioClave/otra'], 'The address /solicitud/cambioClave/otra is taken'],
    [['emailReversal', '--at', '/otra'], 'The name emailReversal is taken by the address /solicitud/ReversoCorreo'],
    [['prueba', '--calls', 'bancos'], 'The call bancos is declared already'],
    [['prueba', '--loads', 'bancos'], 'The call bancos is declared already'],
    [['--delete', 'nada'], 'There is no flow nada'],
    [['--delete', 'session'], 'The flow session has no page of its own'],
  ])('rejects %j in one line, and changes nothing', (args, line) => {
    const { status, said } = newFlow(...args);
    expect(status).toBe(1);
    expect(said.split('\n')).toEqual([expect.stringContaining(line)]);
    expect(git('status', '--porcelain').said).toBe('');
  });
});
