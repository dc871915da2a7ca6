import { expect, test } from 'vitest';
import { registerFaltaText } from '../../src/flows/register/texts';
import { missingData, type PersonalData } from './registration';

const whole = {
  nombres: 'Rosa',
  apellidos: 'Mejía',
  correo: 'rosa@ejemplo.do',
  correoRepetido: 'rosa@ejemplo.do',
  clave: 'mangú 7',
  claveRepetida: 'mangú 7',
};

test('a valid field has no error', () => {
  expect([Object.keys(missingData(whole)), Object.keys(missingData({ ...whole, nombres: '' }))]).toEqual([
    [],
    ['nombres'],
  ]);
});

/** The error messages by field. */
const said = (data: PersonalData) =>
  Object.fromEntries(Object.entries(missingData(data)).map(([campo, falta]) => [campo, registerFaltaText[falta]]));

test('[REG-47] [REG-48] [REG-49] [REG-52] [REG-54] without input each field has its error', () => {
  expect(said({ nombres: ' ', apellidos: '', correo: ' ', correoRepetido: '', clave: '', claveRepetida: '' })).toEqual({
    nombres: 'El campo Nombres es obligatorio',
    apellidos: 'El campo Apellidos es obligatorio',
    correo: 'Por favor, indique su correo electrónico.',
    clave: 'Debe escribir la Contraseña.',
    claveRepetida: 'El campo Repetir contraseña es obligatorio',
  });
});

test.each([
  ['', {}, {}],
  ['', { correo: ' Rosa@ejemplo.do ' }, {}],
  ['', { correoRepetido: ' ROSA@ejemplo.do ' }, {}],
  ['', { apellidos: '  ' }, { apellidos: 'El campo Apellidos es obligatorio' }],
  ['[REG-50]', { correo: 'rosa@', correoRepetido: 'rosa@' }, { correo: 'Correo electronico invalido' }],
  ['[REG-51]', { correoRepetido: 'otra@ejemplo.do' }, { correoRepetido: 'Los correos no coinciden.' }],
  [
    '[REG-53] [REG-55]',
    { clave: 'cinco', claveRepetida: 'cinco' },
    {
      clave: 'El mínimo de caracteres para la contraseña es 6',
      claveRepetida: 'El mínimo de caracteres para la contraseña es 6',
    },
  ],
  ['', { clave: 'seis66', claveRepetida: 'seis66' }, {}],
  ['[REG-56]', { claveRepetida: 'mangú 8' }, { claveRepetida: 'Las contraseñas no coinciden.' }],
])('%s %o lacks %o', (_rows, changed, expected) => {
  expect(said({ ...whole, ...changed })).toEqual(expected);
});
