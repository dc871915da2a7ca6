import { expect, test } from 'vitest';
import { seededRandom } from '../../tools/bench/load/random';
import { createKeys } from '../access/keys';
import { createSealCheck, type SealFault } from './check-seals';
import { rootOf, type Seal, type SealedRow, writeLeaves } from './seal';

const keys = createKeys({ roots: [Buffer.from('un secreto')], bareUntil: null });
const begin = new Date('2026-11-29T12:00:00Z');
const rowsASeal = 20;

const sealed = (many: number) => {
  const rows: SealedRow[] = Array.from({ length: many }, (_, at) => ({
    // Numbers that a failed transaction used up are missing.
    id: at + 1 + Math.floor(at / 7),
    contenido: JSON.stringify(['1764417600.123456', `m${at}`, '203.0.113.7', `solicitud-${at}`, 'ingreso', '']),
  }));
  const seals: Seal[] = [];
  for (let from = 0; from < many; from += rowsASeal) {
    const part = rows.slice(from, from + rowsASeal);
    const momento = new Date(begin.getTime() + from * 1_000);
    const key = keys.signing('audit', momento);
    const content = {
      ...{ id: seals.length + 1, momento, llave: key.kid ?? '' },
      ...{ hasta: part.at(-1)?.id ?? 0, hojas: writeLeaves(part, key) },
    };
    seals.push({ ...content, raiz: rootOf(content, seals.at(-1)?.raiz ?? '') });
  }
  return { rows, seals };
};

const logOf = (seals: readonly Seal[]) => new Map(seals.map(({ id, raiz }) => [id, raiz]));

const check = (
  { rows, seals }: { rows: readonly SealedRow[]; seals: readonly Seal[] },
  { roots = logOf(seals), isLog = true, keptSince = begin, known = keys } = {},
) => {
  const checked = createSealCheck({
    keysOf: ({ llave, momento }) => known.verifying('audit', llave, momento.getTime() / 1_000),
    ...{ keptSince, roots, isLog },
  });
  let after = 0;
  for (const seal of seals) {
    checked.next(
      seal,
      rows.filter(({ id }) => id > after && id <= seal.hasta),
    );
    after = seal.hasta;
  }
  return checked.end();
};

test('rows as they were written are all found so, after a change of keys and with the roots of the log', () => {
  const world = sealed(100);
  const changed = createKeys({ roots: [Buffer.from('otro'), Buffer.from('un secreto')], bareUntil: null });
  for (const known of [keys, changed])
    expect(check(world, { roots: logOf(world.seals), known })).toEqual({
      ...{ faults: [], sellos: 5, selladas: 100, borradas: 0, pedidas: [] },
    });
});

test('without the key of then no row is called changed, and the seal is named', () => {
  const world = sealed(20);
  const known = createKeys({ roots: [Buffer.from('otro')], bareUntil: null });
  expect(check(world, { known }).faults).toEqual([{ what: 'sinLlave', sello: 1 }]);
});

test('rows removed for their age are counted, and of younger seals named', () => {
  const world = sealed(40);
  const keptSince = new Date(begin.getTime() + 20_000);
  const { faults, borradas } = check({ ...world, rows: world.rows.filter((_, at) => at % 20 > 0) }, { keptSince });
  expect([faults, borradas]).toEqual([[{ what: 'falta', fila: world.rows[20]?.id }], 1]);
});

test('a lost root is said, and the rows are checked all the same', () => {
  const world = sealed(60);
  const roots = new Map([...logOf(world.seals)].filter(([id]) => id !== 2));
  expect(check(world, { roots }).faults).toEqual([{ what: 'raizPerdida', sello: 2 }]);
});

test('one root, of a receipt, names the seal that was written anew or taken back, and asks for no other root', () => {
  const world = sealed(60);
  const roots = new Map([[2, world.seals[1]?.raiz ?? '']]);
  const other = new Map([[2, world.seals[0]?.raiz ?? '']]);
  const isLog = false;
  expect([
    check(world, { roots, isLog }).faults,
    check(world, { roots: other, isLog }).faults,
    check({ rows: world.rows.slice(0, 20), seals: world.seals.slice(0, 1) }, { roots, isLog }).faults,
  ]).toEqual([[], [{ what: 'otraRaiz', sello: 2 }], [{ what: 'selloFalta', sello: 2 }]]);
});

test('10,000 ways of changing sealed rows and seals are each named', () => {
  const random = seededRandom(7);
  const upTo = (most: number) => Math.floor(random() * most);
  const world = sealed(200);
  const roots = logOf(world.seals);
  const { rows, seals } = world;
  const row = () => rows[upTo(rows.length)] as SealedRow;
  const flip = (text: string) => {
    const at = upTo(text.length);
    return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
  };
  const withRow = (of: SealedRow, fields: Partial<SealedRow>) => ({
    seals,
    rows: rows.map((each) => (each === of ? { ...each, ...fields } : each)),
  });
  const withSeal = (at: number, fields: Partial<Seal>) => ({
    rows,
    seals: seals.map((each, index) => (index === at ? { ...each, ...fields } : each)),
  });

  const ways: (() => [world: Parameters<typeof check>[0], names: SealFault])[] = [
    () => {
      const of = row();
      return [withRow(of, { contenido: flip(of.contenido) }), { what: 'cambiada', fila: of.id }];
    },
    () => {
      const of = row();
      return [
        { seals, rows: rows.filter((each) => each !== of) },
        { what: 'falta', fila: of.id },
      ];
    },
    () => {
      // In the place of a number that was never used.
      const id = 8 * (1 + upTo(24));
      return [
        { seals, rows: [...rows, { id, contenido: row().contenido }] },
        { what: 'añadida', fila: id },
      ];
    },
    () => {
      const [one, other] = [row(), row()];
      const swapped = rows.map((each) =>
        each === one
          ? { ...each, contenido: other.contenido }
          : each === other
            ? { ...each, contenido: one.contenido }
            : each,
      );
      return one === other
        ? [withRow(one, { contenido: '' }), { what: 'cambiada', fila: one.id }]
        : [
            { seals, rows: swapped },
            { what: 'cambiada', fila: other.id },
          ];
    },
    () => {
      const at = upTo(seals.length);
      return [
        withSeal(at, { hojas: writeLeaves(rows.slice(0, upTo(rows.length)), keys.signing('audit', begin)) }),
        { what: 'selloCambiado', sello: at + 1 },
      ];
    },
    () => {
      // By somebody who has the key and writes the whole chain again.
      const at = upTo(seals.length);
      const again: Seal[] = seals.slice(0, at);
      for (const seal of seals.slice(at)) {
        const content = { ...seal, momento: new Date(seal.momento.getTime() + 1) };
        again.push({ ...content, raiz: rootOf(content, again.at(-1)?.raiz ?? '') });
      }
      return [
        { rows, seals: again },
        { what: 'otraRaiz', sello: at + 1 },
      ];
    },
    () => {
      const at = upTo(seals.length);
      return [
        { rows, seals: seals.filter((_, index) => index !== at) },
        { what: 'selloFalta', sello: at + 1 },
      ];
    },
  ];
  const unnamed: number[] = [];
  for (let index = 0; index < 10_000; index += 1) {
    const [changed, names] = (ways[index % ways.length] as (typeof ways)[number])();
    const { faults } = check(changed, { roots });
    if (!faults.some((fault) => JSON.stringify(fault) === JSON.stringify(names))) unnamed.push(index);
  }
  expect(unnamed).toEqual([]);
}, 60_000);
