import { expect, test } from 'vitest';
import { chartFailure } from '../../domain/contract/chart-failure';
import type { ProblemKind } from '../../domain/contract/problem';
import { failureNotice } from './failure';
import { brokenPage, bugNotice, noAnswerNotice, problemNotice } from './problem';

const failure = (kind: ProblemKind, status = 0, mensaje = '') => ({ kind, status, mensaje });

test('[SHELL-24, SHELL-26, SHELL-29] each family has its generic text: accented in access, unaccented in services', () => {
  const said = (family: 'acceso' | 'servicios') =>
    (['sinConexion', 'sinRespuesta', 'sinServicio', 'ilegible'] as const).map(
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

test('[SHELL-27] anything but a failed call is a bug of ours; the message of a crashed page ends with one point', () => {
  expect(bugNotice.titulo).toBe('Ocurrió un error inesperado...');
  expect(brokenPage.titulo).toBe('Ocurrió un error inesperado. Inténtelo nuevamente.');
  for (const error of [new Error('x'), null, undefined, 'x', { kind: 'otra' }])
    expect(failureNotice(chartFailure({ error }), 'acceso')).toEqual(bugNotice);
});

test('a visitor whose token was rejected is told to press again, without mention of a session', () => {
  const said = (['acceso', 'servicios'] as const).map((family) =>
    problemNotice(failure('sinServicio', 401, 'Su sesión no es válida o ha expirado.'), family),
  );
  expect(said).toEqual([
    { titulo: 'Favor intente más tarde.', detalle: 'Su solicitud no se procesó. Inténtelo otra vez.' },
    { titulo: 'Favor intente mas tarde.', detalle: 'Su solicitud no se procesó. Inténtelo otra vez.' },
  ]);
});

test("[SHELL-30] shows the server's sentence, or else the flow's generic text", () => {
  expect(problemNotice(failure('sinServicio', 409, 'Ya existe una solicitud.'), 'servicios').titulo).toBe(
    'Ya existe una solicitud.',
  );
  expect(problemNotice(failure('sinServicio', 503, 'Mantenimiento hasta las 6.'), 'acceso')).toEqual({
    titulo: 'Favor intente más tarde.',
    detalle: 'Mantenimiento hasta las 6.',
  });
  expect(problemNotice({ ...failure('sinServicio', 503, 'Nada se envió.'), nothingDone: true }, 'servicios')).toEqual({
    titulo: 'Nada se envió.',
    detalle: '',
  });
  expect(problemNotice(failure('sinServicio', 409), 'servicios').titulo).toBe('Favor intente mas tarde.');
});
