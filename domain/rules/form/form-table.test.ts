import { expect, test } from 'vitest';
import { formTable } from './form-table';

const form = formTable<{ most: number }, 'first' | 'second', 'missing' | 'long'>()({
  name: {
    group: 'first',
    kept: true,
    mask: (text, { title }) => `${title}${text.trim()}`,
    fault: (text, { most }) => (text.length > most ? 'long' : undefined),
  },
  title: { group: 'second', kept: false, fault: () => undefined },
  surname: { group: 'first', kept: true, fault: (text, _, { name }) => (text + name === '' ? 'missing' : undefined) },
  agreed: { group: null, kept: false, fault: (text) => (text === 'si' ? undefined : 'missing') },
});
const draft = { name: 'Ana', title: '', surname: '', agreed: 'si' };

test('lists empty fields, stored fields and the fields of each group in order', () => {
  expect([form.fields, form.kept, form.empty]).toEqual([
    ['name', 'title', 'surname', 'agreed'],
    ['name', 'surname'],
    { name: '', title: '', surname: '', agreed: '' },
  ]);
  expect([form.groups, form.inGroup('first'), form.inGroup('second'), form.inGroup(null)]).toEqual([
    ['first', 'second'],
    ['name', 'surname'],
    ['title'],
    ['agreed'],
  ]);
});

test('reports errors in field order, from the text, known data and other fields', () => {
  expect(form.faults(draft, { most: 5 })).toEqual({});
  expect(Object.entries(form.faults({ ...draft, name: 'Anabelle', agreed: '' }, { most: 5 }))).toEqual([
    ['name', 'long'],
    ['agreed', 'missing'],
  ]);
  expect(form.faults({ ...form.empty, agreed: 'si' }, { most: 5 })).toEqual({ surname: 'missing' });
});

test('formats a field while typing and clears its error', () => {
  const written = { borrador: { ...draft, title: 'Dra. ' }, faltas: { name: 'long', agreed: 'missing' } } as const;
  expect(form.updateField(written, { campo: 'name', valor: ' Eva ' })).toEqual({
    borrador: { name: 'Dra. Eva', title: 'Dra. ', surname: '', agreed: 'si' },
    faltas: { name: undefined, agreed: 'missing' },
  });
  expect(form.updateField({ borrador: draft, faltas: {} }, { campo: 'title', valor: ' x ' }).borrador.title).toBe(
    ' x ',
  );
});

test('fields that the form does not ask for are empty and valid', () => {
  const short = form.subset(['name', 'agreed']);
  expect([short.fields, short.groups, short.kept, short.empty, short.faults(short.empty, { most: 5 })]).toEqual([
    ['name', 'agreed'],
    ['first'],
    ['name'],
    form.empty,
    { agreed: 'missing' },
  ]);
});
