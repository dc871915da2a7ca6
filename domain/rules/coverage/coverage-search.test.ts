import { describe, expect, test } from 'vitest';
import { coverageSearchFault } from './coverage-search';

const nothing = { regimen: '', plan: '', prestador: '', nombre: '', grupo: '', subGrupo: '' };

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
