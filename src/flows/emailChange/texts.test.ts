import { expect, test } from 'vitest';
import { notAppliedLines } from './texts';

test("[SESS-22] below the fixed title: the service's sentence, or what to do; names an expired session", () => {
  expect([
    notAppliedLines({ kind: 'sinServicio', status: 422, mensaje: 'Ese correo ya pertenece a otra cuenta.' }),
    notAppliedLines('limite'),
    notAppliedLines({ kind: 'sesionVencida', status: 401, mensaje: 'Su sesión no es válida o ha expirado.' }),
  ]).toEqual([
    ['Ese correo ya pertenece a otra cuenta.'],
    ['El servicio tarda demasiado en responder. Inténtelo otra vez en un momento.'],
    ['Su sesión venció.', 'Su enlace puede seguir sirviendo. Inténtelo otra vez.'],
  ]);
});
