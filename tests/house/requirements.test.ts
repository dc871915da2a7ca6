import { describe, expect, test } from 'vitest';
import { catalogue, quotedSpanish, readCatalogue } from '../../tools/checks/requirements/catalogue';
import { namedTestsIn } from '../../tools/checks/requirements/named-tests';
import { reportOn } from '../../tools/checks/requirements/report';

// The ids stand apart here, or this file itself would name rows.
const tag = (...ids: string[]) => ids.map((id) => `[${id}]`).join(' ');

const rows = readCatalogue(
  [
    'id\tflow\tkind\trequirement\tsource',
    "DOOR-01\tdoor\tmessage\tA closed door says 'La puerta está cerrada.'\tx",
    "DOOR-02\tdoor\troute\t'/puerta' is the door.\tx",
    "DOOR-03\tdoor\tambiguity\t'Open it' can mean two things. Reading chosen: 'Ábrala' on the button, 'Está abierta...' after it.\tx",
    'WALL-01\twall\tstate\tA wall stands.\tx',
  ].join('\n'),
);

const texts = {
  doorTexts: { titulo: 'Puerta', cerrada: 'La puerta está cerrada.', abrir: { boton: 'Ábrala' } },
  saludo: (nombre: string) => `Hola, ${nombre}`,
};

const read = (source: string) => namedTestsIn('e2e/door.spec.ts', source, async () => texts);
const fromTexts = "import { doorTexts as words, saludo } from '../src/texts/door';\n";
const none = { flows: [], prefixes: [], rows: [] };
const problems = async (source: string, finished: Parameters<typeof reportOn>[2] = none, deferred = {}) =>
  reportOn(rows, await read(source), finished, deferred).problems;

describe('the texts quoted by a row', () => {
  test('are its sentences, not its paths; of an ambiguity only the chosen reading', () => {
    expect(rows.map(quotedSpanish)).toEqual([['La puerta está cerrada.'], [], ['Ábrala', 'Está abierta'], []]);
  });
});

describe('the rows named by a test', () => {
  test('are in its title, one or several in brackets', async () => {
    const source = `test('${tag('DOOR-01')} ${'[DOOR-02, DOOR-03]'} closed', () => {});`;
    expect((await read(source)).map(({ ids }) => ids)).toEqual([['DOOR-01', 'DOOR-02', 'DOOR-03']]);
  });

  test('are found in test.each, in a loop and in a separate list', async () => {
    const source = `
      const doors = [{ row: 'DOOR-01', words: 'uno' }];
      test.each([['DOOR-02', 'dos'], ['${tag('DOOR-03')} tres', 'tres']])('%s %s', () => {});
      for (const door of doors) test(\`[\${door.row}] closed\`, () => {});`;
    expect((await read(source)).map(({ ids, strings }) => [ids, strings])).toEqual([
      [['DOOR-02'], ['DOOR-02', 'dos']],
      [['DOOR-03'], ['[DOOR-03] tres', 'tres']],
      [['DOOR-01'], ['DOOR-01', 'uno']],
    ]);
  });

  test('are never in a comment or a body', async () => {
    expect(await read(`// ${tag('DOOR-01')}\ntest('closed', () => { say('${tag('DOOR-01')}'); });`)).toEqual([]);
  });
});

describe('a test that names a row', () => {
  test('asserts a text with placeholders by the words around them', async () => {
    const open = readCatalogue(
      "id\tflow\tkind\trequirement\tsource\nDOOR-09\tdoor\tmessage\tIt says 'La puerta ... de {name} cierra a las X.'\tx",
    );
    const said = async (text: string) =>
      reportOn(open, await read(`test('${tag('DOOR-09')}', () => { see('${text}'); });`), none, {}).problems.length;
    expect([
      await said('La puerta azul de Ana cierra a las 9.'),
      await said('La puerta de Ana cierra a las 9'),
    ]).toEqual([0, 2]);
  });

  test.each([
    ['in its body', `test('${tag('DOOR-01')}', () => { see('La puerta está cerrada.'); });`],
    ['through a file of texts', `${fromTexts}test('${tag('DOOR-01')}', () => { see(words.cerrada); });`],
    ['through a bracket', `${fromTexts}test('${tag('DOOR-01')}', () => { see(words['cerrada']); });`],
    [
      'through a name of the same file',
      `const closed = 'La puerta está cerrada.';\ntest('${tag('DOOR-01')}', () => { see(closed); });`,
    ],
    ['with another space', `test('${tag('DOOR-01')}', () => { see('La puerta está cerrada.'); });`],
    ['without the dots', `test('${tag('DOOR-03')}', () => { see(['Ábrala', 'Está abierta']); });`],
  ])('may assert its text %s', async (_, source) => {
    expect(await problems(source)).toEqual([]);
  });

  test.each([
    ['says nothing of it', `test('${tag('DOOR-01')}', () => {});`],
    ['has it only in the title', `test('${tag('DOOR-01')} La puerta está cerrada.', () => {});`],
    ['takes another text', `${fromTexts}test('${tag('DOOR-01')}', () => { see(words.titulo); see(saludo('Ana')); });`],
  ])('is rejected when it %s', async (_, source) => {
    expect(await problems(source)).toEqual([
      expect.stringContaining('asserts none of its texts: La puerta está cerrada.'),
      'DOOR-01 is named, and no test of it asserts: La puerta está cerrada.',
    ]);
  });

  test('may leave a text of its row to another test of that row only', async () => {
    const opening = `test('${tag('DOOR-03')} closed', () => { see('Ábrala'); });`;
    const opened = (id: string) => `test('${tag(id)} open', () => { see('Está abierta'); });`;
    expect([
      await problems(opening),
      await problems(`${opening}\n${opened('WALL-01')}`),
      await problems(`${opening}\n${opened('DOOR-03')}`),
    ]).toEqual([
      ['DOOR-03 is named, and no test of it asserts: Está abierta'],
      ['DOOR-03 is named, and no test of it asserts: Está abierta'],
      [],
    ]);
  });

  test('names five rows at most, and only rows that exist', async () => {
    const six = ['DOOR-02', 'WALL-01', 'DOOR-02', 'WALL-01', 'DOOR-02', 'WALL-02'];
    expect(await problems(`test('${tag(...six)}', () => {});`)).toEqual([
      expect.stringContaining('names 6 rows; 5 is the most'),
      expect.stringContaining('names WALL-02, which is no row of the catalogue'),
    ]);
  });
});

describe('a finished flow', () => {
  const one = `test('${tag('WALL-01')}', () => {});`;

  test('has a test for every row', async () => {
    expect(
      await problems(one, { ...none, flows: ['wall', 'door'] }, { 'DOOR-01': 'later', 'DOOR-02': 'later' }),
    ).toEqual([expect.stringContaining('DOOR-03 is finished and no test names it')]);
  });

  test('is a prefix or a single row, and exists', async () => {
    expect(await problems(one, { flows: [], prefixes: ['WALL'], rows: ['DOOR-02', 'DOOR-09'] })).toEqual([
      expect.stringContaining('DOOR-02 is finished and no test names it'),
      expect.stringContaining('DOOR-09 is listed as finished or deferred'),
    ]);
  });

  test('is counted', async () => {
    const { flows } = reportOn(rows, await read(one), { ...none, flows: ['wall'] }, { 'DOOR-01': 'later' });
    expect(flows).toEqual([
      { flow: 'door', rows: 3, named: 0, deferred: 1, finished: false },
      { flow: 'wall', rows: 1, named: 1, deferred: 0, finished: true },
    ]);
  });
});

describe('the catalogue', () => {
  test('has 903 rows, each with its own id and all its columns', () => {
    const all = catalogue();
    expect(all).toHaveLength(903);
    expect(new Set(all.map(({ id }) => id)).size).toBe(903);
    expect(all.filter((row) => Object.values(row).includes(''))).toEqual([]);
  });
});
