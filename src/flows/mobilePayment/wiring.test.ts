import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { LinkTrouble } from '../../../domain/contract/link-trouble';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import { mobilePaymentLinkWords } from './texts';
import { mobilePaymentLogic } from './wiring';

const now = 1_700_000_000_000;
const token = '1001;5000;7001;900000000001;100000000000000018';
const session = 'SESION-canario';
const calls = {
  reconcile: 'Pago/conciliar/pendiente',
  invoices: 'Pago/FacturasPendientesPago',
  session: 'Pago/generar/session',
} as const;
const invoice = {
  numeroFactura: '7001',
  estatusFactura: 'Generada',
  fechaFacturacion: '2026-11-01',
  fechaLimitePago: '2026-11-23',
  montoTotal: 5000,
};
const healthy = {
  [calls.reconcile]: () => ({ mensaje: '' }),
  [calls.invoices]: () => [invoice],
  [calls.session]: () => ({ session }),
};
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const member = () => fakeDevice(storedSession('1001', now));

const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await arrive();
};

const open = async (
  rest: string,
  {
    device = fakeDevice(),
    answers = {},
    able = true,
    ordersKept = true,
  }: { device?: ReturnType<typeof fakeDevice>; answers?: object; able?: boolean; ordersKept?: boolean } = {},
) => {
  const portal = await openPortal(device, { answers: { ...healthy, ...answers } });
  const before = portal.network.asked.length;
  const went: string[] = [];
  const posted: string[] = [];
  let pathname = rest === '' ? '/pagos/movil' : `/pagos/movil/${rest}`;
  const logic = mobilePaymentLogic({
    deps: portal.app,
    address: '/pagos/movil',
    navigate: (to) => {
      went.push(to);
      pathname = to;
    },
    pathname: () => pathname,
    gateway: { able, ordersKept, open: (sent) => void posted.push(sent) },
  });
  const actor = createActor(logic, { clock: portal.clock }).start();
  await settle();
  return {
    ...portal,
    actor,
    went,
    posted,
    device,
    state: () => stateName(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    send: async (...events: Parameters<typeof actor.send>[0][]) => {
      for (const event of events) actor.send(event);
      await settle();
      return stateName(actor.getSnapshot().value);
    },
    wait: async (ms: number) => {
      portal.clock.increment(ms);
      await settle();
    },
    asked: () => portal.network.asked.slice(before).map(({ path, request }) => ({ path, request })),
    paths: () => portal.network.asked.slice(before).map(({ path }) => path),
  };
};

test('[PAYM-01] [PAYM-02] [PAYM-03] [PAYM-06] a visitor: sends the five parts and isMobile true, and after 100 ms posts the form once', async () => {
  const I = await open(token);
  expect([I.state(), I.went]).toEqual(['saliendo', ['/pagos/movil']]);
  expect(I.asked()).toEqual([
    {
      path: calls.session,
      request: {
        query: { codigoAfiliado: '1001', isMobile: true, IdOrdenFactura: '100000000000000018' },
        body: { ordenId: '900000000001', transactionId: '7001', amount: 5000 },
      },
    },
  ]);
  expect([I.context().factura, I.context().monto]).toEqual(['7001', 500_000]);
  await I.wait(99);
  expect(I.posted).toEqual([]);
  await I.wait(1);
  expect([I.posted, I.state()]).toEqual([[session], 'enBanco']);
  await I.send(...Array.from({ length: 10 }, () => ({ type: 'CONTINUAR' }) as const));
  expect([I.posted, I.paths()]).toEqual([[session], [calls.session]]);
});

test.each([
  ['as Token=value', `Token=${token}`],
  ['as token=value', `TOKEN=${token}`],
  ['percent-encoded', token.replaceAll(';', '%3B')],
  ['with a space after it', `${token}%20`],
])('a good link works in any spelling: %s', async (_, rest) => {
  const I = await open(rest);
  expect([I.state(), I.paths()]).toEqual(['saliendo', [calls.session]]);
});

describe('[PAYM-04] each class of bad link has its sentence, without a call', () => {
  test.each<[string, string, LinkTrouble]>([
    ['nothing', '', 'ausente'],
    ['a name without a value', 'Token=', 'ausente'],
    ['a broken percent sign', `${token}%25E0%25A4%25A`, 'invalido'],
    ['a token of another page', `e30.${part({ exp: 1 })}.firma`, 'vencido'],
    ['an amount of 0', token.replace('5000', '0'), 'invalido'],
  ])('%s', async (_, rest, enlace) => {
    const I = await open(rest);
    expect([I.state(), I.context().enlace, I.paths(), I.posted]).toEqual(['enlaceInservible', enlace, [], []]);
    expect(mobilePaymentLinkWords[I.context().enlace ?? 'usado'].titulo).toBe(
      'Ha ocurrido algun inconveniente durante el pago.',
    );
  });
});

describe('a logged-in member pays only pending invoices, at their current amount', () => {
  test('the own invoice with its amount: reconciles and compares before the session call', async () => {
    const I = await open(token, { device: member() });
    expect([I.state(), I.paths()]).toEqual(['saliendo', [calls.reconcile, calls.invoices, calls.session]]);
    await I.wait(100);
    expect([...I.device.local].filter(([key]) => key === 'borrador_1001_pagos').length).toBe(1);
  });

  test.each([
    ['another amount', token.replace('5000', '1'), [invoice], 'otroMonto'],
    ['an invoice that is paid, or of somebody else', token, [], 'noPendiente'],
    ['one that is under way', token, [{ ...invoice, estatusFactura: 'Procesando' }], 'enProceso'],
  ])('%s: makes no session call', async (_, rest, invoices, state) => {
    const I = await open(rest, { device: member(), answers: { [calls.invoices]: () => invoices } });
    expect([I.state(), I.paths(), I.posted]).toEqual([state, [calls.reconcile, calls.invoices], []]);
  });

  test('a link of another account makes no call', async () => {
    const I = await open(token, { device: fakeDevice(storedSession('2002', now)) });
    expect([I.state(), I.paths(), I.posted]).toEqual(['otraCuenta', [], []]);
  });

  test('a list or a session that cannot be read leaves the payment unmade until a press', async () => {
    const I = await open(token, { device: member(), answers: { [calls.invoices]: 'sinServicio' } });
    expect([I.state(), I.logged]).toEqual(['sinComprobar', ['mobilePayment: facturas: no se pudo']]);
    I.network.answers[calls.invoices] = healthy[calls.invoices];
    expect(await I.send({ type: 'REINTENTAR' }, { type: 'REINTENTAR' })).toBe('saliendo');
    const unknown = await open(token, { device: member(), answers: { 'Afiliado/getAfiliado': 'sinServicio' } });
    expect([unknown.state(), unknown.posted]).toEqual(['sinComprobar', []]);
  });
});

test.each([400, 403, 404, 409])('[PAYM-05] shows the sentence of a refusal (%i)', async (status) => {
  const mensaje = 'Esta factura ya está pagada. No tiene que pagarla de nuevo.';
  const refuse = () => {
    throw new Problem('sinServicio', { status, mensaje });
  };
  const I = await open(token, { answers: { [calls.session]: refuse } });
  expect([I.state(), I.context().respuesta?.mensaje, I.posted]).toEqual(['rechazada', mensaje, []]);
});

test.each(['', '"><form action=https://otro.example>', 'a b'])(
  'a session «%s» is invalid: posts no form',
  async (made) => {
    const I = await open(token, { answers: { [calls.session]: () => ({ session: made }) } });
    expect([I.state(), I.posted]).toEqual(['sinIniciar', []]);
  },
);

test('without a gateway makes no session call', async () => {
  const I = await open(token, { able: false });
  expect([I.state(), I.paths()]).toEqual(['sinIniciar', []]);
});

describe('with a back end that may charge an order twice', () => {
  afterEach(() => vi.unstubAllGlobals());
  const left = (desde: number, enviado = true) => ({
    borrador_1001_pagos: JSON.stringify({
      desde,
      datos: { intentos: [{ factura: '7001', monto: 500_000, numero: '9', idOrdenFactura: '18', desde, enviado }] },
    }),
  });

  test.each([
    ['what left this browser a quarter of an hour ago', left(now - 15 * 60_000), 'enProceso', []],
    ['what left it 16 minutes ago', left(now - 16 * 60_000), 'saliendo', [calls.session]],
    ['what has an order and never left', left(now, false), 'saliendo', [calls.session]],
    [
      'another invoice',
      { borrador_1001_pagos: left(now).borrador_1001_pagos.replace('7001', '7002') },
      'saliendo',
      [calls.session],
    ],
  ])('%s: requests a second session only when the first can no longer be charged', async (_, stored, state, asked) => {
    const device = fakeDevice({ ...storedSession('1001', now), ...stored });
    const I = await open(token, { device, ordersKept: false });
    expect([I.state(), I.paths()]).toEqual([state, [calls.reconcile, calls.invoices, ...asked]]);
    const kept = await open(token, { device: fakeDevice({ ...storedSession('1001', now), ...stored }) });
    expect(kept.state()).toBe('saliendo');
  });

  test('one of two tabs holds the invoice, until it fails or leaves', async () => {
    const taken = new Set<string>();
    vi.stubGlobal('navigator', {
      locks: {
        request: async (name: string, _: object, give: (lock: object | null) => Promise<void>) => {
          if (taken.has(name)) return give(null);
          taken.add(name);
          await give({});
          taken.delete(name);
        },
      },
    });
    const first = await open(token, { ordersKept: false, answers: { [calls.session]: 'sinConexion' } });
    expect([first.state(), taken.size]).toEqual(['sinIniciar', 0]);
    first.network.answers[calls.session] = healthy[calls.session];
    expect(await first.send({ type: 'REINTENTAR' })).toBe('saliendo');
    const second = await open(token, { ordersKept: false });
    expect([second.state(), second.paths(), [...taken]]).toEqual(['enProceso', [], ['pago 1001 7001']]);
    first.actor.stop();
    await settle();
    expect(await second.send({ type: 'REINTENTAR' })).toBe('saliendo');
  });
});

describe("Back from the gateway's page", () => {
  test('posts nothing by itself; a press continues with the same session, without another call', async () => {
    const I = await open(token);
    await I.wait(100);
    I.act('pageshow', { persisted: true });
    await settle();
    expect([I.state(), I.posted.length]).toEqual(['volvio', 1]);
    await I.wait(600_000);
    expect([I.state(), I.posted.length]).toEqual(['volvio', 1]);
    await I.send({ type: 'CONTINUAR' }, { type: 'CONTINUAR' });
    expect([I.state(), I.posted, I.paths()]).toEqual(['enBanco', [session, session], [calls.session]]);
  });

  test('for a member reads the invoices first, and does not offer a paid one', async () => {
    const I = await open(token, { device: member() });
    await I.wait(100);
    I.network.answers[calls.invoices] = () => [];
    I.act('pageshow', { persisted: true });
    await settle();
    expect([I.state(), I.posted.length]).toEqual(['noPendiente', 1]);
    expect(await I.send({ type: 'CONTINUAR' })).toBe('noPendiente');
  });

  test.each([
    ['what costs something else by now', { ...invoice, montoTotal: 5100 }, 'otroMonto'],
    ['what is under way', { ...invoice, estatusFactura: 'Procesando' }, 'volvio'],
  ])('for a member: %s', async (_, listed, state) => {
    const I = await open(token, { device: member() });
    await I.wait(100);
    I.network.answers[calls.invoices] = () => [listed];
    I.act('pageshow', { persisted: true });
    await settle();
    expect([I.state(), I.posted.length]).toEqual([state, 1]);
  });

  test('reports a gateway page that does not open at its limit, and does not claim a return', async () => {
    const I = await open(token);
    await I.wait(100);
    await I.wait(20_000);
    expect([I.state(), I.posted.length, I.context().regreso]).toEqual(['volvio', 1, 'noSeAbrio']);
    I.act('pageshow', { persisted: true });
    await settle();
    expect([I.state(), I.posted.length, I.context().regreso]).toEqual(['volvio', 1, 'volvio']);
    await I.send({ type: 'CONTINUAR' });
    await I.wait(20_000);
    expect([I.state(), I.posted.length, I.context().regreso]).toEqual(['volvio', 2, 'noSeAbrio']);
  });

  test('after a reload the link is gone, and the page says not to pay again', async () => {
    const I = await open('');
    expect([I.state(), I.context().enlace]).toEqual(['enlaceInservible', 'ausente']);
    expect(mobilePaymentLinkWords.ausente.detalles).toContain('Si ya pagó, no pague de nuevo todavía.');
  });
});

test('link and session appear in no snapshot, storage or log line', async () => {
  const I = await open(token, { device: member() });
  const looked = () =>
    JSON.stringify([I.context(), I.actor.getPersistedSnapshot(), [...I.tab], I.logged, I.went, [...I.device.local]]);
  const seen = [looked()];
  await I.wait(100);
  seen.push(looked());
  expect(seen.map((text) => [text.includes(token), text.includes('canario')])).toEqual([
    [false, false],
    [false, false],
  ]);
});
