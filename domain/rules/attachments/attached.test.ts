import { describe, expect, test } from 'vitest';
import { namesToStore, storedNames } from '../../../src/flows/attachments/stored-names';
import { parseStored } from '../form/parse-stored';
import {
  attached,
  type Candidato,
  type Contenido,
  type Listas,
  queued,
  refused,
  removed,
  required,
  restored,
} from './attached';
import { attachmentSummary } from './attachment-summary';
import { shownName } from './file-names';
import type { Requisito } from './requirement';

const cedula: Requisito = {
  codigo: 'c',
  nombre: 'Cédula',
  requerido: true,
  formatos: ['jpg', 'pdf'],
  cantidad: 2,
  bytes: 2_097_152,
};
const results: Requisito = { ...cedula, codigo: 'r', nombre: 'Resultados', requerido: false, cantidad: 5 };
const empty: Listas = {
  requisitos: [cedula, results],
  adjuntos: [],
  cola: [],
  avisos: [],
  quitado: null,
  devuelto: null,
  pendientes: [],
};
const file = (id: string): Candidato => ({ id, nombre: `${id}.jpg` });
const content: Contenido = { formato: 'jpg', bytes: 1000, vista: '' };
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');
/** Files chosen together, all accepted. */
const added = (lists: Listas, tipo: string, ...names: string[]): Listas => {
  let now = queued(lists, tipo, names.map(file));
  while (now.cola.length > 0) now = attached(now, content);
  return now;
};
const refusals = ({ avisos }: Listas) => avisos.map(({ id, motivo }) => `${id} ${motivo}`);

describe('the attachments of a form', () => {
  test('stand in the order of choice; files beyond the limit are reported once, and no other file is lost', () => {
    const lists = added(empty, 'c', 'a', 'b', 'x', 'y');
    expect([ids(lists.adjuntos), refusals(lists)]).toEqual(['ab', ['x cantidad']]);
  });

  test('only accepted files count towards the limit: a rejected file takes no room', () => {
    const first = refused(queued(empty, 'c', ['bad', 'a', 'b'].map(file)), 'heic');
    const lists = attached(attached(first, content), content);
    expect([ids(lists.adjuntos), refusals(lists)]).toEqual(['ab', ['bad heic']]);
  });

  test('are twenty in all, however many documents there are', () => {
    const many = ['1', '2', '3', '4', '5'].map((codigo) => ({ ...results, codigo }));
    let lists: Listas = { ...empty, requisitos: many };
    for (const { codigo } of many.slice(0, 4))
      lists = added(lists, codigo, ...'abcde'.split('').map((id) => id + codigo));
    expect(refusals(added(lists, '5', 'z'))).toEqual(['z total']);
    expect(lists.adjuntos).toHaveLength(20);
  });

  test('[ATTACH-09] are missing if a required document has none; optional documents are never missing', () => {
    const before = attachmentSummary(empty);
    const after = attachmentSummary(added(empty, 'c', 'a'));
    expect([before, after]).toEqual([
      { faltan: ['Cédula'], cargados: 0, requeridos: 1, ocupado: false },
      { faltan: [], cargados: 1, requeridos: 1, ocupado: false },
    ]);
  });

  test('that are being checked or shrunk are neither missing nor present', () => {
    const underWay = { faltan: [], cargados: 0, requeridos: 1, ocupado: true };
    expect(attachmentSummary(queued(empty, 'c', [file('a')]))).toEqual(underWay);
    expect(attachmentSummary(queued(empty, 'r', [file('a')]))).toEqual({ ...underWay, faltan: ['Cédula'] });
  });

  test('can be removed and restored in place; removing twice is harmless', () => {
    const lists = added(added(empty, 'c', 'a', 'b'), 'r', 'd');
    const without = removed(lists, 'a');
    expect([ids(without.adjuntos), ids(removed(without, 'a').adjuntos)]).toEqual(['bd', 'bd']);
    expect([ids(restored(without).adjuntos), restored(without).devuelto]).toEqual(['abd', 'a']);
  });

  test('can be restored only while there is room', () => {
    const without = removed(queued(added(empty, 'c', 'a', 'b'), 'r', [file('w')]), 'a');
    const taken = added(without, 'c', 'd');
    expect([ids(taken.adjuntos), taken.quitado]).toEqual(['bwd', null]);
    const waiting = removed(queued(added(empty, 'c', 'a'), 'c', [file('b')]), 'a');
    expect(ids(restored(waiting).adjuntos)).toBe('a');
    const full = removed(queued(added(empty, 'c', 'a', 'b'), 'r', [file('w')]), 'a');
    const refilled = restored({ ...full, cola: [{ ...file('e'), tipo: 'c', reemplaza: null }] });
    expect([ids(refilled.adjuntos), refusals(refilled)]).toEqual(['ab', ['e cantidad']]);
  });

  test('can be replaced in place, even when full', () => {
    const full = added(empty, 'c', 'a', 'b');
    const lists = attached(queued(full, 'c', [file('d')], 'a'), content);
    expect([ids(lists.adjuntos), refusals(lists)]).toEqual(['db', []]);
    const bad = refused(queued(full, 'c', [file('d')], 'a'), 'danado');
    expect(ids(bad.adjuntos)).toBe('ab');
  });

  test('that were shrunk are known as such', () => {
    const lists = attached(attached(queued(empty, 'c', ['a', 'b'].map(file)), content, true), content);
    expect(lists.adjuntos.map(({ id, reducida }) => [id, reducida])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  test('stay when the required documents change, where they still fit', () => {
    const lists = added(added(empty, 'c', 'a', 'b'), 'r', 'd');
    expect(ids(required(lists, [{ ...cedula, cantidad: 1 }]).adjuntos)).toBe('a');
    expect(ids(required(lists, [{ ...cedula, formatos: ['pdf'] }, results]).adjuntos)).toBe('d');
    expect(ids(required(lists, [{ ...cedula, bytes: 999 }]).adjuntos)).toBe('');
    expect(required(queued(lists, 'r', [file('e')]), [cedula]).cola).toEqual([]);
  });

  test('of a draft are requested again by name until a file replaces them', () => {
    const asked = {
      ...empty,
      pendientes: [
        { tipo: 'c', nombre: 'uno.jpg' },
        { tipo: 'c', nombre: 'dos.jpg' },
        { tipo: 'r', nombre: 'tres.jpg' },
      ],
    };
    const named = attached(queued(asked, 'c', [{ id: 'a', nombre: 'dos.jpg' }]), content);
    expect(named.pendientes.map(({ nombre }) => nombre)).toEqual(['uno.jpg', 'tres.jpg']);
    const other = attached(queued(named, 'c', [{ id: 'b', nombre: 'image.jpg' }]), content);
    expect(other.pendientes.map(({ nombre }) => nombre)).toEqual(['tres.jpg']);
  });
});

test('a draft stores at most twenty names and ignores invalid ones', () => {
  const lists = { ...added(empty, 'c', 'a'), pendientes: [{ tipo: 'r', nombre: 'ñ'.repeat(300) }] };
  const names = namesToStore(lists);
  expect(names).toEqual([
    { tipo: 'c', nombre: 'a.jpg' },
    { tipo: 'r', nombre: 'ñ'.repeat(120) },
  ]);
  expect(parseStored(storedNames, { archivos: names })).toEqual({ archivos: names });
  for (const strange of [null, {}, { archivos: 'a' }]) expect(parseStored(storedNames, strange)).toBeNull();
  const spoilt = { archivos: [null, 7, { tipo: 1, nombre: 'a' }, { tipo: 'c' }] };
  expect(parseStored(storedNames, spoilt)).toEqual({ archivos: [] });
  const many = { archivos: Array.from({ length: 99 }, () => ({ tipo: 'c', nombre: 'a' })) };
  expect(parseStored(storedNames, many)?.archivos).toHaveLength(20);
});

test.each([
  ['receta.jpg', 'receta.jpg'],
  ['fac\u202Egpj.exe', 'facgpj.exe'],
  ['a\u0000\r\nb\u2066.pdf', 'ab.pdf'],
  [' \u200f ', 'archivo'],
  ['', 'archivo'],
  ['صورة.jpg', 'صورة.jpg'],
])('shows the name %j as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

test('cuts a name at three hundred letters', () => {
  expect(shownName('a'.repeat(5000))).toHaveLength(300);
});
