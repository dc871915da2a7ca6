import { describe, expect, test } from 'vitest';
import { manualFaults, manualProvider, providerKind } from './manual-provider';

const nobody = { clase: null, nombre: '', especialidad: '' };

describe('a typed provider', () => {
  test.each([
    [{}, { clase: 'faltaClase', nombre: 'faltaNombre' }],
    [{ nombre: '  ', clase: 'MEDICO' as const }, { nombre: 'faltaNombre' }],
    [{ nombre: 'Clínica Abreu' }, { clase: 'faltaClase' }],
    [{ nombre: 'Clínica Abreu', clase: 'CENTRO' as const }, {}],
    [{ nombre: 'Dra. Peña', clase: 'MEDICO' as const }, {}],
  ])('%o lacks %o', (written, faults) => {
    expect(manualFaults({ ...nobody, ...written })).toEqual(faults);
  });

  test('is trimmed, and only a doctor has a specialty', () => {
    const written = { nombre: ' Ana Peña ', especialidad: ' Cardiología ' };
    expect(manualProvider({ ...written, clase: 'MEDICO' })).toEqual({
      codigo: null,
      clase: 'MEDICO',
      nombre: 'Ana Peña',
      especialidad: 'Cardiología',
    });
    expect(manualProvider({ ...written, clase: 'CENTRO' })).toEqual({
      codigo: null,
      clase: 'CENTRO',
      nombre: 'Ana Peña',
      especialidad: '',
    });
  });
});

test.each([
  ['Medico', 'MEDICO'],
  ['Médico', 'MEDICO'],
  ['Centro', 'CENTRO'],
  ['', 'CENTRO'],
  ['Otro', 'CENTRO'],
])('a provider of the kind «%s» is %s', (said, kind) => {
  expect(providerKind(said)).toBe(kind);
});
