import { describe, expect, test } from 'vitest';
import { coverageFaults, searchedCoverage } from '../../../machines/coverage/coverage-faults';
import { normalizeCoverageQuery } from './normalize-coverage-query';

const nothing = {
  prestador: '',
  plan: '',
  complementario: '',
  grupo: '',
  subgrupo: '',
  nombre: '',
  pagina: 1,
  filas: 5,
} as const;

describe('an address of the coverage query', () => {
  test.each([
    [
      { plan: '1', complementario: '103' },
      { plan: '1', complementario: '' },
    ],
    [
      { plan: '2', complementario: '103' },
      { plan: '2', complementario: '103' },
    ],
    [{ subgrupo: '803' }, { subgrupo: '' }],
    [
      { grupo: '8', subgrupo: '803' },
      { grupo: '8', subgrupo: '803' },
    ],
  ])('%o asks for %o', (said, asked) => {
    expect(normalizeCoverageQuery({ ...nothing, ...said })).toEqual({ ...nothing, ...asked });
  });

  test('cuts a name to what a request can carry', () => {
    const nombre = ' a\tb\0c\ud800 ';
    expect(searchedCoverage({ ...nothing, nombre }, { ...nothing, filas: 25 })).toEqual({
      ...nothing,
      nombre: 'a b c',
      filas: 25,
    });
  });
});

describe('reports a missing value at the first field that could provide it', () => {
  test.each([
    [{}, { plan: 'sinCriterio' }],
    [{ plan: '2' }, { grupo: 'sinGrupos' }],
    [{ plan: '2', grupo: '8' }, { subgrupo: 'sinGrupos' }],
    [{ plan: '2', nombre: ' ' }, { grupo: 'sinGrupos' }],
    [{ plan: '2', nombre: 'x'.repeat(151) }, { nombre: 'largo' }],
    [{ plan: '2', nombre: ` ${'x'.repeat(150)} ` }, {}],
    [{ complementario: '101', nombre: 'resonancia' }, {}],
    [{ prestador: '3103', nombre: '%' }, {}],
    [{ plan: '2', grupo: '8', subgrupo: '803' }, {}],
  ])('[COV-12] %o: %o', (asked, faults) => {
    expect(coverageFaults({ ...nothing, ...asked })).toEqual(faults);
  });
});
