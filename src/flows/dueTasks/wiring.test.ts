import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { solicitudesPorDocumento } from '../../../domain/contract/crm';
import { facturasPendientesPago } from '../../../domain/contract/pago';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { paymentIntents } from '../../platform/payment-intents';
import { dueTasksLogic } from './wiring';

const wall = Date.parse('2026-11-21T15:00:00Z');
const invoice = (numeroFactura: string) => ({
  numeroFactura,
  estatusFactura: 'Vencida',
  fechaFacturacion: '2026-10-14',
  fechaLimitePago: '2026-11-13',
  montoTotal: 1180.75,
});
const returned = {
  numeroCaso: '2481907',
  titulo: 'Reembolso',
  estatus: 'En Curso',
  estatusReembolso: 'Devuelto',
  estatusReembolsoFinal: '',
  fechaApertura: '2026-11-20',
  respuesta: 'Falta la indicación médica.',
  respuestasGSAUP: '',
  informacionAutorizacion: '',
  prestadorAutorizado: '',
  nap: '',
  montoReembolsado: null,
  descripcion: '',
};
const healthy = {
  [facturasPendientesPago.path]: () => [invoice('F1'), invoice('F2')],
  [solicitudesPorDocumento.path]: () => ({ data: [returned], cantidadRegistros: 1 }),
};
const both = { payments: true, requests: true };

const open = async (answers: Parameters<typeof openPortal>[1] = {}, offers = both) => {
  const draft = JSON.stringify({ desde: wall, datos: { borrador: { motivo: 'Consulta' }, hora: wall, antes: null } });
  const device = fakeDevice({ ...storedSession('1001', wall), borrador_1001_reimbursement: draft });
  device.now.wall = wall;
  const portal = await openPortal(device, { answers: { ...healthy, ...answers.answers } });
  const start = () => {
    const { logic, input } = dueTasksLogic({ deps: portal.app, offers });
    return createActor(logic, { input, clock: portal.clock }).start();
  };
  return { portal, start };
};
const asked = ({ portal }: Awaited<ReturnType<typeof open>>) =>
  [facturasPendientesPago, solicitudesPorDocumento].map(({ path }) => portal.askedFor(path).length);

test('knows the invoices, the returned cases and the drafts, each asked for once', async () => {
  const opened = await open();
  paymentIntents(opened.portal.browser.local, () => wall, '1001').keep({
    factura: 'F2',
    monto: 118_075,
    numero: '1',
    idOrdenFactura: '1',
    desde: wall,
    enviado: true,
  });
  const actor = opened.start();
  await arrive();
  const { facturas, casos, borradores } = actor.getSnapshot().context;
  expect([actor.getSnapshot().value, facturas, casos, borradores, asked(opened)]).toEqual([
    'completo',
    [{ numero: 'F1', monto: 118_075, dias: -8 }],
    [{ numeroCaso: '2481907', titulo: 'Reembolso', respuesta: 'Falta la indicación médica.', completable: true }],
    [{ forma: 'reembolso', caso: null, desde: wall, enviada: false }],
    [1, 1],
  ]);
  expect(opened.portal.askedFor(solicitudesPorDocumento.path)).toMatchObject([
    { request: { body: { numeroDePagina: 1, estado: 'Devuelto' } } },
  ]);
});

test.each([
  [{ payments: false, requests: true }, [0, 1], 1],
  [{ payments: true, requests: false }, [1, 0], 0],
  [{ payments: false, requests: false }, [0, 0], 0],
])('asks for nothing that the menu does not offer: %j', async (offers, calls, drafts) => {
  const opened = await open({}, offers);
  const actor = opened.start();
  await arrive();
  expect([asked(opened), actor.getSnapshot().context.borradores.length, actor.getSnapshot().value]).toEqual([
    calls,
    drafts,
    'completo',
  ]);
});

test('each fails alone and is only logged, and is asked for again when the network is back', async () => {
  const opened = await open({ answers: { [facturasPendientesPago.path]: 'sinConexion' } });
  const { portal } = opened;
  const actor = opened.start();
  await arrive();
  const known = () => {
    const { facturas, casos } = actor.getSnapshot().context;
    return [facturas?.length, casos?.length];
  };
  expect([known(), portal.logged, portal.app.snackbars.getSnapshot().context.visibles]).toEqual([
    [undefined, 1],
    ['facturas: no se pudo cargar'],
    [],
  ]);
  portal.network.answers[facturasPendientesPago.path] = () => [invoice('F1')];
  portal.setOnline(true);
  await arrive();
  expect([known(), asked(opened)[1]]).toEqual([[1, 1], 1]);
});
