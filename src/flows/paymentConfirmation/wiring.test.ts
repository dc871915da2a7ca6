import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Policy } from '../../../domain/rules/policy';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession, tokenOf } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { paymentOutcomeWords, paymentConfirmationTexts as words } from './texts';
import { paymentConfirmationLogic } from './wiring';

const now = 1_700_000_000_000;
const calls = {
  catalogue: 'Pago/drop/catalogoRespuesta',
  reconcile: 'Pago/conciliar/pendiente',
  invoices: 'Pago/FacturasPendientesPago',
} as const;
const invoice = (estatusFactura: string, montoTotal = 5000, numeroFactura = '7001') => ({
  numeroFactura,
  estatusFactura,
  fechaFacturacion: '2026-11-01',
  fechaLimitePago: '2026-11-23',
  montoTotal,
});
const catalogue = [
  { codigo: '00', descripcion: 'Transacción aprobada.' },
  { codigo: '51', descripcion: 'La tarjeta no tiene fondos suficientes. Intente con otra tarjeta.' },
  { codigo: 'TF', descripcion: ' No se pudo comprobar que la tarjeta es suya. ' },
];
const healthy = {
  [calls.catalogue]: () => catalogue,
  [calls.reconcile]: () => ({ mensaje: '' }),
  [calls.invoices]: () => [] as unknown[],
};
const intent = {
  factura: '7001',
  monto: 500_000,
  numero: '900000000001',
  idOrdenFactura: '18',
  desde: now,
  enviado: true,
};
const kept = (...intentos: object[]) => ({ borrador_1001_pagos: JSON.stringify({ desde: now, datos: { intentos } }) });
const member = (stored: object = kept(intent)) => fakeDevice({ ...storedSession('1001', now), ...stored });
const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await arrive();
};

interface Opening {
  device?: ReturnType<typeof fakeDevice>;
  answers?: object;
  policy?: Partial<Policy>;
  session?: Map<string, string>;
  careful?: boolean;
}
const open = async (
  rest: string,
  { device = member(), answers = {}, policy = {}, session = new Map(), careful = true }: Opening = {},
) => {
  const portal = await openPortal(device, { answers: { ...healthy, ...answers }, policy, session });
  const before = portal.network.asked.length;
  const went: string[] = [];
  const address = `/solicitud/confirmacionPago${rest}`;
  const { logic, input } = paymentConfirmationLogic({
    deps: portal.app,
    gateway: { ordersKept: careful },
    navigate: (to) => void went.push(to),
    pathname: () => address,
  });
  const actor = createActor(logic, { input, clock: portal.clock }).start();
  await settle();
  return {
    ...portal,
    actor,
    went,
    device,
    tabMemory: session,
    state: () => stateName(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await settle();
    },
    wait: async (ms: number) => {
      portal.clock.increment(ms);
      await settle();
    },
    paths: () => portal.network.asked.slice(before).map(({ path }) => path),
  };
};
const round = [calls.reconcile, calls.invoices];

test.each([
  ['[PAYC-01]', '/00', '00', 'Transacción aprobada.'],
  ['[PAYC-01]', '/ResponseCode=00', '00', 'Transacción aprobada.'],
  ['[PAYC-02]', '/10', '10', ''],
  ['[PAYC-03]', '/51', '51', 'La tarjeta no tiene fondos suficientes. Intente con otra tarjeta.'],
  ['[PAYC-03]', '/tf', 'TF', 'No se pudo comprobar que la tarjeta es suya.'],
  ['[PAYC-07]', '/99', '99', ''],
  ['[PAYC-03]', '', '', ''],
  ['[PAYC-03]', '/%3Cscript%3E', '', ''],
  ['[PAYC-03]', `/${'0'.repeat(8_000)}`, '', ''],
])(
  "%s shows a visitor at «%s» code «%s» with the catalogue's words, without a status",
  async (_, rest, codigo, descripcion) => {
    const I = await open(rest, { device: fakeDevice() });
    expect([I.state(), I.context().codigo, I.context().descripcion, I.context().estado, I.paths()]).toEqual([
      'sinSesion',
      codigo,
      descripcion,
      null,
      [calls.catalogue],
    ]);
  },
);

test('[PAYC-04] [PAYC-05] the two headlines', () => {
  expect([words.exito, words.inconveniente]).toEqual([
    'Se ha realizado el pago correctamente, estará recibiendo un recibo de pago a su correo electrónico registrado.',
    'Ha ocurrido algun inconveniente durante el pago.',
  ]);
});

test('[PAYC-09] with paymentConfirmationRequiresLogin a visitor logs in first, and returns', async () => {
  const I = await open('/00', { device: fakeDevice(), policy: { paymentConfirmationRequiresLogin: true } });
  expect([I.state(), I.went]).toEqual(['haciaLogin', ['/login?volver=%2Fsolicitud%2FconfirmacionPago%2F00']]);
});

describe('the status depends on the reconciliation alone', () => {
  test.each([
    ['gone from the list', '/00', [], 'confirmado'],
    ['gone, under a forged decline', '/51', [], 'confirmado'],
    ['Procesando', '/00', [invoice('Procesando')], 'confirmando'],
    ['pending under a forged 00', '/00', [invoice('Generada')], 'sinAparecer'],
    ['pending after a decline', '/51', [invoice('Vencida')], 'noCobrado'],
    ['pending after a cancellation', '/17', [invoice('Generada')], 'noCobrado'],
    ['Procesando after a decline', '/51', [invoice('Procesando')], 'confirmando'],
    ['another one pending', '/00', [invoice('Generada', 1, '7002')], 'confirmado'],
  ])('%s at %s', async (_, rest, invoices, state) => {
    const I = await open(rest, { answers: { [calls.invoices]: () => invoices } });
    expect([I.state(), I.paths()]).toEqual([state, [calls.catalogue, ...round]]);
  });

  test('[PAYC-02] code 10 is confirmed only when the amounts agree', async () => {
    const I = await open('/10', { answers: { [calls.invoices]: () => [invoice('Procesando', 5100)] } });
    I.network.answers[calls.invoices] = () => [];
    await I.send({ type: 'COMPROBAR' });
    expect([I.state(), I.context().montoVisto]).toEqual(['confirmando', 510_000]);
    const agreed = await open('/10', { answers: { [calls.invoices]: () => [invoice('Procesando')] } });
    agreed.network.answers[calls.invoices] = () => [];
    await agreed.send({ type: 'COMPROBAR' });
    expect(agreed.state()).toBe('confirmado');
  });

  test('a failed reconciliation is logged, the list is read, and nothing counts as paid', async () => {
    const I = await open('/00', { answers: { [calls.reconcile]: 'sinServicio' } });
    expect([I.state(), I.context().recibo, I.logged, [...I.tabMemory.keys()]]).toEqual([
      'confirmando',
      null,
      ['paymentConfirmation: conciliar: no se pudo'],
      [],
    ]);
  });

  test('without a payment of this browser none is confirmed', async () => {
    for (const [invoices, state] of [
      [[], 'sinDeudas'],
      [[invoice('Generada')], 'sinAparecer'],
      [[invoice('Procesando')], 'confirmando'],
    ] as const) {
      const I = await open('/00', { device: member({}), answers: { [calls.invoices]: () => invoices } });
      expect([I.state(), I.context().recibo]).toEqual([state, null]);
    }
    const unsent = await open('/00', { device: member(kept({ ...intent, enviado: false })) });
    expect(unsent.state()).toBe('sinDeudas');
  });
});

test('after a decline that the reconciliation confirms, the way on is that invoice, and nothing is asked by itself', async () => {
  const I = await open('/51', { answers: { [calls.invoices]: () => [invoice('Generada')] } });
  await I.wait(120_000);
  expect([I.state(), I.paths()]).toEqual(['noCobrado', [calls.catalogue, ...round]]);
  await I.send({ type: 'INTENTAR' });
  expect([I.state(), I.went]).toEqual(['haciaIntento', ['/pagos?pagar=7001']]);
});

test('a page that says that nothing was charged checks again when it is shown again', async () => {
  const I = await open('/51', { answers: { [calls.invoices]: () => [invoice('Generada')] } });
  I.network.answers[calls.invoices] = () => [invoice('Procesando')];
  I.act('pageshow', { persisted: true });
  expect([I.state(), I.context().estado]).toEqual(['conciliando', 'noCobrado']);
  await settle();
  expect(I.state()).toBe('confirmando');
});

test('a decline is not final without a reconciliation, or where the back end may still charge', async () => {
  for (const more of [{ careful: false }, { answers: { [calls.reconcile]: 'sinServicio' } }]) {
    const answers = { [calls.invoices]: () => [invoice('Generada')], ...more.answers };
    expect((await open('/51', { ...more, answers })).state()).toBe('sinAparecer');
  }
});

test('a confirmed payment leaves a receipt for the session, and is no longer pending; a reload shows the same', async () => {
  const session = new Map<string, string>();
  const I = await open('/00', { session });
  const receipt = { numero: '900000000001', factura: '7001', monto: 500_000, confirmado: now };
  expect([I.context().recibo, I.device.local.has('borrador_1001_pagos')]).toEqual([receipt, false]);
  I.device.now.wall += 60_000;
  const again = await open('/00', { device: I.device, session });
  expect([again.state(), again.context().recibo]).toEqual(['confirmado', receipt]);
});

test('a payment confirmed by another tab is confirmed in the tab that left for the gateway, with its own receipt', async () => {
  const sent = { numero: '900000000001', factura: '7001', monto: 500_000 };
  const session = new Map([['recibo_1001_enviado', JSON.stringify(sent)]]);
  const I = await open('/00', {
    device: member(kept({ ...intent, factura: '7002', numero: '9', desde: now + 1 })),
    session,
  });
  expect([I.state(), I.context().recibo, I.device.local.has('borrador_1001_pagos')]).toEqual([
    'confirmado',
    { ...sent, confirmado: now },
    true,
  ]);
});

test('while uncertain it checks again by itself, at growing intervals, and when the page is shown', async () => {
  const I = await open('/00', { answers: { [calls.invoices]: () => [invoice('Procesando')] } });
  const rounds = () => I.paths().filter((path) => path === calls.invoices).length;
  const told: number[] = [];
  for (const ms of [1_999, 1, 3_999, 1, 7_999, 1]) {
    await I.wait(ms);
    told.push(rounds());
  }
  expect(told).toEqual([1, 2, 2, 3, 3, 4]);
  I.act('pageshow', { persisted: true });
  await settle();
  expect(rounds()).toBe(5);
  I.network.answers[calls.invoices] = () => [];
  await I.wait(60_000);
  expect([I.state(), rounds()]).toEqual(['confirmado', 6]);
  await I.wait(600_000);
  expect(rounds()).toBe(6);
});

test('a network lost at the return is reported as that, and checked again by itself', async () => {
  const I = await open('/00', {
    answers: { [calls.catalogue]: 'sinConexion', [calls.reconcile]: 'sinConexion', [calls.invoices]: 'sinConexion' },
  });
  expect([I.state(), I.context().estado, I.context().recibo]).toEqual(['sinComprobar', null, null]);
  expect(paymentOutcomeWords.sinComprobar.detalle).toContain('No sabemos todavía si se cobró. No pague de nuevo');
  Object.assign(I.network.answers, healthy);
  await I.send({ type: 'EN_LINEA' });
  expect([I.state(), I.context().descripcion]).toEqual(['confirmado', 'Transacción aprobada.']);
});

test('retries a session check that failed', async () => {
  const I = await open('/00', { answers: { 'Afiliado/getAfiliado': 'sinServicio' } });
  expect([I.state(), I.paths().filter((path) => path === calls.invoices)]).toEqual(['sinComprobar', []]);
  Object.assign(I.network.answers, {
    'Afiliado/getAfiliado': () => ({ nombres: 'Ana', apellidos: 'Peña', regimen: '', tipoAfiliacion: '' }),
  });
  await I.wait(2_000);
  expect(I.state()).toBe('confirmado');
});

test('another member who logs in sees their own status, and nothing of the previous one', async () => {
  const I = await open('/00');
  expect(I.context().recibo?.factura).toBe('7001');
  I.network.answers[calls.invoices] = () => [];
  I.browser.local.set('token', tokenOf('2002'));
  I.comeBack();
  await settle();
  expect([I.state(), I.context().pago, I.context().recibo]).toEqual(['sinDeudas', null, null]);
});

test("a session of another tab sees its status; its end clears the owner's data", async () => {
  const I = await open('/00', { device: fakeDevice() });
  await I.login('1001');
  await settle();
  expect(I.state()).toBe('sinDeudas');
  const own = await open('/00');
  expect(own.context().recibo?.factura).toBe('7001');
  own.app.session.send({ type: 'SALIR', motivo: 'salida' });
  await settle();
  expect([own.state(), own.context().pago, own.context().recibo, own.context().estado]).toEqual([
    'sinSesion',
    null,
    null,
    null,
  ]);
});
