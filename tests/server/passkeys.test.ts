import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deviceRequestOf } from './device-request';
import { inTurn } from './in-turn';
import { onEachServer, onPglite, serveBeside } from './on-each-server';
import { field, type ServerUnderTest } from './server-under-test';
import { type Authenticator, createAuthenticator } from './software-authenticator';

const here = { origin: 'https://oficina.example', rpId: 'oficina.example' };
const staging = { origin: 'https://pruebas.example', rpId: 'pruebas.example' };
const [maria, other] = ['10000001', '10000003'];
const minute = 60_000;
const phone = '3f2b8c1e-0000-4000-8000-000000000001';
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
type Doing = Partial<Parameters<Authenticator['get']>[0]>;

const passkeysAt = (server: ServerUnderTest) => {
  const optionsToAdd = async (token: string) => {
    const { status, json } = await server.call('opcionesLlave', { token });
    return {
      status,
      mensaje: field(json, 'mensaje'),
      desafio: String(field(json, 'desafio')),
      challenge: String(field(json, 'opciones', 'challenge')),
      handle: String(field(json, 'opciones', 'user', 'id')),
      options: field(json, 'opciones'),
    };
  };
  const optionsToEnter = async (token: string) => {
    const { json } = await server.call('opcionesEntrada', { token });
    return { desafio: String(field(json, 'desafio')), challenge: String(field(json, 'opciones', 'challenge')) };
  };
  const enterWith = async (desafio: string, credencial: unknown, token: string, more: object = {}) => {
    const { status, json } = await server.call('entrarConLlave', { token, body: { desafio, credencial, ...more } });
    return { status, code: field(json, 'codigoMensaje') ?? status, json };
  };
  const add = async (token: string, key: Authenticator, doing: Doing = {}) => {
    const { desafio, challenge, handle } = await optionsToAdd(token);
    const credencial = key.create({ ...here, challenge, ...doing }, handle);
    return server.call('agregarLlave', { token, body: { desafio, credencial }, headers: firefox });
  };
  const optionsToConfirm = async (token: string) => {
    const { json } = await server.call('opcionesDispositivo', { token });
    return { desafio: String(field(json, 'desafio')), challenge: String(field(json, 'opciones', 'challenge')) };
  };
  const confirmWith = async (desafio: string, credencial: unknown, token: string) => {
    const body = { desafio, credencial, identificador: phone };
    const { status, json } = await server.call('confirmarDispositivo', { token, body });
    return [status, field(json, 'mensaje') ?? ''];
  };
  return {
    ...{ optionsToAdd, optionsToEnter, enterWith, add, optionsToConfirm, confirmWith },
    confirm: async (key: Authenticator, token: string, doing: Doing = {}) => {
      const { desafio, challenge } = await optionsToConfirm(token);
      return confirmWith(desafio, key.get({ ...here, challenge, ...doing }), token);
    },
    /** A passkey of the member, on a device of its own. */
    passkeyOf: async (codigoAfiliado = maria) => {
      const key = createAuthenticator();
      const { status } = await add(await server.tokenOf(codigoAfiliado), key);
      if (status !== 200) throw new Error(`no passkey: ${status}`);
      return key;
    },
    enter: async (key: Authenticator, doing: Doing = {}, more: object = {}) => {
      const token = await server.anonymous();
      const { desafio, challenge } = await optionsToEnter(token);
      return enterWith(desafio, key.get({ ...here, challenge, ...doing }), token, more);
    },
    listed: async (token: string) => {
      const { json } = await server.call('llavesAcceso', { token });
      return field(json, 'llaves');
    },
  };
};

onEachServer('passkeys', { PUBLIC_URL: here.origin }, (server) => {
  let at: ReturnType<typeof passkeysAt>;
  let token: string;
  beforeEach(async () => {
    server.clock.time += 60 * minute;
    await server.empty('llaves_acceso', 'bitacora', 'contadores', 'intentos', 'avisos', 'dispositivos_conocidos');
    at = passkeysAt(server);
    token = await server.tokenOf(maria);
  });
  afterEach(() =>
    server.db.query(`UPDATE cuentas SET bloqueada_hasta = NULL, estado = 'activa' WHERE codigo_afiliado = $1`, [maria]),
  );
  const audited = () =>
    server.db.query(`SELECT actor, suceso, documento_indicado AS de, valor_anterior AS antes, valor_nuevo AS despues
       FROM bitacora WHERE suceso ~ '^(llave:|ingreso$)' ORDER BY id`);
  const told = async () =>
    (
      await server.db.query<{ p: string }>(
        `SELECT promesa AS p FROM avisos WHERE promesa ~ '^(llave|ingresoNuevo)' ORDER BY momento, promesa`,
      )
    ).map(({ p }) => p);

  test('one is added, named, used and removed; adding and removing are audited and told', async () => {
    const key = createAuthenticator();
    const added = await at.add(token, key);
    const now = new Date(server.clock.time).toISOString();
    const first = { codigo: key.id, nombre: 'Firefox en Windows', creada: now, ultimaVez: null };
    expect([added.status, added.json]).toEqual([200, { llaves: [first], caben: 9 }]);
    const named = await server.call('nombrarLlave', { token, body: { codigo: key.id, nombre: ' Mi\u0007 teléfono ' } });
    expect(field(named.json, 'llaves', 0, 'nombre')).toBe('Mi  teléfono');

    const entered = await at.enter(key, {}, { dispositivo: phone });
    expect(entered.json).toMatchObject({ codigoMensaje: 1007, codigoAfiliado: maria, nombres: 'María Altagracia' });
    const session = String(field(entered.json, 'token'));
    expect(await at.listed(session)).toEqual([{ ...first, nombre: 'Mi  teléfono', ultimaVez: now }]);
    expect(field((await server.call('sesionesAbiertas', { token: session })).json, 'sesiones', 0, 'propia')).toBe(true);

    const removed = await server.call('quitarLlave', { token: session, body: { codigo: key.id } });
    expect([removed.json, (await at.enter(key)).code]).toEqual([{ llaves: [], caben: 10 }, 1006]);
    expect(await audited()).toEqual([
      { actor: maria, suceso: 'llave:agregada', de: '', antes: '', despues: 'Firefox en Windows' },
      { actor: null, suceso: 'ingreso', de: maria, antes: '', despues: 'llave' },
      { actor: maria, suceso: 'llave:quitada', de: '', antes: 'Mi  teléfono', despues: '' },
    ]);
    expect((await told()).toSorted()).toEqual(['llaveAgregada', 'llaveQuitada']);
  });

  test('asks for a finger, face or PIN, names its owner by a random handle, and leaves out what is there', async () => {
    const { options, handle } = await at.optionsToAdd(token);
    expect(options).toMatchObject({
      rp: { id: here.rpId },
      user: { name: 'María Altagracia Peña Núñez', displayName: 'María Altagracia Peña Núñez' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect([handle.length, JSON.stringify(options).includes(maria)]).toEqual([43, false]);
    const key = await at.passkeyOf();
    const again = await at.optionsToAdd(token);
    expect([again.handle, field(again.options, 'excludeCredentials', 0)]).toEqual([
      key.device.userHandle,
      { type: 'public-key', id: key.id, transports: ['internal'] },
    ]);
  });

  test.each<[string, Doing]>([
    ['of another origin', { origin: 'https://oficina.example.evil' }],
    ['of another port', { origin: 'https://oficina.example:8443' }],
    ['of another portal', { rpId: 'evil.example' }],
    ['of the staging portal', staging],
    ['by a touch alone', { isVerified: false }],
    ['for another challenge', { challenge: 'otro' }],
    ['of the other ceremony', { type: 'webauthn.get' }],
  ])('one that was made %s is not added', async (_, doing) => {
    const { status, json } = await at.add(token, createAuthenticator(), doing);
    expect([status, field(json, 'mensaje'), await at.listed(token)]).toEqual([
      422,
      'No pudimos comprobar la llave de este dispositivo. Inténtelo otra vez.',
      [],
    ]);
  });

  test.each<[string, Doing]>([
    ['of another origin', { origin: 'https://oficina.example.evil' }],
    ['of another portal', { rpId: 'evil.example' }],
    ['of the staging portal', staging],
    ['by a touch alone', { isVerified: false }],
    ['for another challenge', { challenge: 'otro' }],
    ['of the other ceremony', { type: 'webauthn.create' }],
  ])('an answer that was signed %s opens nothing', async (_, doing) => {
    const key = await at.passkeyOf();
    const { code, json } = await at.enter(key, doing);
    expect([code, field(json, 'mensaje')]).toEqual([1006, 'Esta llave ya no sirve aquí. Entre con su contraseña.']);
    expect((await at.enter(key)).code).toBe(1007);
  });

  test('a challenge serves once, for its visitor, for ten minutes, and for its ceremony', async () => {
    const key = await at.passkeyOf();
    const [visitor, another] = [await server.anonymous(), await server.anonymous()];
    const { desafio, challenge } = await at.optionsToEnter(visitor);
    const signed = key.get({ ...here, challenge });
    expect((await at.enterWith(desafio, signed, another)).status).toBe(410);
    const both = await Promise.all([at.enterWith(desafio, signed, visitor), at.enterWith(desafio, signed, visitor)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([1007, 410].toSorted());
    const late = await at.optionsToEnter(visitor);
    server.clock.time += 10 * minute + 1_000;
    expect((await at.enterWith(late.desafio, key.get({ ...here, challenge: late.challenge }), visitor)).status).toBe(
      410,
    );
    const toAdd = await at.optionsToAdd(await server.tokenOf(maria));
    expect((await at.enterWith(toAdd.desafio, key.get({ ...here, challenge: toAdd.challenge }), visitor)).status).toBe(
      410,
    );
    for (const forged of ['a.b.c', `${desafio}x`])
      expect((await at.enterWith(forged, signed, visitor)).status).toBe(410);
  });

  test('a challenge to add serves once, in its session', async () => {
    const key = createAuthenticator();
    const { desafio, challenge, handle } = await at.optionsToAdd(token);
    const credencial = key.create({ ...here, challenge }, handle);
    const ask = async (by: string) =>
      (await server.call('agregarLlave', { token: by, body: { desafio, credencial } })).status;
    expect([await ask(await server.tokenOf(other)), await ask(await server.tokenOf(maria))]).toEqual([410, 410]);
    expect([await ask(token), await ask(token)]).toEqual([200, 410]);
  });

  test('a counter that goes back, or stands still, opens nothing: the key was copied', async () => {
    const key = await at.passkeyOf();
    const codes = [(await at.enter(key)).code, (await at.enter(key)).code];
    key.device.counter = 0;
    codes.push((await at.enter(key)).code);
    key.device.counter = 1;
    codes.push((await at.enter(key)).code, (await at.enter(key)).code);
    expect(codes).toEqual([1007, 1007, 1006, 1006, 1007]);
  });

  test('one without a counter enters again and again', async () => {
    const key = await at.passkeyOf();
    const codes = [];
    for (let time = 0; time < 3; time += 1) {
      key.device.counter = -1;
      codes.push((await at.enter(key)).code);
    }
    expect(codes).toEqual([1007, 1007, 1007]);
  });

  test('the handle of another member, another key and an id of nobody open nothing', async () => {
    const [mine, theirs] = [await at.passkeyOf(), await at.passkeyOf(other)];
    const own = mine.device.userHandle;
    mine.device.userHandle = theirs.device.userHandle;
    expect((await at.enter(mine)).code).toBe(1006);
    mine.device.userHandle = own;
    const visitor = await server.anonymous();
    const { desafio, challenge } = await at.optionsToEnter(visitor);
    const swapped = { ...theirs.get({ ...here, challenge }), id: mine.id, userHandle: own };
    expect((await at.enterWith(desafio, swapped, visitor)).code).toBe(1006);
    expect((await at.enter(createAuthenticator(), {})).status).toBe(400);
    const stranger = createAuthenticator();
    stranger.device.userHandle = own;
    expect((await at.enter(stranger)).code).toBe(1006);
    expect(field((await at.enter(theirs)).json, 'codigoAfiliado')).toBe(other);
  });

  test('nobody names or removes the passkey of another, or adds it as their own', async () => {
    const key = await at.passkeyOf(other);
    await server.call('nombrarLlave', { token, body: { codigo: key.id, nombre: 'mía' } });
    await server.call('quitarLlave', { token, body: { codigo: key.id } });
    expect(await at.listed(await server.tokenOf(other))).toMatchObject([
      { codigo: key.id, nombre: 'Firefox en Windows' },
    ]);
    expect([(await at.add(token, key)).status, await at.listed(token)]).toEqual([422, []]);
  });

  test('a locked account, one that waits for its activation and a suspended member are told as with a password', async () => {
    const key = await at.passkeyOf();
    await server.db.query('UPDATE cuentas SET bloqueada_hasta = $2 WHERE codigo_afiliado = $1', [
      maria,
      new Date(server.clock.time + minute),
    ]);
    expect((await at.enter(key)).code).toBe(1017);
    await server.db.query(
      `UPDATE cuentas SET bloqueada_hasta = NULL, estado = 'porActivar' WHERE codigo_afiliado = $1`,
      [maria],
    );
    expect((await at.enter(key)).code).toBe(1003);
    await server.db.query(`UPDATE cuentas SET estado = 'activa' WHERE codigo_afiliado = $1`, [maria]);
    await server.db.query(`UPDATE afiliados SET estado = 'cancelada' WHERE codigo = $1`, [maria]);
    expect((await at.enter(key)).code).toBe(1018);
    await server.db.query(`UPDATE afiliados SET estado = 'activa' WHERE codigo = $1`, [maria]);
    expect((await at.enter(key)).code).toBe(1007);
  });

  test('a closed account takes its passkeys with it', async () => {
    const [account] = await server.db.query<{ clave_hash: string; correo: string }>(
      'SELECT clave_hash, correo FROM cuentas WHERE codigo_afiliado = $1',
      [other],
    );
    const key = await at.passkeyOf(other);
    await server.db.query('DELETE FROM cuentas WHERE codigo_afiliado = $1', [other]);
    expect([(await at.enter(key)).code, await server.count('llaves_acceso')]).toEqual([1006, 0]);
    await server.db.query(
      `INSERT INTO cuentas (codigo_afiliado, clave_hash, correo, estado) VALUES ($1, $2, $3, 'activa')`,
      [other, account?.clave_hash ?? '', account?.correo ?? ''],
    );
  });

  test('a log-in by passkey on a new device is told, too', async () => {
    const key = await at.passkeyOf();
    await at.enter(key, {}, { dispositivo: phone });
    await at.enter(key, {}, { dispositivo: phone.replace(/1$/, '2') });
    expect(await told()).toContain('ingresoNuevo');
  });

  test('ten fit, and the eleventh is refused with a sentence; two begun at once are of one handle', async () => {
    const [one, two] = [await at.optionsToAdd(token), await at.optionsToAdd(token)];
    const answers = await inTurn(2, async (place) => {
      const { desafio, challenge, handle } = place === 0 ? one : two;
      const credencial = createAuthenticator().create({ ...here, challenge }, handle);
      return (await server.call('agregarLlave', { token, body: { desafio, credencial } })).status;
    });
    expect(answers).toEqual([200, 410]);
    const last = await at.optionsToAdd(token);
    for (let more = 1; more < 10; more += 1) await at.passkeyOf();
    expect(await at.optionsToAdd(token)).toMatchObject({
      status: 422,
      mensaje: expect.stringContaining('Ya tiene 10'),
    });
    const credencial = createAuthenticator().create({ ...here, challenge: last.challenge }, last.handle);
    const { status } = await server.call('agregarLlave', { token, body: { desafio: last.desafio, credencial } });
    expect([status, await server.count('llaves_acceso')]).toEqual([422, 10]);
  });

  test('a session that was left open adds none', async () => {
    server.clock.time += 11 * minute;
    expect(await at.optionsToAdd(token)).toMatchObject({
      status: 422,
      mensaje: expect.stringContaining('entre otra vez'),
    });
  });

  test('a passkey that is not rightly signed counts as a wrong log-in, and then has to wait', async () => {
    const careful = await serveBeside(server, { PUBLIC_URL: here.origin, POLICY_LOGIN_MAX_FAILURES: '3' });
    const there = passkeysAt(careful);
    const key = await at.passkeyOf();
    const wrong = { rpId: 'evil.example' };
    const codes = await inTurn(4, async () => (await there.enter(key, wrong)).code);
    expect([codes, (await there.enter(key)).code]).toEqual([[1006, 1006, 1006, 1017], 1017]);
    expect(careful.log.map(({ event }) => event)).toContain('loginBlocked');
    expect(await server.count(`avisos WHERE promesa = 'ingresoBloqueado'`)).toBe(1);
    careful.clock.time += 2 * minute;
    expect((await there.enter(key)).code).toBe(1007);
  });

  describe('of a device that its member makes secure', () => {
    const [unproven, tooLate] = [
      [422, 'No pudimos comprobar su llave. Inténtelo otra vez.'],
      [410, 'Pasó demasiado tiempo desde que lo pidió. Inténtelo otra vez.'],
    ];
    beforeEach(() => server.empty('dispositivos_seguros', 'pedidos_dispositivo'));
    const secure = async () =>
      (await server.db.query<{ de: string }>('SELECT codigo_afiliado AS de FROM dispositivos_seguros')).map(
        ({ de }) => de,
      );

    test('[DEVICE-02] it does what the mailed code does, which then says so, too', async () => {
      const key = await at.passkeyOf();
      const { json } = await server.call('solicitarOTPMedicamentos', {
        token,
        ...deviceRequestOf(maria, { IdentificadorDispositivo: phone }),
      });
      expect(await at.confirm(key, token)).toEqual([200, '']);
      const { json: trusted } = await server.call('consultarDispositivosSeguros', {
        ...{ token, query: { idAfiliado: maria } },
      });
      expect(field(trusted, 'result', 'dispositivosSeguros')).toEqual([{ identificadorDispositivo: phone }]);
      expect(
        await server.db.query(`SELECT b.actor, b.documento_indicado AS de, b.valor_nuevo AS por, a.promesa, a.codigo_afiliado AS told
          FROM bitacora b CROSS JOIN avisos a WHERE b.suceso = 'dispositivoAgregado' AND a.promesa = b.suceso`),
      ).toEqual([{ actor: maria, de: maria, por: 'llave', promesa: 'dispositivoAgregado', told: maria }]);
      const page = await server.app.request(String(field(json, 'result', 'url')).replace(here.origin, ''));
      expect([page.status, page.headers.get('location')]).toEqual([303, '/dispositivo-seguro/listo']);
      expect(await at.listed(token)).toMatchObject([{ ultimaVez: new Date(server.clock.time).toISOString() }]);
    });

    test('the passkey of another member secures nothing, for neither', async () => {
      const [mine, theirs] = [await at.passkeyOf(), await at.passkeyOf(other)];
      expect(await at.confirm(theirs, token)).toEqual(unproven);
      theirs.device.userHandle = mine.device.userHandle;
      expect([await at.confirm(theirs, token), await secure()]).toEqual([unproven, []]);
    });

    test('a challenge serves once, right or wrong, in its session, for ten minutes, and for nothing else', async () => {
      const key = await at.passkeyOf();
      const signed = ({ challenge }: { challenge: string }) => key.get({ ...here, challenge });
      const first = await at.optionsToConfirm(token);
      expect(await at.confirmWith(first.desafio, signed(first), await server.tokenOf(maria))).toEqual(tooLate);
      const once = signed(first);
      const both = await Promise.all([1, 2].map(() => at.confirmWith(first.desafio, once, token)));
      expect(both.toSorted()).toEqual([[200, ''], tooLate]);
      expect(await at.confirmWith(first.desafio, signed(first), token)).toEqual(tooLate);
      await server.empty('dispositivos_seguros');

      const wrong = await at.optionsToConfirm(token);
      const forged = key.get({ ...here, challenge: 'otro' });
      expect(await at.confirmWith(wrong.desafio, forged, token)).toEqual(unproven);
      expect(await at.confirmWith(wrong.desafio, signed(wrong), token)).toEqual(tooLate);

      const visitor = await server.anonymous();
      const toEnter = await at.optionsToEnter(visitor);
      expect(await at.confirmWith(toEnter.desafio, signed(toEnter), token)).toEqual(tooLate);
      const toConfirm = await at.optionsToConfirm(token);
      expect((await at.enterWith(toConfirm.desafio, signed(toConfirm), visitor)).status).toBe(410);
      const toAdd = await at.optionsToAdd(token);
      expect(await at.confirmWith(toAdd.desafio, signed(toAdd), token)).toEqual(tooLate);

      const late = await at.optionsToConfirm(token);
      server.clock.time += 10 * minute + 1_000;
      expect([await at.confirmWith(late.desafio, signed(late), token), await secure()]).toEqual([tooLate, []]);
    });

    test.each<[string, Doing]>([
      ['of another origin', { origin: 'https://oficina.example.evil' }],
      ['of the staging portal', staging],
      ['by a touch alone', { isVerified: false }],
      ['of the other ceremony', { type: 'webauthn.create' }],
    ])('an answer that was signed %s secures nothing', async (_, doing) => {
      expect([await at.confirm(await at.passkeyOf(), token, doing), await secure()]).toEqual([unproven, []]);
    });

    test('a passkey that was removed meanwhile, or copied, secures nothing', async () => {
      const [key, rest] = [await at.passkeyOf(), await at.passkeyOf()];
      const { desafio, challenge } = await at.optionsToConfirm(token);
      await server.call('quitarLlave', { token, body: { codigo: key.id } });
      expect(await at.confirmWith(desafio, key.get({ ...here, challenge }), token)).toEqual(unproven);
      await at.enter(rest);
      rest.device.counter = 0;
      expect([await at.confirm(rest, token), await secure()]).toEqual([unproven, []]);
    });

    test('a locked or closed account is refused while its session is still known', async () => {
      const key = await at.passkeyOf();
      await at.optionsToConfirm(token);
      await server.db.query('UPDATE cuentas SET bloqueada_hasta = $2 WHERE codigo_afiliado = $1', [
        maria,
        new Date(server.clock.time + minute),
      ]);
      const locked = 'Por su seguridad, el acceso está bloqueado por unos minutos. Intente nuevamente más tarde.';
      expect(await at.confirm(key, token)).toEqual([422, locked]);
      await server.db.query('UPDATE cuentas SET bloqueada_hasta = NULL WHERE codigo_afiliado = $1', [maria]);
      const { desafio, challenge } = await at.optionsToConfirm(token);
      // As the foreign key does with the account.
      await server.empty('llaves_acceso');
      expect(await at.confirmWith(desafio, key.get({ ...here, challenge }), token)).toEqual(unproven);
      const told = await server.count(`avisos WHERE promesa = 'dispositivoAgregado'`);
      expect([await secure(), told]).toEqual([[], 0]);
    });
  });

  test('neither handle, key nor challenge is in the log', async () => {
    const key = await at.passkeyOf();
    await at.enter(key);
    const written = JSON.stringify(server.log) + JSON.stringify(await server.db.query('SELECT * FROM bitacora'));
    for (const secret of [key.id, key.device.userHandle]) expect(written).not.toContain(secret);
  });
});

describe('a portal without a name that browsers take', () => {
  const server = onPglite();

  test.each([{}, { PUBLIC_URL: 'http://oficina.example' }, { PUBLIC_URL: 'https://192.0.2.7' }])(
    'offers no passkeys: %j',
    async (environment) => {
      const bare = await serveBeside(server, environment);
      const [token, visitor] = [await bare.tokenOf(maria), await bare.anonymous()];
      const asked = [
        await bare.call('llavesAcceso', { token }),
        await bare.call('opcionesLlave', { token }),
        await bare.call('opcionesEntrada', { token: visitor }),
        await bare.call('opcionesDispositivo', { token }),
      ];
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    },
  );

  test('a computer of a developer is one', async () => {
    const local = await serveBeside(server, { PUBLIC_URL: 'http://localhost:3000' });
    expect((await local.call('opcionesEntrada', { token: await local.anonymous() })).status).toBe(200);
  });
});
