import { expect, test } from 'vitest';
import { missingData } from './registration';

const whole = {
  nombres: 'Rosa',
  apellidos: 'Mejía',
  correo: 'rosa@ejemplo.do',
  correoRepetido: 'rosa@ejemplo.do',
  clave: 'mangú 7',
  claveRepetida: 'mangú 7',
};

test('[REG-47] [REG-48] [REG-49] [REG-52] [REG-54] nothing typed: each field says what it lacks', () => {
  expect(
    missingData({ nombres: ' ', apellidos: '', correo: ' ', correoRepetido: '', clave: '', claveRepetida: '' }),
  ).toEqual({
    nombres: 'nombresVacios',
    apellidos: 'apellidosVacios',
    correo: 'correoVacio',
    clave: 'claveVacia',
    claveRepetida: 'claveRepetidaVacia',
  });
});

test.each([
  [{}, {}],
  [{ correo: ' Rosa@ejemplo.do ' }, {}],
  [{ correo: 'rosa@', correoRepetido: 'rosa@' }, { correo: 'correoInvalido' }],
  [{ correoRepetido: 'otra@ejemplo.do' }, { correoRepetido: 'correosDistintos' }],
  [
    { clave: 'cinco', claveRepetida: 'cinco' },
    { clave: 'claveCorta', claveRepetida: 'claveRepetidaCorta' },
  ],
  [{ clave: 'seis66', claveRepetida: 'seis66' }, {}],
  [{ claveRepetida: 'mangú 8' }, { claveRepetida: 'clavesDistintas' }],
])('[REG-50] [REG-51] [REG-53] [REG-55] [REG-56] %o lacks %o', (changed, expected) => {
  expect(missingData({ ...whole, ...changed })).toEqual(expected);
});
