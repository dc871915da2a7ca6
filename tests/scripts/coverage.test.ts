import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { coveredPaths, coveredRows, proofOf } from '../../scripts/paths/coverage';
import { coverageCsv, coveragePage } from '../../scripts/paths/coverage-page';
import { fingerprint } from '../../scripts/paths/fingerprint';
import type { Result } from '../../scripts/paths/results';
import type { Script } from '../../scripts/paths/test-script';

const machine = setup({}).createMachine({
  id: 'puerta',
  initial: 'cerrada',
  states: {
    cerrada: { meta: { requisitos: ['A-01'] } },
    pasando: { meta: { requisitos: ['A-02'] } },
    abierta: { meta: { requisitos: ['A-03', 'A-04'] } },
  },
});
const step = (id: string, estado: string, requisitos: string[]) => ({
  ...{ id, estado, requisitos, accion: 'Abra.', responde: '', debeVerse: 'Se ve.', paso: '', transiciones: [] },
});
const script = (id: string, soloAutomatica: string[] = []): Script => ({
  ...{ id, soloAutomatica, antes: [], estados: ['cerrada', 'pasando', 'abierta'] },
  pasos: [step(`${id}.1`, 'cerrada', ['A-01']), step(`${id}.2`, 'abierta', ['A-03', 'A-04'])],
});
const scripts = [script('puerta-aaaaa'), script('puerta-bbbbb', ['paso 2: nadie puede'])];
const result = (more: Partial<Result>): Result => ({
  ...{ camino: 'puerta-aaaaa', fecha: '2026-11-26', probador: 'Ana', resultado: 'pasa', paso: '', nota: '' },
  ...{ version: 'git-0000000001', huella: fingerprint(script('puerta-aaaaa')), ...more },
});
const row = (id: string) => ({ id, flow: 'puerta', kind: 'state', requirement: 'A door <opens>.' });
const rows = ['A-01', 'A-02', 'A-03', 'A-05', 'A-06'].map(row);
const tests = [{ file: 'e2e/door.spec.ts', title: 'opens', ids: ['A-03', 'A-05'], strings: [] }];
const coverageWith = (more: Partial<Result> | null) => {
  const last = new Map(more === null ? [] : [['puerta-aaaaa', result(more)]]);
  const paths = coveredPaths({ machine }, scripts, last);
  return { paths, rows: coveredRows(rows, paths, tests), gone: 0, version: 'git-0000000002' };
};
const verdictsOf = (more: Partial<Result> | null) => coverageWith(more).rows.map(({ verdict }) => verdict);

describe('a row', () => {
  test('is proven by the paths through its states, passed ones too, or by other tests', () => {
    const covered = coverageWith(null).rows;
    expect(covered.map((one) => [one.id, proofOf(one), one.paths.length, one.tests])).toEqual([
      ['A-01', 'caminos', 2, []],
      ['A-02', 'caminos', 2, []],
      ['A-03', 'caminos', 2, ['e2e/door.spec.ts']],
      ['A-05', 'otras pruebas', 0, ['e2e/door.spec.ts']],
      ['A-06', 'ninguna', 0, []],
    ]);
  });

  test.each([
    ['none', null, ['nunca', 'nunca', 'nunca', 'nunca', 'nunca']],
    ['a pass', {}, ['pasa', 'pasa', 'pasa', 'nunca', 'nunca']],
    [
      'a failure at its second step',
      { resultado: 'falla', paso: 'puerta-aaaaa.2' },
      ['pasa', 'no se pudo', 'falla', 'nunca', 'nunca'],
    ],
    [
      'a failure at its first step',
      { resultado: 'falla', paso: 'puerta-aaaaa.1' },
      ['falla', 'no se pudo', 'no se pudo', 'nunca', 'nunca'],
    ],
    ['a failure nobody says where', { resultado: 'falla' }, ['falla', 'falla', 'falla', 'nunca', 'nunca']],
    ['a result before the path changed', { huella: 'h-00000' }, [...Array(3).fill('anticuado'), 'nunca', 'nunca']],
  ] as const)('is judged by the last result of its paths: %s', (_, last, expected) => {
    expect(verdictsOf(last)).toEqual(expected);
  });
});

describe('the page', () => {
  const html = coveragePage(
    coverageWith({
      resultado: 'falla',
      paso: 'puerta-aaaaa.2',
      nota: `<script>alert(1)</script>${'ñ'.repeat(10_000)}`,
    }),
  );
  const facts = Object.fromEntries([...html.matchAll(/<dt>(.+?)<\/dt><dd>(.+?)<\/dd>/g)].map(([, dt, dd]) => [dt, dd]));

  test('begins with the totals', () => {
    expect(facts).toEqual({
      Requisitos: '5',
      'Probados por caminos': '3',
      'Probados solo por otras pruebas': '1',
      'Sin prueba': '1',
      'A mano: falla': '1',
      'A mano: no se pudo': '1',
      'A mano: pasa': '1',
      'A mano: anticuado': '0',
      'A mano: sin probar a mano': '2',
      'Última prueba a mano': '26/11/2026',
    });
    expect(html).toContain(
      '2 caminos, 1 se pueden recorrer a mano: 1 falla, 0 no se pudo, 0 pasa, 0 anticuado, 1 sin probar a mano. Versión del proyecto: git-0000000002.',
    );
  });

  test('has a row for each requirement, by which it is filtered', () => {
    expect(
      [...html.matchAll(/<tr data-flow="(\w+)" data-verdict="([^"]+)" data-proof="([^"]+)">/g)].map((one) =>
        one.slice(1),
      ),
    ).toEqual([
      ['puerta', 'pasa', 'caminos'],
      ['puerta', 'no se pudo', 'caminos'],
      ['puerta', 'falla', 'caminos'],
      ['puerta', 'nunca', 'otras pruebas'],
      ['puerta', 'nunca', 'ninguna'],
    ]);
    expect(html).toContain(
      '<summary>1 de 2 probados</summary><ul><li>puerta-aaaaa: falla</li><li>puerta-bbbbb: solo automática</li></ul>',
    );
  });

  test('sends no request, runs no note, and cuts a long one', () => {
    expect(html).toContain("content=\"default-src 'none';");
    expect(html).not.toMatch(/https?:|<link|<img|\bsrc=|@import|url\(|<script>alert/);
    expect(html).toContain('puerta-aaaaa.2 · 26/11/2026 · Ana · &lt;script&gt;alert(1)');
    expect(html).not.toContain('ñ'.repeat(401));
  });

  test('has its table beside it', () => {
    const lines = coverageCsv(coverageWith({ resultado: 'falla', paso: 'puerta-aaaaa.2', nota: '=1' })).split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFRequisito,Flujo,Qué pide,Lo prueban,Caminos,Otras pruebas,Resultado a mano,Fecha,Probador,Camino del resultado,Nota,Versión',
    );
    expect(lines[3]).toBe(
      "A-03,puerta,A door <opens>.,caminos,puerta-aaaaa puerta-bbbbb,e2e/door.spec.ts,falla,2026-11-26,Ana,puerta-aaaaa.2,'=1,git-0000000001",
    );
  });
});
