import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import type { Passwords } from '../../server/access/passwords';
import type { Db } from '../../server/db/db';
import { openPostgres } from '../../server/db/postgres';
import { purgeExpired } from '../../server/db/purge-expired';
import { createCounters } from '../../server/http/counters';
import { serverPolicyDefaults } from '../../server/settings/server-policy';
import { applicationOf } from './applicant';
import { type CardGatewayServer, gatewayEnvironment, startCardGateway } from './card-gateway-server';
import { holderForm, preauthorizationForm } from './case-forms';
import { type Cluster, openCluster } from './databases';
import { deviceRequestOf, mailedCode } from './device-request';
import { fileOf, formOf, freshJpeg } from './files';
import { mailAbout, subjects, tokenIn } from './mailbox';
import { type Answered, type Asked, field, noon, type ServerUnderTest, serve } from './server-under-test';

if (openCluster === null && process.env.CI === 'true') throw new Error('CI needs PostgreSQL');

/** 1,000 find more, and take minutes. */
const pairs = Number(process.env.RACE_PAIRS ?? 25);
const day = 86_400_000;
const maria = { code: '10000001', cedula: '001-1000001-1', correo: 'maria.pena@ejemplo.do' };
const luis = { code: '10000021', cedula: '001-1000021-1', correo: 'luis.batista@ejemplo.do' };
const former = 'clave1234';
const [clave, otra] = ['Mangu-7-Yaque', 'Otra-clave-9'];

/** Fifteen times so many last about as long as a request. */
const turnsApart = 20;
const timeLimitMs = 60_000 + 300 * pairs;

/** Salted like the real ones, and quick: the database decides these races. */
const passwords: Passwords = {
  hash: async (password) => `${randomUUID()}:${password}`,
  verify: async (stored, password) => {
    await nextTurn();
    return stored?.slice(37) === password;
  },
};

/** Sends one request to each server, now the one first and now the other, by so many turns of the event loop. */
const atOnce = async <T>(nth: number, one: () => Promise<T>, other: () => Promise<T>): Promise<T[]> => {
  const [first, second] = nth % 2 === 0 ? [one, other] : [other, one];
  const answer = first();
  for (let turn = 0; turn < (Math.floor(nth / 2) % 16) * turnsApart; turn += 1) await nextTurn();
  const answers = await Promise.all([answer, second()]);
  return nth % 2 === 0 ? answers : answers.toReversed();
};

const codeOf = ({ status, json }: Answered): unknown =>
  field(json, 'codigoMensaje') ??
  field(json, 'result', 'codigoMensaje') ??
  field(json, 'result', 'result', 'codigoMensaje') ??
  status;
const statusesOf = (answers: readonly Answered[]) => answers.map(({ status }) => status).toSorted();
const codesOf = (answers: readonly Answered[]) => answers.map(codeOf).toSorted();

interface Race {
  title: string;
  /** Of both servers, in place of the usual ones. */
  settings?: Record<string, string>;
  /** Sends the nth pair, and returns how it ended: what was answered, and what the database holds. */
  run: (nth: number) => Promise<unknown>;
  /** The ends that are right. */
  ends: readonly unknown[];
}

/** One use of what a limit counts: each number once. */
type Use = (server: ServerUnderTest, nth: number) => Promise<{ status: number }>;

describe.skipIf(openCluster === null)('two servers on one PostgreSQL', () => {
  let cluster: Cluster;
  let gateway: CardGatewayServer;
  let connections: Db[];
  let first: ServerUnderTest;
  let second: ServerUnderTest;
  const clock = { time: noon };

  beforeAll(async () => {
    const opened = await openCluster?.({ content: 'demo' });
    if (opened === undefined) throw new Error('no PostgreSQL');
    cluster = opened;
    gateway = await startCardGateway(noon);
    connections = await Promise.all([1, 2].map(() => openPostgres({ url: cluster.url })));
  });
  afterAll(async () => {
    await gateway.close();
    for (const db of connections) await db.close();
    await cluster.close();
  });
  const start = async (environment: Record<string, string>) => {
    const [one, other] = connections;
    if (one === undefined || other === undefined) throw new Error('two connections');
    // One after the other: both write the demonstration's members.
    first = await serve(one, environment, clock, passwords);
    second = await serve(other, environment, clock, passwords);
  };
  afterEach(() => Promise.all([first.app.close(), second.app.close()]));

  const sql = <R extends object>(text: string, values?: readonly (string | number | Date | null)[]) =>
    first.db.query<R>(text, values);
  const clear = async (...tables: readonly string[]) => {
    // The purges of the servers delete the same rows in another order.
    for (const table of tables)
      await first.db.tx(async ({ query }) => {
        await query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`);
        await query(`DELETE FROM ${table}`);
      });
  };
  const countOf = (from: string) => first.count(from);
  const audited = (suceso: string) => countOf(`bitacora WHERE suceso = '${suceso}'`);
  const mailed = (plantilla: string) => countOf(`correos WHERE plantilla = '${plantilla}'`);
  const tokenOf = (codigoAfiliado: string | null) => first.tokenOf(codigoAfiliado);
  /** The same call on both servers. */
  const onBoth = (nth: number, call: CallName, one: Asked, other = one) =>
    atOnce(
      nth,
      () => first.call(call, one),
      () => second.call(call, other),
    );
  const ipOf = (nth: number) => `198.51.${Math.floor(nth / 256)}.${nth % 256}`;
  const stored = async (codigo: string) =>
    (
      await sql<{ clave: string; estado: string }>(
        `SELECT substr(clave_hash, 38) AS clave, estado FROM cuentas WHERE codigo_afiliado = $1`,
        [codigo],
      )
    )[0];
  const loginOf = (documento: string, password: string): Asked['body'] => ({
    identificacion: { tipoDocumento: 1, documento },
    clave: password,
  });
  const recoveryOf = (correo: string) => ({
    identificacion: { tipoDocumento: 1, documento: maria.cedula, origen: 'WEB' },
    correo,
  });

  const invoice = '7001';
  const [cents, changed] = [500_000, 400_000];
  const owe = () =>
    sql(`INSERT INTO facturas VALUES ($1, $2, '2026-11-01', '2026-11-23', $3, NULL)`, [invoice, maria.code, cents]);
  const photoOf = (foto: Buffer): Asked => ({
    query: { codigoAfiliado: maria.code },
    body: { foto: foto.toString('base64') },
  });
  const twoFiles = (bytes?: number) => [
    fileOf('Indicacion.jpg', freshJpeg(bytes)),
    fileOf('Cedula.jpg', freshJpeg(bytes)),
  ];
  const preauthorizationOf = (files: readonly File[], descripcion = 'Perfil tiroideo'): Asked => ({
    query: { contrato: maria.code },
    raw: formOf({ ...preauthorizationForm, descripcion }, files),
  });

  const usual = () => ({
    ...gatewayEnvironment(gateway),
    POLICY_PAYMENT_QUESTION_MS: '0',
    POLICY_LOGIN_MAX_FAILURES: '3',
    POLICY_DEVICE_CODE_TRIES: '3',
  });
  /** Of a visitor; of the member whose limits are reached. */
  let token: string;
  let member: string;
  /** A new day: all windows of the one before are over, and nobody has done anything. */
  const renew = async () => {
    clock.time += 2 * day;
    await clear('contadores', 'intentos', 'correos', 'cambios_correo', 'formularios_afiliacion', 'bitacora');
    await clear('pedidos_dispositivo', 'dispositivos_seguros', 'facturas', 'casos', 'envios_caso', 'fotos', 'enlaces');
    await clear('fichas');
    await sql(`DELETE FROM cuentas WHERE codigo_afiliado = $1`, [luis.code]);
    await sql(`UPDATE cuentas SET clave_hash = $2, correo = $3, estado = 'activa' WHERE codigo_afiliado = $1`, [
      maria.code,
      await passwords.hash(former),
      maria.correo,
    ]);
    token = await tokenOf(null);
  };
  const logIn = (ip: string, password: string) => ({ token, ip, body: loginOf(maria.cedula, password) });
  const failures = async () =>
    (
      await sql<{ fallos: number; bloqueada: boolean }>(
        `SELECT fallos, bloqueada_hasta IS NOT NULL AS bloqueada FROM intentos ORDER BY visitante`,
      )
    ).map(({ fallos, bloqueada }) => [fallos, bloqueada]);
  const sessions = () => countOf(`fichas WHERE ambito = 'miembro' AND revocada IS NULL`);
  const passwordLink = async () => {
    await first.call('solicitarCambioClave', { token, body: recoveryOf(maria.correo) });
    return tokenIn(await mailAbout(first, subjects.password, maria.correo));
  };
  const emailLinks = async () => {
    const query = { CodigoAfiliado: maria.code, Correo: 'maria.nueva@ejemplo.do', Reverso: 'false' };
    await first.call('solicitudCambioCorreo', { token: await tokenOf(maria.code), query });
    return {
      confirm: {
        token,
        query: { Token: tokenIn(await mailAbout(first, subjects.confirm, query.Correo)) },
        body: { CorreoElectronico: query.Correo },
      },
      reverse: { token, query: { Token: tokenIn(await mailAbout(first, subjects.notice, maria.correo)) } },
    };
  };
  const address = async () =>
    field(await sql(`SELECT correo FROM cuentas WHERE codigo_afiliado = $1`, [maria.code]), 0, 'correo');
  const registration = (password = clave, correo = luis.correo): Asked => ({
    token,
    body: { codigoAfiliado: luis.code, clave: password, correo },
  });
  const resend = (password = clave, correo = luis.correo): Asked => ({
    ...registration(password, correo),
    query: { reenvioCuenta: 'true' },
  });
  const activation = (): Asked => ({ token, query: { CodigoAfiliado: luis.code } });

  const ofPasswords: Race[] = [
    {
      title: 'four wrong passwords of one visitor: three are checked and counted',
      run: async (nth) => {
        const wrong = logIn(ipOf(nth), 'equivocada');
        const answers = [...(await onBoth(nth, 'login', wrong)), ...(await onBoth(nth + 1, 'login', wrong))];
        return [codesOf(answers), await failures()];
      },
      ends: [
        [
          [1006, 1006, 1006, 1017],
          [
            [3, false],
            [3, true],
          ],
        ],
      ],
    },
    {
      title: 'two right log-ins: two sessions, no failure',
      run: async (nth) => [
        codesOf(await onBoth(nth, 'login', logIn(ipOf(nth), former))),
        await sessions(),
        await failures(),
      ],
      ends: [
        [
          [1007, 1007],
          2,
          [
            [0, false],
            [0, false],
          ],
        ],
      ],
    },
    {
      title: 'two right log-ins after two failures: one may have to wait, and nobody stays blocked',
      run: async (nth) => {
        for (const server of [first, second]) await server.call('login', logIn(ipOf(nth), 'equivocada'));
        const answers = await onBoth(nth, 'login', logIn(ipOf(nth), former));
        return [codesOf(answers), await failures(), codeOf(await first.call('login', logIn(ipOf(nth), former)))];
      },
      ends: [
        [1007, 1007],
        [1007, 1017],
      ].map((codes) => [
        codes,
        [
          [2, false],
          [0, false],
        ],
        1007,
      ]),
    },
    {
      title: 'a log-in and a change of the password: no session is left',
      run: async (nth) => {
        const query = { Token: await passwordLink(), Clave: clave };
        const answers = await atOnce(
          nth,
          () => first.call('login', logIn(ipOf(nth), former)),
          () => second.call('cambiarClave', { token, query }),
        );
        return [answers.map(codeOf), await sessions(), (await stored(maria.code))?.clave];
      },
      ends: [1006, 1007].map((code) => [[code, 1007], 0, clave]),
    },
    {
      title: 'a third wrong password and a change of the password: at most one failure is left, and no block',
      run: async (nth) => {
        for (const server of [first, second]) await server.call('login', logIn(ipOf(nth), 'equivocada'));
        const query = { Token: await passwordLink(), Clave: clave };
        await atOnce(
          nth,
          () => first.call('login', logIn(ipOf(nth), 'equivocada')),
          () => second.call('cambiarClave', { token, query }),
        );
        return failures();
      },
      ends: [
        [],
        [
          [1, false],
          [1, false],
        ],
      ],
    },
    {
      title: 'two new passwords by one link: one is saved, the other is told that the link was used',
      run: async (nth) => {
        const Token = await passwordLink();
        const answers = await onBoth(
          nth,
          'cambiarClave',
          { token, query: { Token, Clave: clave } },
          { token, query: { Token, Clave: otra } },
        );
        return [
          answers.map(codeOf),
          (await stored(maria.code))?.clave,
          await audited('claveCambiada'),
          await mailed('claveCambiada'),
        ];
      },
      ends: [
        [[1007, 409], clave, 1, 1],
        [[409, 1007], otra, 1, 1],
      ],
    },
    {
      title: 'one registration twice: one account and one mail, and both are told so',
      run: async (nth) => [
        codesOf(await onBoth(nth, 'registrar', registration())),
        await stored(luis.code),
        await mailed('activacion'),
        await audited('registro'),
      ],
      ends: [[[1005, 1005], { clave, estado: 'porActivar' }, 1, 1]],
    },
    {
      title: 'two registrations of one person: one stays, the other is told',
      run: async (nth) => [
        (await onBoth(nth, 'registrar', registration(), registration(otra))).map(codeOf),
        (await stored(luis.code))?.clave,
        await mailed('activacion'),
      ],
      ends: [
        [[1005, 1011], clave, 1],
        [[1011, 1005], otra, 1],
      ],
    },
    {
      title: 'one resend with another password twice: the owner is told once that it replaced a registration',
      run: async (nth) => {
        await first.call('registrar', registration(otra));
        const answers = await onBoth(nth, 'registrar', resend());
        return [codesOf(answers), (await stored(luis.code))?.clave, await mailed('registroReemplazado')];
      },
      ends: [[[1005, 1005], clave, 1]],
    },
    {
      title: 'two activations: one effect, and both are told that it is active',
      run: async (nth) => {
        await first.call('registrar', registration());
        const answers = await onBoth(nth, 'activarCuenta', activation());
        return [
          codesOf(answers),
          await audited('cuentaActivada'),
          await mailed('cuentaActiva'),
          await stored(luis.code),
        ];
      },
      ends: [[[1009, 1009], 1, 1, { clave, estado: 'activa' }]],
    },
    {
      title: 'an activation and a resend with another password: what is active is what was activated',
      run: async (nth) => {
        await first.call('registrar', registration());
        const answers = await atOnce(
          nth,
          () => first.call('activarCuenta', activation()),
          () => second.call('registrar', resend(otra)),
        );
        return [answers.map(codeOf), await stored(luis.code)];
      },
      ends: [
        [[1009, 1010], { clave, estado: 'activa' }],
        [[1003, 1005], { clave: otra, estado: 'porActivar' }],
      ],
    },
  ];

  const deviceRequest = async () => {
    const asked = { token: await tokenOf(maria.code), ...deviceRequestOf(maria.code) };
    const { json } = await first.call('solicitarOTPMedicamentos', asked);
    const right = await mailedCode(first, maria.correo);
    const path = new URL(String(field(json, 'result', 'url'))).pathname;
    const enter = (server: ServerUnderTest, codigo: string) =>
      server.request(path, { method: 'POST', body: new URLSearchParams({ codigo }) });
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    return {
      enterBoth: async (nth: number, one: 'right' | 'wrong', other: 'right' | 'wrong') => {
        const typed = { right, wrong };
        const answers = await atOnce(
          nth,
          () => enter(first, typed[one]),
          () => enter(second, typed[other]),
        );
        return answers.map(({ status }) => status);
      },
    };
  };
  const devices = async () => [
    await countOf('dispositivos_seguros'),
    await audited('dispositivoAgregado'),
    field(await sql(`SELECT fallos FROM pedidos_dispositivo`), 0, 'fallos'),
  ];

  const ofLinks: Race[] = [
    {
      title: 'two recoveries: one link is open',
      run: async (nth) => {
        const answers = await onBoth(nth, 'solicitarCambioClave', { token, body: recoveryOf(maria.correo) });
        return [codesOf(answers), await countOf(`enlaces WHERE anulado IS NULL`)];
      },
      ends: [[[1007, 1007], 1]],
    },
    {
      title: 'two requests for another address: one is pending, and its two links are open',
      run: async (nth) => {
        const as = await tokenOf(maria.code);
        const to = (Correo: string) => ({
          token: as,
          query: { CodigoAfiliado: maria.code, Correo, Reverso: 'false' },
        });
        const answers = await onBoth(nth, 'solicitudCambioCorreo', to('una@ejemplo.do'), to('otra@ejemplo.do'));
        return [
          statusesOf(answers),
          await countOf(`cambios_correo WHERE estado = 'pendiente'`),
          await countOf(`enlaces e JOIN cambios_correo c ON c.id = e.cambio_correo WHERE e.anulado IS NULL`),
        ];
      },
      ends: [[[200, 200], 1, 2]],
    },
    {
      title: 'two confirmations of an address: one effect',
      run: async (nth) => {
        const { confirm } = await emailLinks();
        const answers = await onBoth(nth, 'confirmarCambioCorreo', confirm);
        return [statusesOf(answers), await address(), await audited('correoCambiado')];
      },
      ends: [[[200, 409], 'maria.nueva@ejemplo.do', 1]],
    },
    {
      title: 'two reversals of an address: one effect',
      run: async (nth) => {
        const { confirm, reverse } = await emailLinks();
        await first.call('confirmarCambioCorreo', confirm);
        const answers = await onBoth(nth, 'reversarCambioCorreo', reverse);
        return [
          statusesOf(answers),
          await address(),
          await audited('correoReversado'),
          await mailed('correoReversado'),
        ];
      },
      ends: [[[200, 409], maria.correo, 1, 1]],
    },
    {
      title: 'confirmation and reversal: the address is the former one, and no session is left',
      run: async (nth) => {
        const { confirm, reverse } = await emailLinks();
        const answers = await atOnce(
          nth,
          () => first.call('confirmarCambioCorreo', confirm),
          () => second.call('reversarCambioCorreo', reverse),
        );
        return [statusesOf(answers), await address(), await sessions()];
      },
      ends: [
        [[200, 200], maria.correo, 0],
        [[200, 410], maria.correo, 0],
      ],
    },
    {
      title: 'two right codes of a device: it is added once',
      run: async (nth) => [await (await deviceRequest()).enterBoth(nth, 'right', 'right'), ...(await devices())],
      ends: [[[303, 303], 1, 1, 0]],
    },
    {
      title: 'four wrong codes of a device: three are checked',
      run: async (nth) => {
        const { enterBoth } = await deviceRequest();
        const statuses = [...(await enterBoth(nth, 'wrong', 'wrong')), ...(await enterBoth(nth + 1, 'wrong', 'wrong'))];
        return [statuses.toSorted(), ...(await devices())];
      },
      ends: [[[303, 303, 422, 422], 0, 0, 3]],
    },
    {
      title: 'the last wrong code of a device and the right one: whichever comes first counts',
      run: async (nth) => {
        const { enterBoth } = await deviceRequest();
        await enterBoth(nth, 'wrong', 'wrong');
        return [await enterBoth(nth, 'wrong', 'right'), ...(await devices())];
      },
      ends: [
        [[303, 303], 1, 1, 2],
        [[303, 303], 0, 0, 3],
      ],
    },
  ];

  const orderOf = (as: string, monto = cents): Asked => ({
    token: as,
    query: { NumeroFactura: invoice, Monto: String(monto / 100), CodigoAfiliado: maria.code },
  });
  const sessionOf = ({ json }: Answered, as: string, isMobile = 'false'): Asked => ({
    token: as,
    query: { codigoAfiliado: maria.code, isMobile, IdOrdenFactura: String(field(json, 'idOrdenFactura')) },
    body: { ordenId: field(json, 'numeroOrden'), transactionId: invoice, amount: cents / 100 },
  });
  const handedOut = (answers: readonly Answered[]) =>
    new Set(answers.flatMap(({ json }) => field(json, 'result', 'session') ?? [])).size;
  const ordered = async () => {
    gateway.sessions.clear();
    await owe();
    const as = await tokenOf(maria.code);
    return { as, order: await first.call('ordenCompraGenerar', orderOf(as)) };
  };
  const charged = async () => {
    const { as, order } = await ordered();
    const { json } = await first.call('generarSession', sessionOf(order, as));
    gateway.charge(String(field(json, 'result', 'session')), { code: '00', amount: null });
    const [row] = await sql<{ retorno: string }>(`SELECT retorno FROM ordenes_pago`);
    return { as, order, back: `/pagos/retorno/${row?.retorno}` };
  };
  const paid = async () => [
    await countOf('pagos'),
    await mailed('reciboPago'),
    await audited('pago:pagada'),
    await countOf('facturas WHERE pagada IS NOT NULL'),
  ];
  const orders = async () =>
    (await sql<{ estado: string }>(`SELECT estado FROM ordenes_pago ORDER BY estado`)).map(({ estado }) => estado);
  const once = [1, 1, 1, 1];

  const ofPayments: Race[] = [
    {
      title: 'two orders of one invoice: one order',
      run: async (nth) => {
        await owe();
        const answers = await onBoth(nth, 'ordenCompraGenerar', orderOf(await tokenOf(maria.code)));
        return [statusesOf(answers), new Set(answers.map(({ text }) => text)).size, await orders()];
      },
      ends: [[[200, 200], 1, ['abierta']]],
    },
    ...(['by the member', 'by a link without a log-in'] as const).map((who) => ({
      title: `two sessions of one order ${who}: the gateway makes one`,
      run: async (nth: number) => {
        const { as, order } = await ordered();
        const asked = who === 'by the member' ? sessionOf(order, as) : sessionOf(order, token, 'true');
        const answers = await onBoth(nth, 'generarSession', asked);
        return [statusesOf(answers), handedOut(answers), gateway.sessions.size, await orders()];
      },
      ends: [
        [200, 200],
        [200, 409],
      ].map((statuses) => [statuses, 1, 1, ['conSesion']]),
    })),
    {
      title: 'a charge that the member asks about and that the gateway leads back from: one payment, one receipt',
      run: async (nth) => {
        const { as, back } = await charged();
        const reconcile: Asked = { token: as, query: { codigoAfiliado: maria.code } };
        await atOnce<unknown>(
          nth,
          () => first.call('conciliarPendiente', reconcile),
          () => second.request(back, { method: 'POST' }),
        );
        return [await paid(), await orders()];
      },
      ends: [[once, ['pagada']]],
    },
    {
      title: 'a charge that becomes known and another order: the invoice is paid once and has no live order',
      run: async (nth) => {
        const { as, back } = await charged();
        const answers = await atOnce<{ status: number }>(
          nth,
          () => first.call('ordenCompraGenerar', orderOf(as)),
          () => second.request(back, { method: 'POST' }),
        );
        return [answers.map(({ status }) => status), await paid(), await orders()];
      },
      ends: [[[409, 303], once, ['pagada']]],
    },
    {
      title: 'a session and another amount of the invoice: a session that is handed out is the one of the order',
      run: async (nth) => {
        const { as, order } = await ordered();
        const [answer] = await atOnce<Answered | object[]>(
          nth,
          () => first.call('generarSession', sessionOf(order, as)),
          () => second.db.query(`UPDATE facturas SET monto = $1`, [changed]),
        );
        return [field(answer, 'status'), await orders()];
      },
      // The third: the gateway made a session, and nobody can charge what was not handed out.
      ends: [
        [200, ['conSesion']],
        [409, ['anulada']],
        [409, ['abierta']],
      ],
    },
    {
      title: 'a session of the former amount and an order of the new one: one live order',
      run: async (nth) => {
        const { as, order } = await ordered();
        await sql(`UPDATE facturas SET monto = $1`, [changed]);
        const answers = await atOnce(
          nth,
          () => first.call('generarSession', sessionOf(order, as)),
          () => second.call('ordenCompraGenerar', orderOf(as, changed)),
        );
        return [answers.map(({ status }) => status), await orders()];
      },
      ends: [
        [
          [409, 200],
          ['abierta', 'anulada'],
        ],
      ],
    },
  ];

  /** A form can be read once. */
  const sendBoth = (nth: number, call: CallName, one: () => Asked, other = one) => onBoth(nth, call, one(), other());
  const quotaOf = async () =>
    field(await sql(`SELECT cuenta FROM contadores WHERE clave LIKE 'subidas:%'`), 0, 'cuenta');
  const returnedCase = async (as: string) => {
    const { json } = await first.call('solicitudPreAutorizacion', { token: as, ...preauthorizationOf(twoFiles()) });
    const numero = String(field(json, 'result'));
    await sql(
      `UPDATE casos SET tipo = '3', conjunto = 'reembolso', devuelto = $2, estatus_reembolso = 'Devuelto' WHERE numero = $1`,
      [numero, new Date(clock.time)],
    );
    return numero;
  };

  const ofUploads: Race[] = [
    {
      title: 'one form twice: one case with its files, counted once',
      run: async (nth) => {
        const as = await tokenOf(maria.code);
        const files = twoFiles(2_000);
        const answers = await sendBoth(nth, 'solicitudPreAutorizacion', () => ({
          token: as,
          ...preauthorizationOf(files),
        }));
        return [
          statusesOf(answers),
          new Set(answers.map(({ text }) => text)).size,
          await countOf('casos'),
          await countOf('documentos_caso'),
          await quotaOf(),
        ];
      },
      ends: [[[200, 200], 1, 1, 2, 4]],
    },
    {
      title: 'one application twice: one number and one mail',
      run: async (nth) => {
        const answers = await onBoth(nth, 'solicitudAfiliacion', { token, body: applicationOf(1) });
        return [
          statusesOf(answers),
          new Set(answers.map(({ text }) => text)).size,
          await countOf('formularios_afiliacion'),
          await mailed('solicitudAfiliacion'),
        ];
      },
      ends: [[[200, 200], 1, 1, 1]],
    },
    {
      title: 'one photo twice: it is saved and counted once',
      run: async (nth) => {
        const asked = { token: await tokenOf(maria.code), ...photoOf(freshJpeg(2_000)) };
        const answers = await onBoth(nth, 'cargarfotoperfil', asked);
        return [statusesOf(answers), await countOf('fotos'), await audited('fotoGuardada'), await quotaOf()];
      },
      ends: [[[200, 200], 1, 1, 2]],
    },
    {
      title: 'a photo saved and deleted: the audit says what is there',
      run: async (nth) => {
        const as = await tokenOf(maria.code);
        if (nth % 3 === 0) await first.call('cargarfotoperfil', { token: as, ...photoOf(freshJpeg(2_000)) });
        const answers = await atOnce(
          nth,
          () => first.call('cargarfotoperfil', { token: as, ...photoOf(freshJpeg(2_000)) }),
          () => second.call('eliminarFotoPerfil', { token: as, query: { codigoAfiliado: maria.code } }),
        );
        const [last] = await sql<{ suceso: string }>(
          `SELECT suceso FROM bitacora WHERE suceso LIKE 'foto%' ORDER BY id DESC LIMIT 1`,
        );
        return [statusesOf(answers), last?.suceso, await countOf('fotos')];
      },
      ends: [
        [[200, 200], 'fotoGuardada', 1],
        [[200, 200], 'fotoEliminada', 0],
      ],
    },
    {
      title: 'two documents for one returned case: one completes it, the other is told that it is not returned',
      run: async (nth) => {
        const as = await tokenOf(maria.code);
        const numeroTicket = await returnedCase(as);
        const answers = await sendBoth(nth, 'updateSolicitudReembolso', () => ({
          token: as,
          query: { numeroTicket },
          raw: formOf({}, [fileOf('Cedula.jpg', freshJpeg())]),
        }));
        return [statusesOf(answers), await countOf('documentos_caso'), await audited('caso:completado')];
      },
      ends: [[[200, 409], 3, 1]],
    },
    {
      title: 'one document twice for one returned case: it is stored once, and both are told so',
      run: async (nth) => {
        const as = await tokenOf(maria.code);
        const numeroTicket = await returnedCase(as);
        const file = fileOf('Cedula.jpg', freshJpeg());
        const answers = await sendBoth(nth, 'updateSolicitudReembolso', () => ({
          token: as,
          query: { numeroTicket },
          raw: formOf({}, [file]),
        }));
        return [statusesOf(answers), await countOf('documentos_caso'), await audited('caso:completado')];
      },
      ends: [[[200, 200], 3, 1]],
    },
  ];

  const byMember =
    (call: CallName, askedOf: (nth: number) => Asked): Use =>
    (server, nth) =>
      server.call(call, { token: member, ...askedOf(nth) });
  const byVisitor =
    (call: CallName, askedOf: (nth: number) => Asked): Use =>
    (server, nth) =>
      server.call(call, { token, ...askedOf(nth) });

  const enter = byVisitor('login', () => ({ body: loginOf(maria.cedula, former) }));
  const guessPassword = byVisitor('login', (nth) => ({ body: loginOf(`x${nth}`, 'equivocada') }));
  const identify = byVisitor('autenticar', () => ({ query: { TipoDocumento: '1', Documento: luis.cedula } }));
  const guessDocument = byVisitor('autenticar', (nth) => ({ query: { TipoDocumento: '2', Documento: `${nth}` } }));
  const recover = byVisitor('solicitarCambioClave', () => ({ body: recoveryOf(maria.correo) }));
  const guessAddress = byVisitor('solicitarCambioClave', () => ({ body: recoveryOf('ajena@ejemplo.do') }));
  const visit = byVisitor('autenticarUsuarioAnonimo', () => ({}));
  const guessPayment = byVisitor('generarSession', (nth) => ({
    query: { codigoAfiliado: maria.code, isMobile: 'true', IdOrdenFactura: `${nth}` },
    body: { ordenId: '1', transactionId: invoice, amount: 5_000 },
  }));
  const openPayment = byVisitor('generarSession', () => ({
    query: { codigoAfiliado: maria.code, isMobile: 'true', IdOrdenFactura: '7' },
    body: { ordenId: '8', transactionId: invoice, amount: 5_000 },
  }));
  const openOwnPayment = byMember('generarSession', () => ({
    query: { codigoAfiliado: maria.code, isMobile: 'false', IdOrdenFactura: '7' },
    body: { ordenId: '8', transactionId: invoice, amount: 5_000 },
  }));
  const changeAddress = byMember('solicitudCambioCorreo', (nth) => ({
    query: { CodigoAfiliado: maria.code, Correo: `m${nth}@ejemplo.do`, Reverso: 'false' },
  }));
  const addDevice = byMember('solicitarOTPMedicamentos', () => deviceRequestOf(maria.code));
  const typeDeviceCode: Use = (server) =>
    server.request(`/dispositivo-seguro/${'a'.repeat(32)}`, {
      method: 'POST',
      body: new URLSearchParams({ codigo: '123456' }),
    });
  const apply = byVisitor('solicitudAfiliacion', (nth) => ({ body: applicationOf(0, { direccion: `Calle ${nth}` }) }));
  const note = byMember('bitacoraNuevo', () => ({
    body: { tipoDocumento: 3, documento: maria.code, valorAnterior: '', valorNuevo: 'x', idTipoBitacora: 7 },
  }));
  const lookForeign = byMember('obtenerfotoperfil', () => ({ query: { codigoAfiliado: '10000003' } }));
  const affiliate = byMember('solicitudAfiliacionTitular', (nth) => ({
    query: { contrato: maria.code },
    body: { ...holderForm, nombre: `Ana ${nth}` },
  }));
  const savePhoto = byMember('cargarfotoperfil', () => photoOf(freshJpeg()));
  const sendFiles = byMember('solicitudPreAutorizacion', (nth) =>
    preauthorizationOf(twoFiles(150 * 1024), `Perfil tiroideo ${nth}`),
  );

  const entries = (suceso: string) => `bitacora WHERE suceso = '${suceso}'`;
  const identified = entries('identidadConsultada');
  const applied = 'formularios_afiliacion';
  /** As many rows as the counter says, less the one that was refused. */
  const counted = (key: string) => `contadores, generate_series(2, cuenta) WHERE clave LIKE '${key}'`;
  /** Each is reached by four uses, in two pairs: what limits, with which other limits, what is used, and what it leaves. */
  const limits: readonly [limit: string, other: Record<string, string>, use: Use, left: string][] = [
    ['LOGINS_PER_IP_PER_MINUTE', {}, enter, entries('ingreso')],
    ['WRONG_LOGINS_PER_MINUTE', {}, guessPassword, `intentos WHERE visitante <> ''`],
    ['ANONYMOUS_PER_IP_PER_MINUTE', {}, visit, 'fichas'],
    ['ANONYMOUS_PER_MINUTE', { POLICY_ANONYMOUS_PER_IP_PER_MINUTE: '10' }, visit, 'fichas'],
    ['LOOKUPS_PER_IP_PER_HOUR', {}, identify, identified],
    ['LOOKUPS_PER_IP_PER_HOUR', {}, typeDeviceCode, counted('dispositivo:ip:%')],
    ['WRONG_LOOKUPS_PER_HOUR', {}, guessDocument, identified],
    ['LOOKUPS_PER_DOCUMENT_PER_HOUR', {}, identify, identified],
    ['LOOKUPS_PER_DOCUMENT_PER_HOUR', {}, recover, 'correos'],
    ['LOOKUPS_PER_DOCUMENT_PER_HOUR_IN_ALL', {}, identify, identified],
    ['EMAIL_CHANGES_PER_HOUR', {}, changeAddress, 'cambios_correo'],
    ['DEVICE_CODES_PER_HOUR', {}, addDevice, 'pedidos_dispositivo'],
    ['PAYMENT_SESSIONS_PER_MEMBER_PER_HOUR', {}, openOwnPayment, counted('pago:%')],
    ['WRONG_PAYMENT_LINKS_PER_IP_PER_HOUR', {}, guessPayment, counted('pago:fallos:2%')],
    ['APPLICATIONS_PER_IP_PER_HOUR', {}, apply, applied],
    ['APPLICATIONS_PER_HOUR', { POLICY_APPLICATIONS_PER_IP_PER_HOUR: '10' }, apply, applied],
    ['APPLICATIONS_PER_EMAIL_PER_HOUR', {}, apply, applied],
    ['APPLICATIONS_PER_EMAIL_PER_HOUR_IN_ALL', {}, apply, applied],
    ['WRITES_PER_MEMBER_PER_MINUTE', {}, note, entries('cliente')],
    ['WRITES_PER_MEMBER_PER_DAY', {}, note, entries('cliente')],
    ['WRITES_PER_MEMBER_PER_DAY', {}, lookForeign, entries('codigoAjeno')],
    ['AUDIT_ENTRIES_PER_MEMBER_PER_DAY', {}, note, entries('cliente')],
    ['CASES_PER_MEMBER_PER_DAY', {}, affiliate, 'casos'],
    ['PHOTOS_PER_MEMBER_PER_DAY', {}, savePhoto, entries('fotoGuardada')],
    ['UPLOAD_MEGABYTES_PER_MEMBER_PER_DAY', { POLICY_UPLOAD_MEGABYTES_PER_MEMBER_PER_DAY: '1' }, sendFiles, 'casos'],
  ];

  const ofLimits = limits.map(
    ([limit, other, use, left]): Race => ({
      title: `${limit}: ${left}`,
      settings: { [`POLICY_${limit}`]: '3', ...other },
      run: async (nth) => {
        member = await tokenOf(maria.code);
        const before = await countOf(left);
        const pair = (at: number) =>
          atOnce(
            at,
            () => use(first, 2 * at),
            () => use(second, 2 * at + 1),
          );
        const answers = [...(await pair(2 * nth)), ...(await pair(2 * nth + 1))];
        return [answers.filter(({ status }) => status === 429).length, Number(await countOf(left)) - Number(before)];
      },
      ends: [[1, 3]],
    }),
  );

  /** Two failures, then two at once that are none: what is wrong, what is right, and where it is counted. */
  const refunds: readonly [limit: string, wrong: Use, right: Use, key: string][] = [
    ['WRONG_LOGINS_PER_MINUTE', guessPassword, enter, '^login:fallos:todos$'],
    ['WRONG_LOOKUPS_PER_HOUR', guessDocument, identify, '^identidad:fallos:todos$'],
    ['LOOKUPS_PER_DOCUMENT_PER_HOUR', guessAddress, recover, '^recuperacion:'],
    ['LOOKUPS_PER_DOCUMENT_PER_HOUR_IN_ALL', guessAddress, recover, '^recuperacion:[^:]+$'],
    ['WRONG_PAYMENT_LINKS_PER_IP_PER_HOUR', guessPayment, openPayment, '^pago:fallos:'],
  ];

  const ofRefunds = refunds.map(
    ([limit, wrong, right, key]): Race => ({
      title: limit,
      settings: { [`POLICY_${limit}`]: '3' },
      run: async (nth) => {
        await owe();
        await sql(
          `INSERT INTO ordenes_pago (id, numero, factura, codigo_afiliado, monto, estado, creada, retorno)
         VALUES ('7', '8', $1, $2, $3, 'abierta', $4, 'r')`,
          [invoice, maria.code, cents, new Date(clock.time)],
        );
        for (const server of [first, second]) await wrong(server, nth);
        const answers = await atOnce(
          nth,
          () => right(first, nth),
          () => right(second, nth),
        );
        const after = await right(first, nth);
        const counts = await sql(`SELECT DISTINCT cuenta FROM contadores WHERE clave ~ $1`, [key]);
        return [answers.map(({ status }) => status).includes(200), after.status, counts];
      },
      ends: [[true, 200, [{ cuenta: 2 }]]],
    }),
  );

  const now = () => new Date(clock.time);
  const ofWindows: Race[] = [
    {
      title: 'a purge that meets the first use of a window keeps it',
      run: async () => {
        const limit = { key: 'ventana', most: 3, windowMs: 60_000 };
        await createCounters(first.db, now).use(limit);
        clock.time += 2 * limit.windowMs;
        const purged = await first.db.tx(async (queries) => {
          await createCounters(queries, now).use(limit);
          const policy = serverPolicyDefaults(true);
          const purge = purgeExpired({ db: second.db, now, log: () => {}, policy });
          const waiting = `pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'DELETE FROM contadores%'`;
          await expect.poll(() => countOf(waiting)).toBe(1);
          return { purge };
        });
        await purged.purge;
        return sql(`SELECT cuenta FROM contadores WHERE clave = $1`, [limit.key]);
      },
      ends: [[{ cuenta: 1 }]],
    },
    {
      title: 'a use of the window before gives nothing back to the next one',
      run: async () => {
        const [one, other] = [createCounters(first.db, now), createCounters(second.db, now)];
        const limit = { key: 'ventana', most: 3, windowMs: 60_000 };
        const late = await one.use(limit);
        clock.time += limit.windowMs;
        await other.use(limit);
        await one.giveBack({ key: limit.key, until: late.until });
        return (await other.use(limit)).count;
      },
      ends: [2],
    },
  ];

  describe.each([
    ['ends as one after the other: passwords', ofPasswords],
    ['ends as one after the other: links', ofLinks],
    ['ends as one after the other: payments', ofPayments],
    ['ends as one after the other: uploads', ofUploads],
    ['lets through what a limit says', ofLimits],
    ['counts no failure that was none, also of uses at once that reach the limit', [...ofRefunds, ...ofWindows]],
  ])('%s', (_, races) => {
    test.each(races.map(({ title, ...race }) => [title, race] as const))(
      '%s',
      async (_title, { settings = usual(), run, ends }) => {
        await start(settings);
        for (let nth = 0; nth < pairs; nth += 1) {
          await renew();
          expect(ends).toContainEqual(await run(nth));
        }
      },
      timeLimitMs,
    );
  });
});
