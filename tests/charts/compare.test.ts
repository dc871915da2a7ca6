import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareWithFile, compareWithRevision, saidOf } from '../../tools/charts/compare';
import { discover } from '../../tools/explore/flows';

const flows = await discover();
const theme = flows.filter(({ name }) => name === 'theme');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oficina-charts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileWith = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const drawn = () => JSON.parse(JSON.stringify(theme[0]?.machine.config));

test('lists the changes of a proposed chart, whatever its file name', () => {
  const { states, ...rest } = drawn();
  const added = { ...rest, states: { ...states, nuevo: { on: { IR: { target: 'nuevo' } } } } };
  expect(saidOf(compareWithFile(flows, fileWith('propuesta.json', added), undefined))).toEqual([
    'theme',
    '  + estado: nuevo',
    '  + transición: nuevo — IR → nuevo',
  ]);
  expect(compareWithFile(flows, fileWith('igual.json', { ...drawn(), id: 'machine' }), 'theme')).toEqual([]);
});

test('reports an unreadable file in one line', () => {
  const said = (name: string, content: unknown, flow?: string) => () =>
    compareWithFile(theme, fileWith(name, content), flow);
  expect(said('roto.json', '{')).toThrow('roto.json: no es JSON: no se entiende la línea 1');
  expect(said('otro.json', { id: 'theme' })).toThrow('otro.json: no es un diagrama, le falta states');
  expect(said('ajeno.json', { ...drawn(), id: 'ajeno' })).toThrow(
    'ajeno.json: su id (ajeno) no es de ningún flujo; diga cuál con --flow <flujo>',
  );
  expect(said('flujo.json', drawn(), 'nada')).toThrow('flujo desconocido: nada; hay theme');
  expect(said('sin.json', { id: 'theme', initial: 'no', states: { a: {} } })).toThrow(
    /sin\.json: el diagrama no se puede leer \(.+\)$/,
  );
  expect(() => compareWithFile(theme, join(folder, 'falta.json'), undefined)).toThrow(
    'falta.json: no existe o no se puede leer',
  );
});

test('reports an unknown revision', () => {
  for (const revision of ['no-hay-tal', '--help', ''])
    expect(() => compareWithRevision(theme, revision, undefined)).toThrow(
      `revisión desconocida: ${revision}; un archivo termina en .json`,
    );
  expect(() => compareWithRevision(theme, 'HEAD', 'nada')).toThrow('flujo desconocido: nada; hay theme');
});
