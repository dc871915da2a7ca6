import { expect, test } from 'vitest';
import { linkFailureDetails } from './links';

const ended = { titulo: 'Su sesión venció.', detalle: 'Su enlace puede seguir sirviendo. Inténtelo otra vez.' };

test('[SESS-22] below a title that is always the same, a session that ended says so, with the words of the service or without', () => {
  const said = ['', 'Su sesión no es válida o ha expirado.'].map((mensaje) =>
    linkFailureDetails({ kind: 'sesionVencida', status: 401, mensaje }),
  );
  expect(said).toEqual([
    [ended.titulo, ended.detalle],
    [ended.titulo, ended.detalle],
  ]);
});

test('any other failure says what to do, in the words of the service where it gave some', () => {
  const kept = [
    'limite',
    { kind: 'sinConexion', mensaje: '' },
    { kind: 'sinServicio', status: 503, mensaje: 'A las 6.' },
  ];
  expect((kept as Parameters<typeof linkFailureDetails>[0][]).map(linkFailureDetails)).toEqual([
    ['El servicio tarda demasiado en responder. Inténtelo otra vez en un momento.'],
    ['No hubo respuesta. Revise su conexión a internet e inténtelo otra vez.'],
    ['A las 6.'],
  ]);
});
