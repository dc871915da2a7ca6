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

test('[PROF-17] numbers the family core and then the complementary core from 1, without the member', () => {
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

test('a URL names a position in the family, none, or an invalid one', () => {
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
