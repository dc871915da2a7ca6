import { expect, test } from 'vitest';
import { familyOf, placeOf } from './family';

const one = (codigoAfiliado: string, more: object = {}) => ({
  codigoAfiliado,
  nombres: 'Noé',
  apellidos: 'Peña',
  parentesco: 'Hijo',
  foto: '',
  cedula: '001',
  nss: '2',
  mayorEdad: false,
  ...more,
});
const ana = {
  nombres: 'Ana',
  apellidos: 'Peña',
  sexo: '',
  estadoCivil: '',
  edad: '',
  fechaNacimiento: '',
  nacionalidad: '',
  documentoIdentidad: '',
  pasaporte: '',
  tipoAfiliacion: 'TITULAR',
  codigoAfiliado: '1001',
  regimen: '',
};

test('[PROF-17] the core and then the complementary one are counted from 1, and nobody is their own relative', () => {
  const family = familyOf({
    datosPersonales: ana,
    nucleoFamiliar: { participantes: [one('1001'), one('1002', { mayorEdad: true }), one('1003')] },
    nucleoFamiliarComplementario: { participantes: [one('1004', { parentesco: 'Sobrino', foto: '/9j/' })] },
  });
  const noe = { nombres: 'Noé', apellidos: 'Peña', parentesco: 'Hijo', foto: '', complementario: false };
  expect(family).toEqual([
    { ...noe, lugar: 1, codigoAfiliado: '1002', mayorEdad: true },
    { ...noe, lugar: 2, codigoAfiliado: '1003', mayorEdad: false },
    {
      ...noe,
      lugar: 3,
      codigoAfiliado: '1004',
      mayorEdad: false,
      complementario: true,
      parentesco: 'Sobrino',
      foto: '/9j/',
    },
  ]);
});

test('an address names a place, nothing, or what is no place', () => {
  expect([undefined, 1, '12', 999, 0, -1, '007', 1.5, '1000', 'dos', '10000011', {}, null, true].map(placeOf)).toEqual([
    null,
    1,
    12,
    999,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
});
