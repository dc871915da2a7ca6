import { expect, test } from 'vitest';
import { linkTexts } from '../../texts/links';
import { badLinkWords, notChangedWords } from './texts';

const expired = 'El token expiro, favor de realizar la solicitud de cambio de contraseña nuevamente.';
const quizas = 'La contraseña pudo haber cambiado: pruebe a iniciar sesión con ella antes de repetirlo.';

test("[PWD-11] [PWD-12] [PWD-13] an invalid link shows the service's sentence, unless it has expired", () => {
  const told = (enlace: Parameters<typeof badLinkWords>[0]) =>
    [null, { codigo: 'otro', mensaje: 'Del servicio.' } as const].map(
      (respuesta) => badLinkWords(enlace, respuesta).titulo,
    );
  expect([told('vencido'), told('usado'), told('invalido'), badLinkWords('ausente', null).titulo]).toEqual([
    [expired, expired],
    ['Este enlace ya se usó.', 'Del servicio.'],
    ['Este enlace no es válido.', 'Del servicio.'],
    expired,
  ]);
  expect(badLinkWords('ausente', null).detalles).toEqual([linkTexts.abraOtraVez]);
});

test('[PWD-11] [SESS-22] after a rejection nothing changed, after a lost answer it may have; an expired session is named', () => {
  const failed = (problema: Parameters<typeof notChangedWords>[0]['problema']) =>
    notChangedWords({ respuesta: null, problema });
  expect([
    notChangedWords({ respuesta: { codigo: 'otro', mensaje: '' }, problema: null }),
    failed({ kind: 'sinServicio', status: 422, mensaje: 'No sirve.' }),
    failed('limite')?.detalles.at(-1),
    failed({ kind: 'sinServicio', status: 503, mensaje: '' })?.detalles.at(-1),
    failed({ kind: 'sesionVencida', status: 401, mensaje: '' }),
    failed(null),
  ]).toEqual([
    { titulo: 'Favor intente más tarde.', detalles: ['Escriba otra contraseña. Su enlace sigue sirviendo.'] },
    {
      titulo: 'No sirve.',
      detalles: ['El servicio no está disponible ahora. Inténtelo otra vez en unos minutos.'],
    },
    quizas,
    quizas,
    { titulo: 'Su sesión venció.', detalles: ['Su enlace puede seguir sirviendo. Inténtelo otra vez.'] },
    null,
  ]);
});
