import { describe, expect, test } from 'vitest';
import { chartLimitMs, defaultPolicy } from '../../../domain/rules/policy';
import { arrive, type fakeClient } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openLinkPage } from '../../../tests/stand-ins/link-page';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { type LinkPageName, linkAddresses } from '../../../tests/walks/link-addresses';
import { Problem } from '../../api/problem';
import { changePasswordTexts } from '../../flows/changePassword/texts';
import { emailChangeTexts, emailChangeWords, emailLinkWords } from '../../flows/emailChange/texts';
import { planLinkWords } from '../../flows/planStatus/texts';
import { walletLinkWords } from '../../flows/wallet/texts';
import { waitingMail } from '../../platform/waiting-mail';

const now = 1_700_000_000_000;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const fileName = 'nombre-de-24-letras.y-su-firma';
const jwt = (claims: object = {}) =>
  `${part({ alg: 'HS256' })}.${part({ jti: '7', codigoAfiliado: '10000001', fileName, ...claims })}.firma_de_64`;
const clave = 'mangú con queso 7';

const effects = {
  activation: 'Autenticacion/activarCuenta',
  changePassword: 'Autenticacion/cambiarClave',
  emailChange: 'autenticacion/confirmarCambioCorreo',
  emailReversal: 'autenticacion/reversarCambioCorreo',
  planStatus: 'Afiliado/confirmarAfiliado',
  wallet: 'Billetera/obtener/archivo/ios',
} as const;
const first = {
  ...effects,
  emailChange: 'autenticacion/estadoCambioCorreo',
  emailReversal: 'autenticacion/estadoReversoCorreo',
} as const;
const pages = Object.keys(linkAddresses) as LinkPageName[]; // Object.keys is typed as string[]; these are the keys of the table above.

const healthy = {
  'Autenticacion/activarCuenta': () => ({ codigoMensaje: 1009, mensaje: 'Su cuenta ha sido activada,' }),
  'Autenticacion/cambiarClave': () => ({ codigoMensaje: 1007, mensaje: 'Cambiada.' }),
  'autenticacion/estadoCambioCorreo': () => ({
    mensaje: 'Pendiente de cambio de correo',
    correo: 'ana.nueva@ejemplo.do',
  }),
  'autenticacion/confirmarCambioCorreo': () => ({ mensaje: 'Cambios guardados favor de inciar sesion' }),
  'autenticacion/estadoReversoCorreo': () => ({ mensaje: 'Cambio de correo confirmado', correo: 'ana@ejemplo.do' }),
  'autenticacion/reversarCambioCorreo': () => ({ mensaje: 'Reversada.' }),
  'Afiliado/confirmarAfiliado': () => ({
    nombres: 'Ana',
    apellidos: 'Peña',
    codigoAfiliado: '10000001',
    planes: [{ tipoPlan: 'Plan básico', estado: 'SIN SERVICIO' }],
  }),
  'Billetera/obtener/archivo/ios': () => new Blob(['PK']),
};
type Answers = Parameters<typeof fakeClient>[0];

const open = async (page: LinkPageName, rest: string, answers: Answers = {}, device = fakeDevice()) => {
  const portal = await openPortal(device, { answers: { ...healthy, ...answers } });
  const before = portal.network.asked.length;
  const opened = openLinkPage(page, rest, portal.app, portal.clock);
  await arrive();
  const press = async () => {
    opened.send({ type: 'ENVIAR', clave, repetida: clave });
    opened.send({ type: 'APLICAR' });
    await arrive();
  };
  return {
    ...portal,
    ...opened,
    press,
    asked: () => portal.network.asked.slice(before).map(({ path, request }) => ({ path, request })),
  };
};

const works: Record<LinkPageName, string> = {
  activation: 'activada',
  changePassword: 'cambiada',
  emailChange: 'confirmado',
  emailReversal: 'revertido',
  planStatus: 'mostrando',
  wallet: 'ofreciendo',
};
const good = jwt({ exp: now / 1000 + 3600 });

describe('a good link works once, in any spelling', () => {
  const ways: readonly [string, string][] = [
    ['as it is', good],
    ['as Token=value', `Token=${good}`],
    ['as token=value', `TOKEN=${good}`],
    ['percent-encoded', good.replaceAll('.', '%2E')],
    ['with a space after it', `${good}%20`],
  ];
  for (const page of pages)
    for (const [name, rest] of ways)
      test(`${page}, ${name}`, async () => {
        const written = page === 'activation' ? rest.replace(/^token=/i, 'codigoAfiliado=') : rest;
        const link = await open(page, written);
        await link.press();
        expect([link.state(), link.went]).toEqual([works[page], [linkAddresses[page]]]);
        const tokens = link.asked().map(({ request }) => JSON.stringify(request).split(good).length - 1);
        // The wallet's call carries the file name from the token instead of the token.
        expect(tokens).toEqual(page === 'wallet' ? [0] : first[page] === effects[page] ? [1] : [1, 1]);
      });
});

test.each(['activation', 'changePassword'] as const)('a log-in no longer waits for the mail of %s', async (page) => {
  const { app } = await openPortal(fakeDevice(), { answers: healthy });
  const mail = waitingMail(app.browser.session);
  mail.keep({ asunto: 'recuperacion', correo: 'r***@e***.do', desde: now });
  const link = openLinkPage(page, good, app);
  await arrive();
  link.send({ type: 'ENVIAR', clave, repetida: clave });
  await arrive();
  expect([link.state(), mail.read()]).toEqual([works[page], null]);
});

interface BadLink {
  name: string;
  rest: string;
  restOfActivation?: string;
  /** Its own claims say that it has expired. */
  saysSo?: true;
  /** The service's status, if it is called. */
  status?: number;
  page: 'ausente' | 'invalido' | 'vencido' | 'usado';
}
const bad: readonly BadLink[] = [
  { name: '1 nothing', rest: '', page: 'ausente' },
  { name: '2 a name without a value', rest: 'Token=', restOfActivation: 'codigoAfiliado=', page: 'ausente' },
  { name: '3 nothing but space', rest: '%20%09', page: 'ausente' },
  { name: '4 8 kB', rest: 'x'.repeat(8_192), page: 'invalido' },
  { name: '5 a line break inside', rest: `${good.slice(0, 20)}%0A${good.slice(20)}`, page: 'invalido' },
  { name: '6 a broken percent sign', rest: `${good}%25E0%25A4%25A`, status: 404, page: 'invalido' },
  {
    name: '7 one second too old by its own word',
    rest: jwt({ exp: now / 1000 - 1 }),
    saysSo: true,
    status: 410,
    page: 'vencido',
  },
  { name: '8 expired, superseded or cancelled by the service’s word', rest: jwt(), status: 410, page: 'vencido' },
  { name: '9 used', rest: jwt(), status: 409, page: 'usado' },
  { name: '10 one bit turned', rest: `${good.slice(0, -1)}B`, status: 404, page: 'invalido' },
  { name: '11 cut in the middle', rest: good.slice(0, 30), status: 404, page: 'invalido' },
  { name: '12 twice in one', rest: `${good}.${good}`, status: 404, page: 'invalido' },
  { name: '13 of another purpose, refused as forbidden', rest: jwt({ ambito: 'otro' }), status: 403, page: 'invalido' },
  { name: '14 unauthorised', rest: jwt(), status: 401, page: 'vencido' },
];
/** The wallet's page cannot read a file name from these tokens, so it sends no call. */
const unreadable = ['11 cut in the middle', '12 twice in one'];
/** The state that each page shows; some name it differently. */
const shown = (page: LinkPageName, { page: wanted }: BadLink): string => {
  if (wanted === 'usado')
    return {
      activation: 'rechazada',
      changePassword: 'usado',
      emailChange: 'yaConfirmado',
      emailReversal: 'yaRevertido',
      planStatus: 'usado',
      wallet: 'usado',
    }[page];
  return page === 'activation' && wanted === 'vencido' ? 'rechazada' : wanted;
};
/** Whether the page calls the service to reject this link. */
const asks = (page: LinkPageName, { name, rest, saysSo, status }: BadLink): boolean =>
  status !== undefined &&
  !(page === 'wallet' && unreadable.includes(name)) &&
  (page === 'activation' ? /^[\w.-]{1,200}$/.test(rest) : !saysSo);

describe.each(pages)('%s: every class of bad link has its page and no effect', (page) => {
  test.each(bad)('$name', async (link) => {
    const refused = () => {
      throw new Problem('sinServicio', { status: link.status ?? 500, mensaje: '' });
    };
    const rest = (page === 'activation' && link.restOfActivation) || link.rest;
    const opened = await open(page, rest, { [first[page]]: refused, [effects[page]]: refused });
    await opened.press();
    expect([opened.state(), opened.asked().map(({ path }) => path)]).toEqual([
      shown(page, link),
      asks(page, link) ? [first[page]] : [],
    ]);
    expect([opened.failures, opened.app.snackbars.getSnapshot().context.visibles]).toEqual([[], []]);
  });
});

test.each(pages)('%s: ten presses send one call, and none follows its answer', async (page) => {
  const link = await open(page, good);
  for (let press = 0; press < 10; press += 1) {
    link.send({ type: 'ENVIAR', clave, repetida: clave });
    link.send({ type: 'APLICAR' });
    link.send({ type: 'REINTENTAR' });
  }
  await arrive();
  await link.press();
  expect([link.state(), link.asked().filter(({ path }) => path === effects[page]).length]).toEqual([works[page], 1]);
});

test.each(pages)(
  '%s: a start that is undone immediately sends nothing, and the second start finds the token',
  async (page) => {
    const portal = await openPortal(fakeDevice(), { answers: healthy });
    const before = portal.network.asked.length;
    const { actor, state } = openLinkPage(page, good, portal.app, portal.clock);
    actor.stop();
    await arrive();
    expect([portal.network.asked.length - before, state()]).toEqual([0, 'abriendo']);
  },
);

test.each(pages)('%s: after a reload the token is gone, and the page says how to continue', async (page) => {
  const link = await open(page, '');
  await link.press();
  expect([link.state(), link.asked()]).toEqual(['ausente', []]);
});

describe('the token', () => {
  test.each(pages)('%s: appears in no snapshot, storage, log line or notice', async (page) => {
    const device = fakeDevice();
    const link = await open(page, good, {}, device);
    const looked = () =>
      JSON.stringify([
        link.actor.getSnapshot().context,
        link.actor.getPersistedSnapshot(),
        [...device.local],
        [...link.tab],
        link.logged,
        link.app.snackbars.getSnapshot().context,
        link.went,
      ]);
    const seen = [looked()];
    await link.press();
    seen.push(looked());
    expect(seen.map((text) => [text.includes(good), text.includes(clave)])).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});

describe('[ACT-02] [ACT-03] the activation', () => {
  test('runs without a press, in two tabs alike, and ends at the log-in with its sentence', async () => {
    const device = fakeDevice();
    const tabs = [await open('activation', '10000007', {}, device), await open('activation', '10000007', {}, device)];
    expect(tabs.map((tab) => [tab.state(), tab.asked()])).toEqual(
      tabs.map(() => [
        'activada',
        [{ path: 'Autenticacion/activarCuenta', request: { query: { CodigoAfiliado: '10000007' } } }],
      ]),
    );
    const [one] = tabs;
    one?.clock.increment(10_000);
    await arrive();
    expect([one?.state(), one?.went.at(-1)]).toEqual(['haciaLogin', '/login']);
    expect(one?.app.snackbars.getSnapshot().context.visibles.map(({ titulo }) => titulo)).toEqual([
      'Su cuenta ha sido activada, favor de iniciar sesion con su cuenta.',
    ]);
  });

  test('continues when a lost network is back', async () => {
    const link = await open('activation', '10000007', { 'Autenticacion/activarCuenta': 'sinConexion' });
    expect(link.state()).toBe('fallido');
    link.network.answers['Autenticacion/activarCuenta'] = healthy['Autenticacion/activarCuenta'];
    link.setOnline(true);
    await arrive();
    expect(link.state()).toBe('activada');
  });
});

describe('[PWD-08] [PWD-10] the change of a password', () => {
  test('[PWD-09] sends token and password once, says that it is done, and ends at the log-in', async () => {
    const link = await open('changePassword', good);
    await link.press();
    expect([link.state(), changePasswordTexts.cambiada]).toEqual([
      'cambiada',
      'Se ha realizado el cambio de contraseña, favor de iniciar sesion con sus nuevas credenciales.',
    ]);
    expect(link.asked()).toEqual([{ path: effects.changePassword, request: { query: { Token: good, Clave: clave } } }]);
    link.clock.increment(10_000);
    expect([link.state(), link.went.at(-1)]).toEqual(['haciaLogin', '/login']);
  });

  test('reports a missing answer at its time limit, and can be sent again', async () => {
    const link = await open('changePassword', good, { [effects.changePassword]: 'nunca' });
    await link.press();
    expect(link.state()).toBe('enviando');
    link.clock.increment(chartLimitMs(defaultPolicy.writeLimitMs));
    expect([link.state(), link.actor.getSnapshot().context]).toEqual([
      'formulario.sinCambio',
      {
        borrador: {},
        faltas: {},
        completa: true,
        flaqueza: null,
        enlace: null,
        respuesta: null,
        problema: 'limite',
      },
    ]);
    link.network.answers[effects.changePassword] = healthy['Autenticacion/cambiarClave'];
    await link.press();
    expect(link.state()).toBe('cambiada');
  });
});

describe('[MAILC-01] [MAILC-06] [MAILC-07] the change of an e-mail address', () => {
  test('[MAILC-02] [MAILC-03] [MAILC-14] first reads the status, and confirms by a button with its address', async () => {
    const link = await open('emailChange', good);
    expect([link.state(), link.asked()]).toEqual([
      'porConfirmar',
      [{ path: first.emailChange, request: { query: { Token: good } } }],
    ]);
    await link.press();
    expect(link.asked().at(-1)).toEqual({
      path: effects.emailChange,
      request: { query: { Token: good }, body: { CorreoElectronico: 'ana.nueva@ejemplo.do' } },
    });
    expect([link.state(), emailChangeTexts.confirmado]).toEqual([
      'confirmado',
      'Cambios guardados favor de inciar sesion',
    ]);
  });

  test("confirms with the token's address, if it has one", async () => {
    const named = jwt({ correo: 'del.token@ejemplo.do' });
    const link = await open('emailChange', named);
    await link.press();
    expect(link.asked().at(-1)?.request).toEqual({
      query: { Token: named },
      body: { CorreoElectronico: 'del.token@ejemplo.do' },
    });
  });

  test('is not confirmed without an address', async () => {
    const link = await open('emailChange', good, {
      [first.emailChange]: () => ({ mensaje: 'Pendiente de cambio de correo', correo: '' }),
    });
    await link.press();
    expect([link.state(), link.asked().length]).toEqual(['sinCorreo', 1]);
  });

  test('[MAILC-04] [MAILC-05] after a lost answer, reads the status before it sends again', async () => {
    const link = await open('emailChange', good, { [effects.emailChange]: 'sinConexion' });
    await link.press();
    expect([link.state(), emailChangeWords.confirmar.fallida]).toEqual([
      'sinAplicar',
      'Ha ocurrido un error durante la actualización, favor intente más tarde.',
    ]);
    link.network.answers[first.emailChange] = () => ({ mensaje: 'El correo ya fue confirmado', correo: '' });
    link.send({ type: 'REINTENTAR' });
    await arrive();
    expect([link.state(), link.asked().map(({ path }) => path)]).toEqual([
      'yaConfirmado',
      [first.emailChange, effects.emailChange, first.emailChange],
    ]);
    expect(emailChangeTexts.yaConfirmado).toBe('El correo ya fue confirmado, favor de iniciar sesión');
  });

  test('[MAILC-09] [MAILC-10] [MAILC-14] is reverted by a button; a failure is reported, and another try works', async () => {
    const link = await open('emailReversal', good, { [effects.emailReversal]: 'sinConexion' });
    expect(link.state()).toBe('porRevertir');
    await link.press();
    expect([link.state(), emailChangeWords.revertir.fallida]).toEqual([
      'sinAplicar',
      'Ha ocurrido un error, favor de intentar más tarde',
    ]);
    link.network.answers[effects.emailReversal] = healthy[effects.emailReversal];
    link.send({ type: 'REINTENTAR' });
    await arrive();
    await link.press();
    expect([link.state(), emailChangeTexts.revertido]).toEqual([
      'revertido',
      'Su solicitud ha sido reversada de forma satisfactoria',
    ]);
  });

  test('[MAILC-08] [MAILC-13] does not revert twice', async () => {
    const link = await open('emailReversal', good, {
      [first.emailReversal]: () => ({ mensaje: 'Reverso de cambio correo', correo: '' }),
    });
    await link.press();
    expect([link.state(), link.asked().map(({ path }) => path)]).toEqual(['yaRevertido', [first.emailReversal]]);
    expect(emailChangeTexts.revertido).toBe('Su solicitud ha sido reversada de forma satisfactoria');
  });
});

test.each([
  ['[MAILC-11] [MAILC-12]', 'emailChange', emailLinkWords],
  ['[MAILC-11] [MAILC-12]', 'emailReversal', emailLinkWords],
  ['[PLANTOK-03]', 'planStatus', planLinkWords],
] as const)('%s %s: an expired link asks to log in again', async (_, page, words) => {
  const expired = () => {
    throw new Problem('sinServicio', { status: 410, mensaje: '' });
  };
  const link = await open(page, good, { [first[page]]: expired });
  expect([link.state(), words.vencido.titulo]).toEqual([
    'vencido',
    'El token expiro, favor de iniciar sesión nuevamente.',
  ]);
});

test('[PLANTOK-01] the plans are read with the token, for members and visitors', async () => {
  for (const device of [fakeDevice(), fakeDevice(storedSession('1001', now))]) {
    const link = await open('planStatus', good, {}, device);
    expect(link.state()).toBe('mostrando');
    expect(link.asked().filter(({ path }) => path === first.planStatus)).toEqual([
      { path: first.planStatus, request: { query: { Token: good } } },
    ]);
  }
});

test.each(pages)(
  '%s: a session that expires meanwhile does not invalidate the link, and a second try works',
  async (page) => {
    const link = await open(page, good, { [effects[page]]: 'sesionVencida' }, fakeDevice(storedSession('1001', now)));
    await link.press();
    expect(link.problema()).toEqual({ kind: 'sesionVencida', mensaje: '' });
    link.network.answers[effects[page]] = healthy[effects[page]];
    link.send({ type: 'REINTENTAR' });
    await arrive();
    await link.press();
    expect(link.state()).toBe(works[page]);
  },
);

describe('the wallet', () => {
  const call = 'Billetera/obtener/archivo/ios';

  test('[WALLET-01] [CLUB-07] opening the page ends the session, stays on the page, and keeps the club intent', async () => {
    const device = fakeDevice({ ...storedSession('1001', now), club_beneficiario: 'true' });
    const portal = await openPortal(device, { answers: healthy });
    const before = portal.session().value;
    const opened = openLinkPage('wallet', good, portal.app, portal.clock);
    await arrive();
    expect([before, portal.session().value, portal.session().context.motivo, opened.state()]).toEqual([
      { abierta: { autenticada: 'enPortal' } },
      'anonima',
      'llegada',
      'ofreciendo',
    ]);
    expect([device.local.has('token'), device.local.get('club_beneficiario')]).toEqual([false, 'true']);
  });

  test('[WALLET-02] [WALLET-08] ten presses download once, by the file name in the token; then a press works again', async () => {
    const link = await open('wallet', good);
    const { codigoAfiliado, archivo } = link.actor.getSnapshot().context as { codigoAfiliado: string; archivo: string }; // The context of this page's machine.
    expect([codigoAfiliado, archivo]).toEqual(['10000001', fileName]);
    for (let press = 0; press < 10; press += 1) link.send({ type: 'AGREGAR' });
    await arrive();
    const address = `/api/${call}?fileName=${fileName}`;
    expect([link.state(), link.fetched, link.asked().map(({ request }) => request)]).toEqual([
      'descargado',
      [address],
      [{ query: { fileName } }, { query: { fileName } }],
    ]);
    link.send({ type: 'AGREGAR' });
    await arrive();
    expect([link.state(), link.fetched]).toEqual(['descargado', [address, address]]);
  });

  test('a token without a file name is a broken link, without a call', async () => {
    const link = await open('wallet', jwt({ fileName: '../etc/passwd' }));
    expect([link.state(), link.asked()]).toEqual(['invalido', []]);
  });

  test('a service without a certificate is reported before the button promises a download, and after a press', async () => {
    const none = () => {
      throw new Problem('sinServicio', { status: 501, mensaje: '' });
    };
    const without = await open('wallet', good, { [call]: none });
    const lost = await open('wallet', good);
    lost.network.answers[call] = none;
    lost.send({ type: 'AGREGAR' });
    await arrive();
    expect([without.state(), lost.state(), without.fetched, lost.fetched]).toEqual(['sinPases', 'sinPases', [], []]);
  });

  test('[WALLET-07] a link that expires while the page is open downloads nothing and says so', async () => {
    const link = await open('wallet', good);
    link.network.answers[call] = () => {
      throw new Problem('sinServicio', { status: 410, mensaje: '' });
    };
    link.send({ type: 'AGREGAR' });
    await arrive();
    expect([link.state(), link.fetched]).toEqual(['vencido', []]);
    expect(walletLinkWords.vencido.titulo).toBe('El token expiro, favor realizar la solicitud nuevamente.');
  });
});
