import { describe, expect, test } from 'vitest';
import { listsFor, missingLists, retriedLists, withList } from './coverage-lists';

const nothing = { plan: '', grupo: '', prestador: '' };
const names = (lists: ReturnType<typeof listsFor>) =>
  missingLists(lists).map(({ lista, de }) => `${lista} ${de}`.trim());

describe('the lists of the coverage query', () => {
  test('[COV-04] subgroups belong to the selected group, and are empty without one', () => {
    expect([names(listsFor(nothing)), names(listsFor({ ...nothing, grupo: '8' }))]).toEqual([
      ['planes', 'complementarios', 'grupos'],
      ['planes', 'complementarios', 'grupos', 'subGrupos 8'],
    ]);
  });

  test.each([
    ['1', []],
    ['6', []],
    ['2', ['complementarios 2']],
    ['', ['complementarios']],
  ])('[COV-03] plan %s has complementary plans: %s', (plan, wanted) => {
    expect(names(listsFor({ ...nothing, plan })).filter((name) => name.startsWith('complementarios'))).toEqual(wanted);
  });

  test("a selected provider's name is loaded", () => {
    expect(names(listsFor({ ...nothing, prestador: '3103' }))).toContain('prestador 3103');
  });

  test('keeps loaded lists until another choice', () => {
    const option = [{ codigo: '801', descripcion: 'Radiografía' }];
    const known = withList(listsFor({ ...nothing, grupo: '8' }), 'subGrupos', option);
    expect([
      listsFor({ ...nothing, grupo: '8', plan: '2' }, known).subGrupos,
      listsFor({ ...nothing, grupo: '5' }, known).subGrupos,
    ]).toEqual([
      { de: '8', opciones: option, fallida: false },
      { de: '5', opciones: null, fallida: false },
    ]);
  });

  test('reloads a failed list only on demand', () => {
    const failed = withList(listsFor(nothing), 'grupos', null);
    const later = listsFor({ ...nothing, plan: '2' }, failed);
    expect([names(failed), names(later), names(retriedLists(later))]).toEqual([
      ['planes', 'complementarios'],
      ['planes', 'complementarios 2'],
      ['planes', 'complementarios 2', 'grupos'],
    ]);
  });
});
