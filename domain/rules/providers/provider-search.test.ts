import { describe, expect, test } from 'vitest';
import { providerSearchFaults } from './provider-search';

const nobody = { nombre: '', prestador: '', provincia: '', municipio: '' };

describe('a search of providers', () => {
  test.each([
    [{}, ['faltaProvincia', 'faltaMunicipio']],
    [{ nombre: '  ' }, ['faltaProvincia', 'faltaMunicipio']],
    [{ provincia: '25' }, ['faltaMunicipio']],
    [{ municipio: '2501' }, ['faltaProvincia']],
    [{ provincia: '25', municipio: '2501' }, []],
    [{ nombre: 'pérez' }, []],
    [{ prestador: '3001' }, []],
  ])('[PROV-11] %o', (asked, faults) => {
    expect(providerSearchFaults({ ...nobody, ...asked })).toEqual(faults);
  });
});
