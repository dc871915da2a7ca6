import { expect, test } from 'vitest';
import { notRequestedLines, unknownLines } from './texts';

test("[SESS-22] below the fixed title: the service's sentence, or what to do; names an expired session", () => {
  expect([
    notRequestedLines({ kind: 'sinServicio', status: 422, mensaje: 'Ese correo ya es el suyo.' }),
    notRequestedLines('limite'),
    notRequestedLines({ kind: 'sesionVencida', status: 401, mensaje: 'Su sesión no es válida o ha expirado.' }),
  ]).toEqual([
    ['Ese correo ya es el suyo.'],
    ['El servicio tarda demasiado en responder. Inténtelo otra vez en un momento.'],
    ['Su sesión venció.', 'Inicie sesión otra vez para continuar.'],
  ]);
});

test("after a lost answer says that the change may exist, after the service's words", () => {
  const doubt = 'Puede que se haya pedido. Mire su bandeja de entrada antes de intentarlo otra vez.';
  expect([
    unknownLines('limite'),
    unknownLines({ kind: 'sinConexion', mensaje: '' }),
    unknownLines({ kind: 'sinServicio', status: 503, mensaje: 'Estamos en mantenimiento.' }),
  ]).toEqual([[doubt], [doubt], ['Estamos en mantenimiento.', doubt]]);
});
