import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './source-files';

interface CompileError {
  file: string;
  code: string;
  message: string;
}

const compile = (project: string): CompileError[] => {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', join('tests/fixtures', project)],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+): (.+(?:\n {2}.+)*)/gm)].map(
    ([, path = '', code = '', message = '']) => ({ file: path.replace(/^.*\//, ''), code, message }),
  );
};

describe('a machine knows neither the browser nor the server', () => {
  const errors = compile('without-dom');

  test.each(['fetch', 'document', 'localStorage', 'sessionStorage', 'setTimeout', 'window', 'console', 'process'])(
    '%s is an unknown name there',
    (name) => {
      expect(errors.filter(({ message }) => message.includes(`'${name}'`))).toEqual([
        {
          file: 'escaping.machine.ts',
          code: expect.stringMatching(/^TS(2304|2584|2591)$/),
          message: expect.any(String),
        },
      ]);
    },
  );
});

describe('types', () => {
  const errors = compile('types');
  const inFile = (file: string) => errors.filter((error) => error.file === file).map(({ message }) => message);

  test('wire requires a machine with all its implementations', () => {
    expect(inFile('wire-whole.ts')).toEqual([]);
  });

  test.each([
    ['wire-without-actor.ts', "Property 'girarLlave' is missing"],
    ['wire-without-actors.ts', "Property 'actors' is missing"],
    ['wire-without-delay.ts', "Property 'limiteLlave' is missing"],
    ['wire-wrong-actor.ts', "'PromiseActorLogic<string"],
  ])('wire: %s', (file, message) => {
    expect(inFile(file)).toEqual([expect.stringContaining(message)]);
  });

  test('StateOf lists every leaf by its path', () => {
    expect(inFile('state-of-whole.ts')).toEqual([]);
  });

  test.each([
    ['state-of-missing.ts', 'Property \'"cerrada.atascada"\' is missing'],
    ['state-of-wrong.ts', "'entornada' does not exist"],
    ['state-of-parent.ts', 'Type \'"cerrada"\' is not assignable'],
  ])('StateOf: %s', (file, message) => {
    expect(inFile(file)).toEqual([expect.stringContaining(message)]);
  });
});
