import { beforeEach, describe, expect, test } from 'vitest';
import { sandboxChoices } from '../../server/demo/sandbox/sandbox-gateway';
import { mailsIn } from './mailbox';
import { onEachServer } from './on-each-server';
import { type Answered, field, noon, serve } from './server-under-test';

const maria = '10000001';
const factura = '7001';
const minute = 60_000;

interface Entry {
  sesion: string;
  orden: string;
  factura: string;
  monto: number;
  autorizado: number | null;
  codigo: string | null;
  autorizaciones: number;
}

// The clock of the server stands.
onEachServer('payments', { POLICY_PAYMENT_QUESTION_MS: '0' }, (server) => {
  let token: string;
  beforeEach(async () => {
    server.clock.time = noon;
    server.log.length = 0;
    token = await server.member('001-1000001-1');
    await server.empty('facturas', 'pasarela_demo', 'correos', 'bitacora', 'contadores');
    await server.db.query(
      `INSERT INTO facturas (numero, codigo_afiliado, fecha, vence, monto) VALUES
         ('${factura}', '${maria}', '2026-11-01', '2026-11-23', 500000),
         ('7002', '${maria}', '2026-10-01', '2026-11-19', 118075),
         ('7009', '10000003', '2026-11-01', '2026-11-30', 99999)`,
    );
  });

  const pending = async (as = token, code = maria) =>
    (await server.call('facturasPendientesPago', { token: as, query: { CodigoAfiliado: code } })).json;
  const statusOf = async (numero = factura) => {
    const found = (await pending()) as { numeroFactura: string; estatusFactura: string }[];
    return found.find(({ numeroFactura }) => numeroFactura === numero)?.estatusFactura ?? 'no está';
  };
  const order = (query: Record<string, string> = {}, as = token) =>
    server.call('ordenCompraGenerar', {
      token: as,
      query: { NumeroFactura: factura, Monto: '5000', CodigoAfiliado: maria, ...query },
    });
  interface Wanted {
    id?: unknown;
    ordenId?: unknown;
    transactionId?: unknown;
    amount?: unknown;
    movil?: string;
    codigo?: string;
    as?: string;
  }
  const session = (of: Answered, wanted: Wanted = {}) =>
    server.call('generarSession', {
      token: wanted.as ?? token,
      query: {
        codigoAfiliado: wanted.codigo ?? maria,
        isMobile: wanted.movil ?? 'false',
        IdOrdenFactura: String(wanted.id ?? field(of.json, 'idOrdenFactura')),
      },
      body: {
        ordenId: wanted.ordenId ?? field(of.json, 'numeroOrden'),
        transactionId: wanted.transactionId ?? factura,
        amount: wanted.amount ?? 5000,
      },
    });
  const started = async () => {
    const made = await order();
    return String(field((await session(made)).json, 'result', 'session'));
  };
  const reconcile = () => server.call('conciliarPendiente', { token, query: { codigoAfiliado: maria } });
  const posted = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields),
  });
  const form = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
    server.app.request(path, posted(fields, headers));
  const choose = (sesion: string, respuesta: string) => form(`/demo/pasarela/sesion/${sesion}`, { respuesta });
  const book = async () => {
    const response = await server.demo('/demo/pasarela', { headers: { accept: 'application/json' } });
    return field(await response.json(), 'sesiones') as Entry[];
  };
  const charges = async () => (await book()).reduce((sum, { autorizaciones }) => sum + autorizaciones, 0);
  const refusal = ({ status, json }: Answered) => [status, field(json, 'mensaje')];
  const paid = () => server.db.query(`SELECT factura, monto, completo, codigo FROM pagos ORDER BY factura`);

  test('[API-72] [PAY-03] the pending invoices, the earliest deadline first, in pesos, as of today', async () => {
    expect(await pending()).toEqual([
      {
        numeroFactura: '7002',
        estatusFactura: 'Vencida',
        fechaFacturacion: '2026-10-01',
        fechaLimitePago: '2026-11-19',
        montoTotal: 1180.75,
      },
      {
        numeroFactura: factura,
        estatusFactura: 'Generada',
        fechaFacturacion: '2026-11-01',
        fechaLimitePago: '2026-11-23',
        montoTotal: 5000,
      },
    ]);
    const other = await server.member('001-1000013-1');
    expect(await pending(other, '10000013')).toEqual([]);
  });

  test('[API-74] [PAYC-06] the catalogue explains each code, also to visitors', async () => {
    const { json } = await server.call('catalogoRespuesta', { token: await server.anonymous() });
    const codes = (json as { codigo: string; descripcion: string }[]).map(({ codigo }) => codigo);
    expect(codes).toEqual(['00', '01', '05', '10', '14', '17', '51', '54', '61', '68', '91', '96', 'TF']);
    expect(json).toContainEqual({
      codigo: '51',
      descripcion: 'La tarjeta no tiene fondos suficientes. Intente con otra tarjeta.',
    });
  });

  test('[API-73] [PAY-11] fifty concurrent requests get the same order', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => order()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(Object.keys(Object(answers[0]?.json))).toEqual(['numeroOrden', 'idOrdenFactura']);
    expect(await server.count(`ordenes_pago`)).toBe(1);
  });

  test('[API-75] [PAY-12] fifty concurrent requests create one session', async () => {
    const made = await order();
    const answers = await Promise.all(Array.from({ length: 50 }, () => session(made)));
    const sessions = answers.flatMap(({ status, json }) => (status === 200 ? [field(json, 'result', 'session')] : []));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(new Set(sessions).size).toBe(1);
    expect(await book()).toMatchObject([{ sesion: sessions[0], factura, monto: 500_000, autorizaciones: 0 }]);
    expect(await statusOf()).toBe('Procesando');
  });

  test('a retry after a lost answer gets the same session; a second device is told that a payment is pending', async () => {
    const made = await order();
    const first = await session(made);
    const again = await session(made);
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(refusal(await order())).toEqual([409, 'Se esta procesando el pago de esta factura.']);
    expect(await book()).toHaveLength(1);
  });

  test.each(['0', '-1', 'NaN', '1e309', '5.000,00', '', '100000000'])(
    'rejects an amount of «%s» for an order or a session',
    async (amount) => {
      expect((await order({ Monto: amount })).status).toBe(400);
      const made = await order();
      expect((await session(made, { amount })).status).toBe(400);
      expect(await book()).toEqual([]);
    },
  );

  test("an order is for the member's own unpaid invoice, at its amount", async () => {
    expect(refusal(await order({ NumeroFactura: '7009', Monto: '999.99' }))).toEqual([
      404,
      'No encontramos esa factura entre las suyas. Actualice la página e intente nuevamente.',
    ]);
    expect(refusal(await order({ Monto: '4999.99' }))).toEqual([
      409,
      'El monto de la factura cambió. Actualice la página y revise el monto antes de pagar.',
    ]);
    expect((await order({ Monto: '5000.001' })).status).toBe(409);
    await server.db.query(`UPDATE facturas SET pagada = now() WHERE numero = $1`, [factura]);
    expect(refusal(await order())).toEqual([409, 'Esta factura ya está pagada. No tiene que pagarla de nuevo.']);
    expect(await server.db.query(`SELECT id FROM ordenes_pago`)).toEqual([]);
  });

  test('[PAYM-02] [PAYM-06] a visitor with the five values of the order gets its session', async () => {
    const made = await order();
    const anonymous = await server.anonymous();
    const { status, json } = await session(made, { as: anonymous, movil: 'true' });
    expect([status, field(json, 'result', 'session')]).toEqual([200, (await book())[0]?.sesion]);
  });

  test.each<[string, Wanted]>([
    ['another order', { id: '100000000000000000' }],
    ['an order that is markup', { id: '<script>' }],
    ['another number', { ordenId: '100000000000' }],
    ['another invoice', { transactionId: '7002' }],
    ['another amount', { amount: 1 }],
    ['a part of a cent', { amount: 5000.001 }],
    ['another member', { codigo: '10000003' }],
  ])('[PAYM-01] does not trust the values of a token: with %s there is no session', async (_, wanted) => {
    const made = await order();
    const answer = await session(made, { movil: 'true', as: await server.anonymous(), ...wanted });
    expect(refusal(answer)).toEqual([
      404,
      'Los datos de este pago no son válidos. Vuelva a sus facturas e intente nuevamente.',
    ]);
    expect(await book()).toEqual([]);
    const lines = server.log.filter(({ event }) => event === 'paymentRefused');
    expect(lines).toMatchObject([{ level: 'warn', call: 'generarSession', ip: '203.0.113.7' }]);
    expect(JSON.stringify(lines)).not.toContain(String(field(made.json, 'idOrdenFactura')));
  });

  test('a visitor gets no session without isMobile, a member none for another member, nobody one for an expired order', async () => {
    const made = await order();
    expect((await session(made, { as: await server.anonymous() })).status).toBe(404);
    const stranger = await server.member('200000003', 2);
    expect((await session(made, { as: stranger, movil: 'true' })).status).toBe(404);
    server.clock.time += 61 * minute;
    expect((await session(made, { as: await server.anonymous(), movil: 'true' })).status).toBe(409);
    expect(await book()).toEqual([]);
  });

  test('an invoice that changes before its session gets no session, and a new order for its current amount', async () => {
    const made = await order();
    await server.db.query(`UPDATE facturas SET monto = 510000 WHERE numero = $1`, [factura]);
    expect((await session(made)).status).toBe(409);
    expect((await order()).status).toBe(409);
    const now = await order({ Monto: '5100' });
    expect(now.status).toBe(200);
    expect(now.json).not.toEqual(made.json);
    expect((await session(now, { amount: 5100 })).status).toBe(200);
    expect(await book()).toMatchObject([{ monto: 510_000 }]);
  });

  describe("the gateway's answer", () => {
    const confirmation = '/solicitud/confirmacionPago';
    test.each([
      ['aprobar', `${confirmation}/00`, 'no está', 1, [{ factura, monto: 500_000, completo: true, codigo: '00' }]],
      ['diez', `${confirmation}/10`, 'no está', 1, [{ factura, monto: 500_000, completo: true, codigo: '10' }]],
      ['parcial', `${confirmation}/10`, 'Procesando', 1, [{ factura, monto: 250_000, completo: false, codigo: '10' }]],
      ['cambiar', `${confirmation}/00`, 'Procesando', 1, [{ factura, monto: 500_000, completo: false, codigo: '00' }]],
      ['rechazar', `${confirmation}/51`, 'Generada', 0, []],
      ['tf', `${confirmation}/TF`, 'Generada', 0, []],
      ['abandonar', `${confirmation}/17`, 'Generada', 0, []],
      ['vencer', confirmation, 'Procesando', 0, []],
      ['tarde', confirmation, 'Procesando', 1, []],
    ])(
      '[PAYC-01] [PAYC-02] [PAYC-03] %s: the return leads to %s, and the invoice is %s',
      async (choice, leads, status, count, payments) => {
        const sesion = await started();
        const back = (await choose(sesion, choice)).headers.get('location') ?? '';
        expect(back).toMatch(/^\/pagos\/retorno\/[\w-]{32}$/);
        for (const method of ['POST', 'GET']) {
          const answer = await server.app.request(back, { method });
          expect([answer.status, answer.headers.get('location')]).toEqual([303, leads]);
        }
        expect([await statusOf(), await charges(), await paid()]).toEqual([status, count, payments]);
      },
    );

    test('[API-76] a lost answer, and one after ten minutes, are found by reconciling', async () => {
      expect((await choose(await started(), 'perder')).status).toBe(200);
      expect(await statusOf()).toBe('Procesando');
      expect((await reconcile()).status).toBe(200);
      expect([await statusOf(), await paid()]).toMatchObject(['no está', [{ factura }]]);

      const made = await order({ NumeroFactura: '7002', Monto: '1180.75' });
      const { json } = await session(made, { transactionId: '7002', amount: 1180.75 });
      await choose(String(field(json, 'result', 'session')), 'tarde');
      server.clock.time += 9 * minute;
      await reconcile();
      expect(await statusOf('7002')).toBe('Procesando');
      server.clock.time += 2 * minute;
      await reconcile();
      expect([await statusOf('7002'), await charges()]).toEqual(['no está', 2]);
    });

    test('an answer that nobody collects is found by the server itself, also by one started later', async () => {
      await choose(await started(), 'perder');
      server.clock.time += 2 * minute;
      const later = await serve(server.db, {}, server.clock);
      await later.app.close();
      expect(await paid()).toMatchObject([{ factura, completo: true }]);
    });

    test('an unused session expires when it can no longer be charged, and the invoice can be paid again', async () => {
      const sesion = await started();
      server.clock.time += 15 * minute;
      await reconcile();
      expect(await statusOf()).toBe('Procesando');
      server.clock.time += 2 * minute;
      const again = await order();
      expect([again.status, await statusOf()]).toEqual([200, 'Generada']);
      await choose(sesion, 'aprobar');
      expect(await charges()).toBe(0);
    });

    test('repeated and concurrent results make one payment with one receipt', async () => {
      const root = 'kNsLqVn1wTq3p0HcQ2sN8xq0Vb7m5o9e2R4tYuIoPaZ';
      for (const [id, momento] of [
        [1, 0],
        [2, 1],
        [3, 4_102_444_800_000],
      ] as const)
        await server.db.query(`INSERT INTO sellos VALUES ($1, $2, '', 0, '', $3)`, [
          id,
          new Date(momento),
          `${id}${root.slice(1)}`,
        ]);
      const sesion = await started();
      await choose(sesion, 'doble');
      const [entry] = await server.db.query<{ retorno: string }>(`SELECT retorno FROM pasarela_demo`);
      const back = entry?.retorno ?? '';
      await Promise.all([
        ...Array.from({ length: 10 }, () => form(back, { SESSION: sesion })),
        ...Array.from({ length: 10 }, reconcile),
      ]);
      expect([await paid(), await charges()]).toEqual([[{ factura, monto: 500_000, completo: true, codigo: '00' }], 1]);
      const mails = await mailsIn(server);
      expect(mails.map(({ asunto, para }) => [asunto, para])).toEqual([['Recibo de su pago', 'maria.pena@ejemplo.do']]);
      expect(mails[0]?.texto).toContain(`factura ${factura}, RD$\u00a05,000.00, con tarjeta`);
      expect(mails[0]?.texto).toContain(`\n\nSello del registro: 2 · 2${root.slice(1)}\n\n`);
      await server.db.query('DELETE FROM sellos');
      expect(mails[0]?.enlaces).toEqual(['http://localhost/pagos']);
      const entries = await server.db.query(`SELECT suceso FROM bitacora WHERE suceso LIKE 'pago:%' ORDER BY id`);
      expect(entries).toEqual([{ suceso: 'pago:orden' }, { suceso: 'pago:sesion' }, { suceso: 'pago:pagada' }]);
    });

    test("the receipt is mailed to the contact address while the account's is unconfirmed", async () => {
      const sesion = await started();
      await server.db.query(
        `UPDATE cuentas SET estado = 'porActivar', correo = 'ajena@ejemplo.do' WHERE codigo_afiliado = $1`,
        ['10000001'],
      );
      await server.db.query(
        `UPDATE contactos SET correo_electronico = 'contacto@ejemplo.do' WHERE codigo_afiliado = $1`,
        ['10000001'],
      );
      const back = (await choose(sesion, 'aprobar')).headers.get('location') ?? '';
      await server.app.request(back, { method: 'POST' });
      const receipts = await server.db.query(`SELECT para FROM correos WHERE plantilla = 'reciboPago'`);
      await server.db.query(`UPDATE cuentas SET estado = 'activa', correo = $2 WHERE codigo_afiliado = $1`, [
        '10000001',
        'maria.pena@ejemplo.do',
      ]);
      expect(receipts).toEqual([{ para: 'contacto@ejemplo.do' }]);
    });

    test('ten concurrent choices charge a session once', async () => {
      const sesion = await started();
      await Promise.all(Array.from({ length: 10 }, () => choose(sesion, 'aprobar')));
      expect(await charges()).toBe(1);
    });

    test('a forged return settles nothing', async () => {
      const sesion = await started();
      const [entry] = await server.db.query<{ retorno: string }>(`SELECT retorno FROM pasarela_demo`);
      const forged = [
        `${entry?.retorno}?ResponseCode=00`,
        `/pagos/retorno/${'a'.repeat(32)}?ResponseCode=00`,
        '/pagos/retorno/',
        '/pagos/retorno/%3Cscript%3E',
        `/PAGOS/Retorno/${sesion}`,
      ];
      for (const path of forged) {
        const fromGateway = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
        const answer = await form(path, { ResponseCode: '00', SESSION: sesion }, fromGateway);
        expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 303, confirmation]);
      }
      expect([await statusOf(), await paid()]).toEqual(['Procesando', []]);
      expect((await server.app.request('/pagos/retorno/x', { method: 'PUT' })).status).toBe(405);
    });

    test('logs neither return addresses nor sessions', async () => {
      const sesion = await started();
      const back = (await choose(sesion, 'aprobar')).headers.get('location') ?? '';
      await server.app.request(back);
      const log = JSON.stringify(server.log);
      expect(log).toContain('/pagos/retorno/***');
      for (const secret of [back.slice(-32), sesion]) expect(log).not.toContain(secret);
    });
  });

  describe('the sandbox', () => {
    const page = async (path: string, init?: RequestInit) => {
      const response = await server.app.request(path, init);
      return { status: response.status, html: await response.text() };
    };

    test("[PAY-13] accepts the portal's form and offers each possible result of a payment", async () => {
      const sesion = await started();
      const sent = await form('/demo/pasarela/autorizar', { SESSION: sesion });
      expect([sent.status, sent.headers.get('location')]).toEqual([303, `/demo/pasarela/sesion/${sesion}`]);
      const { status, html } = await page(`/demo/pasarela/sesion/${sesion}`);
      expect([
        status,
        [...html.matchAll(/type="radio" name="respuesta" value="(\w+)"/g)].map(([, name]) => name),
      ]).toEqual([200, [...sandboxChoices]]);
      expect(html).toContain('RD$\u00a05,000.00');
      expect(html).not.toMatch(/type="(text|tel|number|password)"/);
      await choose(sesion, 'aprobar');
      expect((await page(`/demo/pasarela/sesion/${sesion}`)).html).toContain('Esta sesión ya terminó');
      expect(await (await server.demo('/demo/pasarela')).text()).toContain(`<td>${factura}</td>`);
    });

    test.each(['', 'x', '<script>alert(1)</script>', 'a'.repeat(32), '../fallos'])(
      'knows no session «%s», and charges nothing',
      async (sesion) => {
        await started();
        const sent = await form('/demo/pasarela/autorizar', { SESSION: sesion });
        const html = sent.status === 303 ? (await page(sent.headers.get('location') ?? '')).html : await sent.text();
        expect(html).toContain('La pasarela no conoce esa sesión');
        expect(html).not.toContain('<script>alert');
        expect(await charges()).toBe(0);
      },
    );

    test('rejects an unknown choice, and one from another site', async () => {
      const sesion = await started();
      expect((await choose(sesion, 'regalar')).status).toBe(400);
      const foreign = await form(
        `/demo/pasarela/sesion/${sesion}`,
        { respuesta: 'aprobar' },
        { 'sec-fetch-site': 'cross-site' },
      );
      expect([foreign.status, await charges()]).toEqual([403, 0]);
    });
  });

  describe('the links of the mobile application, as the demonstration makes them', () => {
    const make = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      server.demo('/demo/pagos-moviles', posted(fields, headers));
    const shown = async (path: string) => (await server.demo(path)).text();
    const linkIn = (html: string) => /href="\/pagos\/movil\/([^"]+)"/.exec(html)?.[1]?.split(';') ?? [];

    test('[PAYM-01] a link has the five parts of one order, the same as long as the order lives, and a visitor gets its session', async () => {
      expect(await shown('/demo/pagos-moviles')).toContain('Hacer el enlace de la factura 7001');
      const made = await make({ factura });
      const address = made.headers.get('location') ?? '';
      const html = await shown(address);
      const [codigo = '', monto = '', numero = '', orden = '', id = ''] = linkIn(html);
      expect([made.status, address, codigo, monto, numero]).toEqual([
        303,
        `/demo/pagos-moviles/${id}`,
        maria,
        '5000',
        factura,
      ]);
      for (const bad of [
        `${maria};1;7001;${orden};${id}`,
        `${maria};1e309;7001;${orden};${id}`,
        `${maria};5000;7001;${orden}`,
      ])
        expect(html).toContain(`href="/pagos/movil/${bad}"`);
      expect((await make({ factura })).headers.get('location')).toBe(address);
      const asked = {
        token: await server.anonymous(),
        query: { codigoAfiliado: codigo, isMobile: 'true', IdOrdenFactura: id },
        body: { ordenId: orden, transactionId: numero, amount: Number(monto) },
      };
      const answered = await server.call('generarSession', asked);
      expect(answered.status).toBe(200);
      // From here on the order may be charged, so no other link is made.
      const refused = await make({ factura });
      expect([refused.status, await refused.text()]).toEqual([
        409,
        expect.stringContaining('Se esta procesando el pago de esta factura.'),
      ]);
      await choose(String(field(answered.json, 'result', 'session')), 'aprobar');
      await reconcile();
      expect(await (await make({ factura })).text()).toContain('Esta factura ya está pagada.');
      expect(await shown('/demo/pagos-moviles')).not.toContain('de la factura 7001');
    });

    test('an unknown invoice has no link, and another site gets none', async () => {
      const answers = [
        await make({ factura: '<b>' }),
        await make({}),
        await make({ factura }, { 'sec-fetch-site': 'cross-site' }),
        await server.demo('/demo/pagos-moviles/1'),
        await server.demo('/demo/pagos-moviles', { method: 'DELETE' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 403, 404, 405]);
      expect(await server.db.query('SELECT id FROM ordenes_pago')).toEqual([]);
    });
  });
});
