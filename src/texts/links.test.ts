import { expect, test } from 'vitest';
import { linkFailureDetails } from './links';

const ended = { titulo: 'Su sesión venció.', detalle: 'Su enlace puede seguir sirviendo. Inténtelo otra vez.' };

test("[SESS-22] below a fixed title an expired session is named, with or without the service's words", () => {
  const said = ['', 'Su sesión no es válida o ha expirado.'].map((mensaje) =>
    linkFailureDetails({ kind: 'sesionVencida', status: 401, mensaje }),
  );
  expect(said).toEqual([
    [ended.titulo, ended.detalle],
    [ended.titulo, ended.detalle],
  ]);
});

test("any other failure says what to do, with the service's words if there are any", () => {
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
