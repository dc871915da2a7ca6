import { expect, test } from 'vitest';
import { bugNotice, noAnswerNotice, problemNotice } from './problem';

const failure = (kind: string, status = 0, mensaje = '') => ({ kind, status, mensaje });

test('[SHELL-24, SHELL-26, SHELL-29] each family has its generic text: accented in access, unaccented in services', () => {
  const said = (family: 'acceso' | 'servicios') =>
    ['sinConexion', 'sinRespuesta', 'sinServicio', 'ilegible'].map(
      (kind) => problemNotice(failure(kind), family).titulo,
    );
  expect(said('acceso')).toEqual([
    'Ha ocurrido un error',
    'Ha ocurrido un error',
    'Favor intente más tarde.',
    'Favor intente más tarde.',
  ]);
  expect(said('servicios')).toEqual([
    'Favor intente mas tarde.',
    'Favor intente mas tarde.',
    'Favor intente mas tarde.',
    'Favor intente mas tarde.',
  ]);
  expect([noAnswerNotice('acceso').titulo, noAnswerNotice('servicios').titulo]).toEqual([
    'Ha ocurrido un error',
    'Favor intente mas tarde.',
  ]);
});

test('[SHELL-27] whatever is no failure of a call is a bug of ours', () => {
  expect(bugNotice.titulo).toBe('Ocurrió un error inesperado...');
  for (const error of [new Error('x'), null, undefined, 'x', { kind: 'otra' }])
    expect(problemNotice(error, 'acceso')).toEqual(bugNotice);
});

test('[SHELL-30] the server’s sentence is shown where it gave one, and the generic text of the flow where it did not', () => {
  expect(problemNotice(failure('sinServicio', 409, 'Ya existe una solicitud.'), 'servicios').titulo).toBe(
    'Ya existe una solicitud.',
  );
  expect(problemNotice(failure('sinServicio', 503, 'Mantenimiento hasta las 6.'), 'acceso')).toEqual({
    titulo: 'Favor intente más tarde.',
    detalle: 'Mantenimiento hasta las 6.',
  });
  expect(problemNotice(failure('sinServicio', 409), 'servicios').titulo).toBe('Favor intente mas tarde.');
});
