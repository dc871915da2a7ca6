import { expect, test } from 'vitest';
import { mayRefuse, noticeKindNames } from './notice-kinds';
import { promiseNames, promises } from './promises';

test('each promise is of one kind, and each kind has promises', () => {
  expect(
    Object.fromEntries(
      noticeKindNames.map((kind) => [kind, promiseNames.filter((name) => promises[name].kind === kind).join(' ')]),
    ),
  ).toEqual({
    avances: 'casoCreado casoDocumentos casoCompletado casoEnCurso',
    respuestas: 'casoResuelto',
    plazos: 'casoDevuelto casoPorVencer casoAnulado',
    facturas: 'facturaNueva facturaPorVencer facturaVencida',
    pagos: 'pagoRechazado pagoEnDuda',
    seguridad:
      'contactoCambiado dispositivoAgregado ingresoBloqueado ingresoNuevo llaveAgregada llaveQuitada misDatosListos',
  });
});

test('only the course and the answer of a case may be refused, by mail', () => {
  expect(noticeKindNames.filter((kind) => mayRefuse(kind, 'correo'))).toEqual(['avances', 'respuestas']);
  expect([
    ...noticeKindNames.filter((kind) => mayRefuse(kind, 'campana')),
    ...['', 'otro', 'toString', '__proto__'].filter((kind) => mayRefuse(kind, 'correo')),
  ]).toEqual([]);
});
