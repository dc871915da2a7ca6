import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { dayOf, outcomeOf } from '../../scripts/paths/answers';
import { csvText, parseCsv } from '../../scripts/paths/csv';
import { fingerprint } from '../../scripts/paths/fingerprint';
import { readSheet } from '../../scripts/paths/read-sheet';
import { lastResults, mergeResults, type Result, readResults, writeResults } from '../../scripts/paths/results';
import { runSheet } from '../../scripts/paths/run-sheet';
import { takeResults } from '../../scripts/paths/take-results';
import type { Script } from '../../scripts/paths/test-script';

const folder = mkdtempSync(join(tmpdir(), 'oficina-hojas-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const scriptCalled = (id: string, soloAutomatica: readonly string[] = []): Script => ({
  id,
  estados: [],
  antes: ['Traiga la llave.'],
  soloAutomatica,
  pasos: ['Abra.', 'Cierre.'].map((accion, index) => ({
    id: `${id}.${index + 1}`,
    accion,
    responde: '',
    debeVerse: '=Se "ve"; así.',
    requisitos: ['HOME-01'],
    paso: accion,
    estado: 'abierta',
    transiciones: [],
  })),
});
const [first, second] = [scriptCalled('puerta-aaaaa'), scriptCalled('puerta-bbbbb')];
const huella = fingerprint(first);
const known = {
  flows: ['puerta'],
  scripts: new Map([first, second].map((script) => [script.id, script])),
  today: '2026-11-27',
};

const fileOf = (content: string | Buffer, name = 'hoja.csv'): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
const rowsOf = (content: string | Buffer, name = 'hoja.csv') => {
  const rows = readSheet(fileOf(content, name));
  if (typeof rows === 'string') throw new Error(rows);
  return rows;
};
const head = 'Camino,Paso,Resultado,Nota,Probador,Fecha,Versión,Huella';
/** Problems of rows like `puerta-aaaaa,puerta-aaaaa.2,pasa,,Ana,26/11/2026`. */
const take = (...lines: string[]) => takeResults(rowsOf([head, ...lines].join('\r\n')), known);
const passed: Result = {
  camino: 'puerta-aaaaa',
  fecha: '2026-11-26',
  probador: 'Ana',
  resultado: 'pasa',
  paso: '',
  nota: '',
  version: '',
  huella,
};

describe('a sheet', () => {
  test('has a row for each step that a person can do, and no cell that a spreadsheet runs', () => {
    expect(runSheet([first, scriptCalled('puerta-ccccc', ['paso 1: nadie puede'])], 'git-0000000001')).toBe(
      '\uFEFFCamino,Paso,Antes,Acción,El servicio responde,Debe verse,Requisito,Resultado,Nota,Probador,Fecha,Versión,Huella\r\n' +
        `puerta-aaaaa,puerta-aaaaa.1,Traiga la llave.,Abra.,,"'=Se ""ve""; así.",HOME-01,,,,,git-0000000001,${huella}\r\n` +
        `puerta-aaaaa,puerta-aaaaa.2,,Cierre.,,"'=Se ""ve""; así.",HOME-01,,,,,git-0000000001,${huella}\r\n`,
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1'])('keeps %j as text, and gives it back', (text) => {
    const written = csvText([[text, 'x']]);
    expect(written).toMatch(/^\uFEFF"?'/);
    expect(parseCsv(written)).toEqual([[text, 'x']]);
  });

  test('is read back as its tester filled it in', () => {
    const rows = runSheet([first], 'git-0000000001').replaceAll(',,,,,git', ',Pasó,,Ana,26/11/2026,git');
    expect(takeResults(rowsOf(rows), known)).toEqual({
      results: [{ ...passed, version: 'git-0000000001' }],
      problems: [],
      notices: [],
    });
  });
});

describe('a filled sheet may', () => {
  test.each([
    ['have semicolons', 'Camino;Resultado;Probador;Fecha\r\npuerta-aaaaa;pasa;Ana;26/11/2026\r\n'],
    ['have tabs', 'Camino\tResultado\tProbador\tFecha\npuerta-aaaaa\tpasa\tAna\t26/11/2026'],
    ['say its separator', 'sep=;\r\nCamino;Resultado;Probador;Fecha\r\npuerta-aaaaa;pasa;Ana;26/11/2026\r\n'],
    ['have other columns in another order', 'FECHA,Más,probador,RESULTADO,camino\n2026-11-26,,Ana,pasa,puerta-aaaaa\n'],
    ['have blank rows', '\uFEFFCamino,Resultado,Probador,Fecha\n\n,,,\npuerta-aaaaa,pasa,Ana,26/11/2026\n'],
  ])('%s', (_, text) => {
    expect(takeResults(rowsOf(text), known)).toEqual({ results: [passed], problems: [], notices: [] });
  });

  test('be saved by Excel in Windows-1252 or as «Texto Unicode»', () => {
    const text = 'Camino;Resultado;Probador;Fecha;Versión\r\npuerta-aaaaa;pasó;Iñaki;26/11/2026;v\r\n';
    const unicode = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text.replaceAll(';', '\t'), 'utf16le')]);
    for (const bytes of [Buffer.from(text, 'latin1'), unicode])
      expect(takeResults(rowsOf(bytes), known).results).toEqual([{ ...passed, probador: 'Iñaki', version: 'v' }]);
  });

  test.each(['pasa', 'PASA', ' Pasó. ', 'ok'])('say %j for pasa', (text) => expect(outcomeOf(text)).toBe('pasa'));
  test.each(['falla', 'FALLÓ', 'Falla!'])('say %j for falla', (text) => expect(outcomeOf(text)).toBe('falla'));
  test.each(['no se pudo', 'No  se pudó', 'bloqueado'])('say %j for no se pudo', (text) =>
    expect(outcomeOf(text)).toBe('no se pudo'),
  );
  test.each(['sí', 'x', '1', 'constructor', 'pasa falla'])('not say %j', (text) =>
    expect(outcomeOf(text)).toBe(undefined),
  );

  test.each([
    '26/11/2026',
    '26-11-26',
    '26.11.2026',
    '2026-11-26',
    '2026-11-26 14:30:00',
    '26/11/2026 2:30 p. m.',
    '26-nov-26',
    '26-nov.-2026',
    '26 de noviembre de 2026',
    '46352',
  ])('date a result %s', (text) => expect(dayOf(text)).toBe('2026-11-26'));
  test.each(['11/26/2026', '31/02/2026', '26/11', 'ayer', '12345', '26/13/2026', '26-xyz-2026'])(
    'not date it %s',
    (text) => expect(dayOf(text)).toBe(null),
  );
});

describe('the result of a path', () => {
  const row = (step: number, rest: string) => `puerta-aaaaa,puerta-aaaaa.${step},${rest},Ana,26/11/2026`;

  test('is the step that failed, with all notes', () => {
    expect(take(row(1, 'pasa,lento'), row(2, 'falla,<b>no</b> cierra')).results).toEqual([
      { ...passed, resultado: 'falla', paso: 'puerta-aaaaa.2', nota: 'lento / <b>no</b> cierra' },
    ]);
    expect(take('puerta-aaaaa,puerta-aaaaa.1,,lento', row(2, 'no se pudo,')).results).toEqual([
      { ...passed, resultado: 'no se pudo', paso: 'puerta-aaaaa.2', nota: 'lento' },
    ]);
  });

  test('is missing where only its beginning passed', () => {
    expect(take(row(1, 'pasa,')).problems).toEqual([
      'hoja.csv, fila 2: el camino puerta-aaaaa queda sin terminar: falta el resultado de su último paso, puerta-aaaaa.2.',
    ]);
  });

  test('is the same where a path stands twice with the same answer', () => {
    expect(take(row(2, 'pasa,'), row(2, 'pasa,'))).toEqual({ results: [passed], problems: [], notices: [] });
  });

  test.each([
    [
      'contradicts itself',
      [row(2, 'pasa,'), row(2, 'falla,')],
      'hoja.csv, fila 3: puerta-aaaaa.2 dice «falla», y «pasa» en hoja.csv, fila 2, el mismo día; no se toma ninguno.',
    ],
    [
      'contradicts another tester',
      [row(2, 'pasa,'), 'puerta-aaaaa,puerta-aaaaa.1,falla,,Luis,2026-11-26'],
      'hoja.csv, fila 3: «falla» de Luis contradice «pasa» de Ana en hoja.csv, fila 2, del mismo camino puerta-aaaaa y día; no se toma ninguno.',
    ],
    [
      'is no answer',
      ['puerta-aaaaa,,quizás,,Ana,26/11/2026'],
      'hoja.csv, fila 2: «quizás» no es un resultado; escriba pasa, falla o no se pudo.',
    ],
    ['has no tester', ['puerta-aaaaa,,pasa,,,26/11/2026'], 'hoja.csv, fila 2: falta el probador.'],
    ['has no date', ['puerta-aaaaa,,pasa,,Ana,'], 'hoja.csv, fila 2: falta la fecha.'],
    [
      'has another date',
      ['puerta-aaaaa,,pasa,,Ana,11/26/2026'],
      'hoja.csv, fila 2: la fecha «11/26/2026» no se entiende; escríbala como 27/11/2026.',
    ],
    [
      'comes from the future',
      ['puerta-aaaaa,,pasa,,Ana,28/11/2026'],
      'hoja.csv, fila 2: la fecha «28/11/2026» todavía no ha llegado.',
    ],
    [
      'is of another step',
      ['puerta-aaaaa,puerta-aaaaa.3,pasa,,Ana,26/11/2026'],
      'hoja.csv, fila 2: el paso «puerta-aaaaa.3» no es del camino puerta-aaaaa.',
    ],
    [
      'is of a path that is gone',
      [
        'puerta-zzzzz,puerta-zzzzz.1,pasa,,Ana,26/11/2026,git-0000000001',
        'puerta-zzzzz,puerta-zzzzz.2,pasa,,Ana,26/11/2026',
      ],
      'hoja.csv, fila 2: el camino puerta-zzzzz ya no existe: sus pasos cambiaron desde que se escribió la hoja, con la versión git-0000000001.',
    ],
    [
      'is of another project',
      ['ventana-aaaaa,,pasa,,Ana,26/11/2026'],
      'hoja.csv, fila 2: «ventana-aaaaa» no es un camino de este proyecto.',
    ],
    ['is a note alone', ['puerta-aaaaa,,,raro'], 'hoja.csv, fila 2: hay una nota y ningún resultado.'],
  ])('is not taken when it %s, and the others are', (_, lines, problem) => {
    expect(take(...lines, 'puerta-bbbbb,,pasa,,Ana,26/11/2026')).toEqual({
      results: [{ ...passed, camino: 'puerta-bbbbb', huella: fingerprint(second) }],
      problems: [problem],
      notices: [],
    });
  });

  test('of a path that has changed since the sheet is kept as outdated', () => {
    expect(take('puerta-aaaaa,,pasa,,Ana,26/11/2026,git-0000000001,h-00000')).toEqual({
      results: [{ ...passed, version: 'git-0000000001', huella: 'h-00000' }],
      problems: [],
      notices: [
        'hoja.csv, fila 2: el camino puerta-aaaaa cambió desde que se escribió la hoja, con la versión git-0000000001; su resultado se guarda como anticuado.',
      ],
    });
  });
});

describe('a file is rejected in one sentence', () => {
  test.each([
    ['empty', '', 'hoja.csv: está vacía.'],
    ['blank', '\uFEFF\r\n \r\n', 'hoja.csv: está vacía.'],
    ['a workbook', 'PK\u0003\u0004', 'hoja.csv: es un libro y no un CSV; guárdelo como «CSV UTF-8».'],
    [
      'something else',
      'a,b\n1,2\n',
      'hoja.csv: no es una hoja de caminos, le falta «Camino», «Resultado», «Probador», «Fecha».',
    ],
    ['cut off', `${head}\r\nx,"y\r\n`, 'hoja.csv, fila 2: se abre una comilla que no se cierra.'],
    ['too large', 'x'.repeat(20_000_001), 'hoja.csv: pasa de 20 MB.'],
  ])('%s', (_, content, problem) => expect(readSheet(fileOf(content))).toBe(problem));

  test('a file that is missing', () => {
    expect(readSheet(join(folder, 'falta.csv'))).toBe('falta.csv: no se puede leer.');
  });
});

test('five megabytes and a note of ten thousand letters are read as any other sheet', () => {
  const note = 'ñ'.repeat(10_000);
  const line = `puerta-aaaaa,,pasa,"${note}",Ana,26/11/2026\r\n`;
  expect(take(line).results).toEqual([{ ...passed, nota: note }]);
  const many = `${head}\r\n${line}${'puerta-aaaaa,,pasa,,Ana,26/11/2026\r\n'.repeat(150_000)}`;
  expect(many.length).toBeGreaterThan(5_000_000);
  expect(takeResults(rowsOf(many), known).results).toEqual([{ ...passed, nota: note }]);
  expect(readSheet(fileOf(`${head}\r\n${'"'.repeat(5_000_001)}`))).toBe(
    'hoja.csv, fila 2: se abre una comilla que no se cierra.',
  );
});

describe('the results of the project', () => {
  const file = join(folder, 'resultados.csv');

  test('are written as they are read, one line each, and a sheet that is read twice changes nothing', () => {
    const failed: Result = {
      ...passed,
      camino: 'puerta-bbbbb',
      resultado: 'falla',
      paso: 'puerta-bbbbb.1',
      nota: '=1, "x"',
    };
    writeResults(file, mergeResults([failed], [passed]));
    expect(readResults(file)).toEqual([passed, failed]);
    expect(readFileSync(file, 'utf8')).toBe(
      '\uFEFFcamino,fecha,probador,resultado,paso,nota,version,huella\n' +
        `puerta-aaaaa,2026-11-26,Ana,pasa,,,,${huella}\n` +
        `puerta-bbbbb,2026-11-26,Ana,falla,puerta-bbbbb.1,"'=1, ""x""",,${huella}\n`,
    );
    expect(mergeResults([passed, failed], [passed])).toEqual([passed, failed]);
  });

  test('take the latest of a path, and of one day the worst', () => {
    const old: Result = { ...passed, fecha: '2026-11-25', resultado: 'falla' };
    const blocked: Result = { ...passed, probador: 'Luis', resultado: 'no se pudo' };
    expect(lastResults([passed, old]).get('puerta-aaaaa')).toEqual(passed);
    expect(lastResults([old, blocked, passed]).get('puerta-aaaaa')).toEqual(blocked);
  });

  test('are never lost in a file that a merge has broken', () => {
    writeFileSync(file, 'camino,fecha\n<<<<<<< HEAD\n');
    expect(() => readResults(file)).toThrow('resultados.csv, fila 2: no es un resultado');
    writeFileSync(file, 'camino,fecha\n"a\n');
    expect(() => readResults(file)).toThrow('resultados.csv, fila 2: se abre una comilla que no se cierra');
  });
});
