import { expect, test } from 'vitest';
import { notRequestedLines, unknownLines } from './texts';

test('[SESS-22] below the fixed title stands the sentence of the service, or what to do; a session that ended is named', () => {
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

test('where the answer was lost it says that the change may have been asked for, after what the service says', () => {
  const doubt = 'Puede que se haya pedido. Mire su bandeja de entrada antes de intentarlo otra vez.';
  expect([
    unknownLines('limite'),
    unknownLines({ kind: 'sinConexion', mensaje: '' }),
    unknownLines({ kind: 'sinServicio', status: 503, mensaje: 'Estamos en mantenimiento.' }),
  ]).toEqual([[doubt], [doubt], ['Estamos en mantenimiento.', doubt]]);
});
