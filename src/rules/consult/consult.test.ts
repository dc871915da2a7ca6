import { describe, expect, test } from 'vitest';
import { coverageSearchFault } from './coverage-search';
import { providerSearchFaults } from './provider-search';

const nobody = { nombre: '', prestador: '', provincia: '', municipio: '' };
const nothing = { regimen: '', plan: '', prestador: '', nombre: '', grupo: '', subGrupo: '' };

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

describe('a search of coverage', () => {
  test.each([
    [{}, 'sinCriterio'],
    [{ nombre: 'resonancia', grupo: '8', subGrupo: '803' }, 'sinCriterio'],
    [{ regimen: '2' }, 'sinGrupos'],
    [{ regimen: '2', nombre: ' ' }, 'sinGrupos'],
    [{ plan: '101', grupo: '8' }, 'sinGrupos'],
    [{ prestador: '3001', subGrupo: '803' }, 'sinGrupos'],
    [{ regimen: '2', nombre: 'resonancia' }, null],
    [{ plan: '101', grupo: '8', subGrupo: '803' }, null],
    [{ prestador: '3001', nombre: 'resonancia' }, null],
  ])('[COV-12] %o', (asked, fault) => {
    expect(coverageSearchFault({ ...nothing, ...asked })).toBe(fault);
  });
});
