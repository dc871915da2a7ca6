import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { type CashierFault, cashier, type PayCall, payPaths } from '../../../tests/stand-ins/cashier';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { fakeLocks } from '../../../tests/stand-ins/fake-locks';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import { paymentNoticeText, paymentTexts } from './texts';
import { paymentLogic } from './wiring';

const now = 1_700_000_000_000;
const intents = 'borrador_1001_pagos';

beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }));
afterEach(() => vi.unstubAllGlobals());

type Cashier = ReturnType<typeof cashier>;
type Device = ReturnType<typeof fakeDevice>;

const settle = async () => {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Opens the payment page in one tab; `posted` lists what it sent to the gateway. */
const open = async (
  back: Cashier,
  {
    careful = true,
    able = true,
    device = fakeDevice(storedSession('1001', now)),
    session = new Map<string, string>(),
    answers = {},
    search = {},
  }: {
    careful?: boolean;
    able?: boolean;
    device?: Device;
    session?: Map<string, string>;
    answers?: Record<string, 'sinConexion'>;
    search?: object;
  } = {},
) => {
  const portal = await openPortal(device, { session, answers: { ...back.answers, ...answers } });
  await arrive();
  const posted: string[] = [];
  const gateway = { able, ordersKept: careful, open: (sent: string) => void posted.push(sent) };
  const begin = () => {
    const { logic, input } = paymentLogic({ deps: portal.app, gateway, search });
    return createActor(logic, { input, clock: portal.clock }).start();
  };
  let actor = begin();
  await settle();
  const state = () => stateName(actor.getSnapshot().value);
  const context = () => actor.getSnapshot().context;
  const send = async (...events: Parameters<typeof actor.send>[0][]) => {
    for (const event of events) actor.send(event);
    await settle();
    return state();
  };
  return {
    ...portal,
    device,
    posted,
    state,
    context,
    send,
    /** Pays invoice F1 up to the gateway, confirming `taps` times. */
    pay: async (taps = 1) => {
      const own = context().facturas?.find(({ numero }) => numero === 'F1')?.situacion === 'propia';
      if (!own) await send({ type: 'ELEGIR', numero: 'F1' });
      const tap = own ? ({ type: 'SEGUIR', numero: 'F1' } as const) : ({ type: 'SI' } as const);
      await send(...Array.from({ length: taps }, () => tap));
      portal.clock.increment(100);
      await settle();
      return state();
    },
    reload: async () => {
      actor.stop();
      actor = begin();
      await settle();
      return state();
    },
    stop: () => actor.stop(),
    asked: () =>
      portal.network.asked.flatMap(({ path, request }) =>
        Object.values<string>(payPaths).includes(path) ? [{ path, request }] : [],
      ),
  };
};

const paths = (I: { asked(): { path: string }[] }) => I.asked().map(({ path }) => path);
const { reconcile, invoices, order, session } = payPaths;

test('[PAY-02] [PAY-03] entering reconciles, then reads the invoices; amounts are cents', async () => {
  const I = await open(cashier({ careful: true, amount: 1180.75 }));
  expect(I.asked()).toEqual([
    { path: reconcile, request: { query: { codigoAfiliado: '1001' } } },
    { path: invoices, request: { query: { CodigoAfiliado: '1001' } } },
  ]);
  expect([I.state(), I.context().facturas]).toEqual([
    'lista.quieta',
    [
      {
        numero: 'F1',
        estado: 'Generada',
        emitida: '2023-10-20',
        vence: '2023-11-17',
        monto: 118_075,
        situacion: 'porPagar',
      },
    ],
  ]);
});

test("[PAY-20] reconciles on entering, and before a new order while an invoice is 'Procesando'", async () => {
  const back = cashier({ careful: true });
  const { invoices: list } = back.does;
  back.does.invoices = () =>
    list().flatMap((one) => [one, { ...one, numeroFactura: 'F2', estatusFactura: 'Procesando' }]);
  const I = await open(back);
  await I.send({ type: 'ELEGIR', numero: 'F1' }, { type: 'SI' });
  expect(paths(I)).toEqual([reconcile, invoices, reconcile, invoices, order, session]);
});

test("[PAY-08] [PAY-09] '¿Desea realizar este pago?': answering no sends nothing", async () => {
  const I = await open(cashier({ careful: true }));
  expect(await I.send({ type: 'ELEGIR', numero: 'F1' })).toBe('lista.preguntando');
  expect(await I.send({ type: 'NO' })).toBe('lista.quieta');
  expect(paths(I)).toEqual([reconcile, invoices]);
  expect(paymentTexts.pregunta).toBe('¿Desea realizar este pago?');
});

test('[PAY-10] [PAY-11] [PAY-12] [PAY-14] [PAY-19] creates order and session, and after 100 ms posts the form, each once', async () => {
  const I = await open(cashier({ careful: true }));
  await I.send({ type: 'ELEGIR', numero: 'F1' });
  expect(await I.send({ type: 'SI' }, { type: 'SI' })).toBe('pagando.porEnviar');
  expect(I.asked().slice(2)).toEqual([
    { path: invoices, request: { query: { CodigoAfiliado: '1001' } } },
    { path: order, request: { query: { NumeroFactura: 'F1', Monto: 2500, CodigoAfiliado: '1001' } } },
    {
      path: session,
      request: {
        query: { codigoAfiliado: '1001', isMobile: false, IdOrdenFactura: 'id-O1' },
        body: { ordenId: 'O1', transactionId: 'F1', amount: 2500 },
      },
    },
  ]);
  I.clock.increment(99);
  expect(I.posted).toEqual([]);
  I.clock.increment(1);
  expect([I.state(), I.posted]).toEqual(['pagando.enviado', ['SES-1']]);
  // Neither chart nor storage contains the gateway session of the form.
  expect([JSON.stringify(I.context()), [...I.device.local.values()].join()].join()).not.toContain('SES-1');
});

test("[PAY-07] 'Procesando' cannot be paid: the warning stays, and only this browser's own order continues", async () => {
  const back = cashier({ careful: true });
  const I = await open(back);
  await I.pay();
  const other = await open(back);
  expect(await other.send({ type: 'ELEGIR', numero: 'F1' })).toBe('lista.advirtiendo');
  expect(await other.send({ type: 'SEGUIR', numero: 'F1' })).toBe('lista.advirtiendo');
  expect([other.posted, paths(other).includes(order)]).toEqual([[], false]);
  expect(paymentTexts.procesando).toBe('Se esta procesando el pago de esta factura.');
  await I.reload();
  expect(await I.pay()).toBe('pagando.enviado');
  expect(I.posted).toEqual(['SES-1', 'SES-1']);
});

test('an address that names an invoice asks about it once, and only if it can be paid', async () => {
  const back = cashier({ careful: true });
  const I = await open(back, { search: { pagar: 'F1' } });
  expect([I.state(), I.context().pedida?.numero]).toEqual(['lista.preguntando', 'F1']);
  await I.send({ type: 'NO' });
  expect(await I.send({ type: 'ACTUALIZAR' })).toBe('lista.quieta');
  expect((await open(back, { search: { pagar: 'F9' } })).state()).toBe('lista.quieta');
  await I.pay();
  expect((await open(back, { search: { pagar: 'F1' } })).state()).toBe('lista.quieta');
});

for (const [call, lost] of [
  ['order', 'crear la orden'],
  ['session', 'abrir la sesión'],
] as const)
  test(`[PAY-15] [PAY-16] a lost answer to the ${call} is logged and reported beside the invoice, without a snackbar`, async () => {
    const back = cashier({ careful: false });
    const I = await open(back, { careful: false });
    back.spoil(call, 'lost');
    expect(await I.pay()).toBe('lista.conAviso');
    expect([I.logged, I.context().aviso, I.posted]).toEqual([
      [`payment: no se pudo ${lost}`],
      { numero: 'F1', es: 'noIniciado' },
      [],
    ]);
    expect(I.app.snackbars.getSnapshot().context.visibles).toEqual([]);
    expect(paymentNoticeText.noIniciado('F1')).toBe('No se inició el pago. Inténtelo de nuevo.');
    expect([await I.pay(), I.posted.length]).toEqual(['pagando.enviado', 1]);
  });

test('a session with markup posts no form', async () => {
  const back = cashier({ careful: false });
  const I = await open(back, { careful: false });
  back.spoil('session', 'wrong');
  expect([await I.pay(), I.posted, I.context().aviso?.es]).toEqual(['lista.conAviso', [], 'noIniciado']);
});

test('an invoice that changed, was paid elsewhere, or costs nothing is not paid', async () => {
  const back = cashier({ careful: true });
  const I = await open(back);
  await I.send({ type: 'ELEGIR', numero: 'F1' });
  back.owe(2600);
  expect(await I.send({ type: 'SI' })).toBe('lista.conAviso');
  expect(I.context().aviso).toEqual({ numero: 'F1', es: 'cambiada' });
  await I.send({ type: 'ELEGIR', numero: 'F1' });
  back.settle();
  await I.send({ type: 'SI' });
  expect([I.context().aviso, I.context().facturas, I.context().recibos]).toEqual([
    { numero: 'F1', es: 'yaNoPendiente' },
    [],
    [],
  ]);
  for (const amount of [0, -1, 1e12]) {
    const none = await open(cashier({ careful: true, amount }));
    expect(await none.send({ type: 'ELEGIR', numero: 'F1' })).toBe('lista.quieta');
  }
  expect(paths(I).filter((path) => path === order)).toEqual([]);
});

test('without a gateway the question ends with that, and no order is created', async () => {
  const I = await open(cashier({ careful: true }), { able: false });
  await I.send({ type: 'ELEGIR', numero: 'F1' });
  expect([await I.send({ type: 'SI' }), I.context().aviso]).toEqual([
    'lista.conAviso',
    { numero: 'F1', es: 'sinPasarela' },
  ]);
  expect(paths(I)).toEqual([reconcile, invoices]);
});

test('an invoice sent to the gateway and gone after the reconciliation has its receipt, until it is closed, and stays among the paid ones', async () => {
  const back = cashier({ careful: true });
  const I = await open(back);
  await I.pay();
  back.charge('SES-1');
  // The invoice is charged, but its reconciliation fails silently.
  back.spoil('reconcile', 'wrong');
  back.settle();
  await I.send({ type: 'VOLVER' });
  expect([I.context().recibos, I.device.local.has(intents)]).toEqual([[], true]);
  await I.send({ type: 'ACTUALIZAR' });
  const receipt = { numero: 'O1', factura: 'F1', monto: 250_000, confirmado: now };
  expect([I.state(), I.context().recibos, I.device.local.has(intents)]).toEqual(['lista.vacia', [receipt], false]);
  await I.reload();
  expect(I.context().recibos).toEqual([receipt]);
  await I.send({ type: 'CERRAR_RECIBO', numero: 'O1' });
  await I.reload();
  expect([I.context().recibos, I.context().pagadas]).toEqual([[], [receipt]]);
});

test('the reference server offers a declined invoice immediately; another back end only when no session can be charged', async () => {
  const careful = cashier({ careful: true });
  const I = await open(careful);
  await I.pay();
  careful.decline();
  await I.reload();
  expect(I.context().facturas?.[0]?.situacion).toBe('porPagar');
  const careless = cashier({ careful: false });
  const there = await open(careless, { careful: false });
  await there.pay();
  await there.reload();
  expect(there.context().facturas?.[0]?.situacion).toBe('enEspera');
  expect(await there.send({ type: 'ELEGIR', numero: 'F1' })).toBe('lista.conAviso');
  there.device.now.wall += 16 * 60_000;
  await there.send({ type: 'ACTUALIZAR' });
  expect(there.context().facturas?.[0]?.situacion).toBe('porPagar');
});

test('of two tabs that pay one invoice concurrently, one goes to the gateway and the other says so', async () => {
  const back = cashier({ careful: false });
  const device = fakeDevice(storedSession('1001', now));
  const here = await open(back, { careful: false, device });
  const there = await open(back, { careful: false, device });
  for (const tab of [here, there]) await tab.send({ type: 'ELEGIR', numero: 'F1' });
  await Promise.all([here.send({ type: 'SI' }), there.send({ type: 'SI' })]);
  expect([here.state(), there.context().aviso]).toEqual(['pagando.porEnviar', { numero: 'F1', es: 'otraPestana' }]);
  expect(await there.pay()).toBe('lista.conAviso');
  here.clock.increment(100);
  await settle();
  // The other tab was notified and has reloaded.
  expect([here.posted, there.posted, there.context().facturas?.[0]?.situacion]).toEqual([['SES-1'], [], 'enEspera']);
});

test('repeats a reconciliation that another tab did not finish', async () => {
  const back = cashier({ careful: true });
  const device = fakeDevice(storedSession('1001', now));
  let stop = (_: Error) => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  const here = await open({ ...back, answers: { ...back.answers, [reconcile]: () => stopped } }, { device });
  const there = await open(back, { device });
  expect([paths(here), paths(there)]).toEqual([[reconcile], []]);
  stop(new Problem('sinServicio', { status: 500 }));
  await settle();
  expect([paths(here), paths(there)]).toEqual([
    [reconcile, invoices],
    [reconcile, invoices],
  ]);
});

const gestures = { 'ten taps': 10, 'Enter and a tap': 2 } as const;
const returns = ['reload', 'Back', 'pageshow persisted', 'second tab'] as const;
const calls: readonly PayCall[] = ['reconcile', 'invoices', 'order', 'session'];
const faults: readonly CashierFault[] = ['lost', 'late', 'doubled', 'wrong'];
const cells = [true, false].flatMap((careful) =>
  Object.entries(gestures).flatMap(([gesture, taps]) =>
    returns.flatMap((way) =>
      calls.flatMap((call) => faults.map((fault) => ({ careful, gesture, taps, way, call, fault }))),
    ),
  ),
);

describe(`at most one authorisation for an invoice, and in the end one: ${cells.length} cells`, () => {
  test.each(cells)('$gesture, $way, $call $fault, a careful back end: $careful', async (cell) => {
    const { careful, taps, way, call, fault } = cell;
    const back = cashier({ careful });
    const I = await open(back, { careful });
    await I.send({ type: 'ELEGIR', numero: 'F1' });
    back.spoil(call, fault);
    await I.send({ type: 'NO' });
    await I.pay(taps);
    const second = way === 'second tab' ? await open(back, { careful, device: I.device }) : null;
    if (way === 'pageshow persisted') I.act('pageshow', { persisted: true });
    if (way === 'reload' || way === 'Back') await I.reload();
    await settle();
    back.letLateArrive();
    await settle();
    const acting = second ?? I;
    if (acting.state().startsWith('lista')) await acting.pay(taps);
    const posted = [...I.posted, ...(second?.posted ?? [])];
    expect(new Set(posted).size).toBeLessThanOrEqual(1);
    for (const sent of posted) back.charge(sent);
    if (posted.length === 0) {
      // Nothing was posted only if the first tab still holds the invoice.
      await I.pay(taps);
      for (const sent of I.posted) back.charge(sent);
    }
    I.stop();
    second?.stop();
    const after = await open(back, { careful, device: I.device });
    expect([back.charges(), after.state(), after.context().recibos.map(({ factura }) => factura)]).toEqual([
      1,
      'lista.vacia',
      ['F1'],
    ]);
    expect([I.failures, after.failures]).toEqual([[], []]);
  });
});
