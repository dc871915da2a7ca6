import { expect, test } from 'vitest';
import { updateDependentField } from '../../../machines/applicationDependent/update-dependent-field';
import { emptyApplication } from './application-draft';
import { noLists } from './application-lists';
import { emptyDependent } from './dependent';
import { nameText } from './name-text';
import { updatePersonField } from './update-application-field';

const write = (campo: string, valor: string, draft: Partial<typeof emptyApplication> = {}) =>
  updatePersonField({ borrador: { ...emptyApplication, ...draft }, faltas: {} }, { campo, valor }).borrador;

test('[APPL-30] [APPL-31] a name keeps ñ, accents, hyphen and apostrophe and loses digits and signs', () => {
  expect(["O'Neill-Núñez", 'Ana  3ª', 'Zoë <b>1</b>', 'María\tJosé', '李'].map(nameText)).toEqual([
    "O'Neill-Núñez",
    'Ana  ª',
    'Zoë bb',
    'María José',
    '李',
  ]);
});

test('[APPL-26] [APPL-28] [APPL-31] each field has its own format', () => {
  expect([
    write('noDocumento', '00111111111', { tipoDocumento: '1' }).noDocumento,
    write('noDocumento', 'ab-12 3', { tipoDocumento: '2' }).noDocumento,
    write('telefono', '+1 809 555 0142').telefono,
    write('fechaNacimiento', '5/11/1990').fechaNacimiento,
    write('direccion', 'Calle 5 #27').direccion,
    write('ciudad', 'Baní 2').ciudad,
  ]).toEqual(['001-1111111-1', 'AB-123', '(809)-555-0142', '05-11-1990', 'Calle 5 #27', 'Baní ']);
});

test('[APPL-29] another type clears the document, and type 3 sets NA', () => {
  expect([
    write('tipoDocumento', '2', { tipoDocumento: '1', noDocumento: '001-1111111-1' }).noDocumento,
    write('tipoDocumento', '1', { tipoDocumento: '1', noDocumento: '001-1111111-1' }).noDocumento,
    write('tipoDocumento', '3').noDocumento,
    write('noDocumento', 'X', { tipoDocumento: '3' }).noDocumento,
  ]).toEqual(['', '001-1111111-1', 'NA', 'NA']);
});

test('[APPL-38] another sex keeps a relationship that both sexes have, and clears any other', () => {
  const listas = {
    ...noLists,
    parentescosDeHombre: [
      { codigo: '3', descripcion: 'Hijo' },
      { codigo: '9', descripcion: 'Tutelado' },
    ],
    parentescosDeMujer: [
      { codigo: '4', descripcion: 'Hija' },
      { codigo: '9', descripcion: 'Tutelada' },
    ],
  };
  const to = (parentesco: string) =>
    updateDependentField(
      { listas, borrador: { ...emptyDependent, sexo: 'Masculino', parentesco }, faltas: {} },
      { campo: 'sexo', valor: 'Femenino' },
    ).borrador.parentesco;
  expect([to('3'), to('9')]).toEqual(['', '9']);
});
