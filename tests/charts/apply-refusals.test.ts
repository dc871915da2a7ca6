import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plansOf } from '../../tools/charts/apply/plan';
import { differencePage } from '../../tools/charts/marked-page';
import { applied, chart, flows, redrawn, withStates } from './proposals';

describe('bad input', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'oficina-apply-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const said = (content: unknown, name = 'p.json'): string => {
    const file = join(folder, name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    try {
      plansOf(flows, file, undefined, true);
      return 'nothing';
    } catch (error) {
      return error instanceof Error ? error.message.replaceAll(`${folder}/`, '') : String(error);
    }
  };
  const to = (state: object) =>
    withStates('theme', { claro: { description: 'x', on: { IR: { target: 'nuevo' } } }, nuevo: state });
  const ends = { description: 'y', type: 'final' };

  test.each([
    ['no JSON', '{', /^p\.json: no es JSON: no se entiende la línea 1/],
    ['no chart', '{"id":"theme"}', 'p.json: no es un diagrama, le falta states'],
    [
      'another chart',
      { id: 'otro', initial: 'a', states: { a: {} } },
      'p.json: su id (otro) no es de ningún flujo; diga cuál con --flow <flujo>',
    ],
    [
      'two states of one name',
      '{"id":"theme","states":{"a":{},"b":{},"a":{}}}',
      'p.json: states: hay dos con el nombre «a»',
    ],
    ['two charts of one id', [chart('theme'), chart('theme')], 'p.json: hay dos diagramas con el id «theme»'],
    ['an unreachable state', withStates('theme', { sola: ends }), 'p.json: sola: ningún camino llega a este estado'],
    [
      'a target that is gone',
      redrawn('theme', ['"target":"claro"', '"target":"nada"']),
      'p.json: eligiendo, siempre: lleva a "nada", que no existe',
    ],
    [
      'an initial that is gone',
      redrawn('theme', ['"initial":"eligiendo"', '"initial":"nada"']),
      'p.json: (raíz): empieza en «nada», que no existe',
    ],
    [
      'a guard without a legal name',
      to({ ...ends, type: undefined, on: { IR: { target: 'claro', guard: 'hay algo' } } }),
      'p.json: nuevo, IR: la condición "hay algo" no es un nombre: solo letras y números',
    ],
    [
      'a state that is a path',
      withStates('theme', { '../otro': ends }),
      'p.json: (raíz): el estado "../otro" no es un nombre: solo letras y números',
    ],
    [
      'a state that is a prototype',
      '{"id":"theme","initial":"a","states":{"a":{},"__proto__":{}}}',
      'p.json: (raíz): el estado «__proto__» lleva un nombre reservado de JavaScript: dele otro',
    ],
    [
      'an actor that is a path',
      to({ ...ends, type: undefined, invoke: { id: 'a', src: './a' } }),
      'p.json: nuevo: la llamada "./a" no es un nombre: solo letras y números',
    ],
    [
      'more than 5 MB',
      JSON.stringify({ id: 'theme', description: 'a'.repeat(5_000_001), states: {} }),
      'p.json: pesa más de 5 MB',
    ],
    [
      'a guard that every object inherits',
      to({ ...ends, type: undefined, on: { IR: { target: 'claro', guard: 'constructor' } } }),
      'p.json: nuevo, IR: la condición «constructor» lleva un nombre reservado de JavaScript: dele otro',
    ],
    [
      'a name in letters that look like others',
      to({ ...ends, type: undefined, on: { IR: { target: 'claro', guard: 'h\u0430y' } } }),
      'p.json: nuevo, IR: la condición "h\u0430y" no es un nombre: solo letras y números',
    ],
    [
      'data that closes the type of its placeholder',
      to({ ...ends, entry: { type: 'avisar', params: { 'a: string }) => never, b: (() => 1)() as (c: {d': 'x' } } }),
      'p.json: nuevo: el dato "a: string }) => never, b: (() => 1)() as (c: {d" no es un nombre: solo letras y números',
    ],
    [
      'data within data that sets a prototype',
      JSON.stringify(to({ ...ends, entry: { type: 'avisar', params: { a: [{ b: 1 }] } } })).replace(
        '"b"',
        '"__proto__"',
      ),
      'p.json: nuevo: el dato «__proto__» lleva un nombre reservado de JavaScript: dele otro',
    ],
    [
      'a note without a legal name',
      to({ ...ends, meta: { 'a*/b': 'x' } }),
      'p.json: nuevo: la nota "a*/b" no es un nombre: solo letras y números',
    ],
    [
      'a number that no source can hold',
      JSON.stringify(to({ ...ends, entry: { type: 'avisar', params: { a: 12345 } } })).replace('12345', '1e999'),
      'p.json: nuevo: el dato tiene un número que no cabe: escriba uno menor',
    ],
    ['a key of no chart', to({ ...ends, history: 'deep' }), 'p.json: nuevo: no se sabe aplicar «history»'],
  ])('%s', (_, content, sentence) => {
    expect(said(content)).toMatch(sentence);
  });

  test.each([
    ['no program', 'const a = ;', /^p\.ts: no se puede leer \(/],
    ['a program without a chart', 'export {};', 'p.ts: no tiene createMachine({ … })'],
    [
      'code in a chart',
      "createMachine({ id: 'theme', states: { a: { entry: () => 1 } } })",
      'p.ts: states.a.entry: hay código donde debe haber un nombre o un texto',
    ],
    [
      'a number that is no JSON',
      "createMachine({ id: 'theme', states: { a: { entry: { type: 'b', params: { c: 1n } } } } })",
      'p.ts: states.a.entry.params.c: hay código donde debe haber un nombre o un texto',
    ],
    [
      'a name with a sign before it',
      "createMachine({ id: 'theme', states: { a: { entry: { type: 'b', params: { c: -d } } } } })",
      'p.ts: states.a.entry.params.c: hay código donde debe haber un nombre o un texto',
    ],
    [
      'a spread',
      "createMachine({ id: 'theme', states: { ...otros } })",
      'p.ts: states: hay código donde debe haber un nombre o un texto',
    ],
  ])('%s', (_, content, sentence) => {
    expect(said(content, 'p.ts')).toMatch(sentence);
  });

  test('HTML in a description is text in the page', async () => {
    const old = chart('theme');
    const html = '<script>alert(1)</script>';
    const page = await differencePage('x', [
      { name: 'theme', changes: [`~ ${html}`], charts: [old, { ...old, description: html }] },
    ]);
    expect(page).not.toContain('<script');
    expect(applied('theme', { ...old, description: `${html} '\${a}' "\u2028` }).text).toContain(
      `description: "<script>alert(1)</script> '\${a}' \\"\\u2028"`,
    );
  });
});
