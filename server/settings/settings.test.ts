import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardVerification } from '../../domain/brand/card-verification';
import { readVerification } from '../../domain/contract/card-settings';
import { readMailsNotices } from '../../domain/contract/notice-settings';
import { readPaymentAuthorizeUrl, readPaymentOrdersKept } from '../../domain/contract/payment-settings';
import { defaultPolicy } from '../../domain/rules/policy';
import { type Environment, screamingSnakeCase } from './environment';
import { publicSettingsOf } from './public-settings';
import { serverPolicyDefaults } from './server-policy';
import { readSettings } from './settings';

test('the terms of a reimbursement come from a file, and another text is another version', () => {
  const own = readSettings({}).reimbursementTerms;
  const changed = readSettings({ REIMBURSEMENT_TERMS: 'LICENSE' }).reimbursementTerms;
  expect(own.texto).toMatch(/^Estos términos/);
  expect(changed.texto).toBe(readFileSync('LICENSE', 'utf8').trim());
  expect([own.version, changed.version].every((version) => /^[0-9a-f]{12}$/.test(version))).toBe(true);
  expect(own.version).not.toBe(changed.version);
});

describe('settings', () => {
  test('has defaults without any variable', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      dataDir: './.data',
      demo: true,
      production: false,
      policy: {},
      links: {},
    });
    expect(settings.serverPolicy.serverIdleMs).toBe(960_000);
  });

  test.each([
    ['PORT', 'tres mil', 'debe ser un número entero'],
    ['PORT', '70000', 'como máximo 65535'],
    ['DATABASE_URL', 'mysql://x', 'postgres://'],
    ['API_ORIGIN', 'https://x.example/api', 'no lleva ruta'],
    ['API_ORIGIN', 'ftp://x.example', 'https://'],
    ['PUBLIC_URL', 'oficina.example', 'https://'],
    ['SMTP_URL', 'http://x', 'smtp://'],
    ['SMTP_URL', 'smtp://x', 'PUBLIC_URL'],
    ['MAIL_FROM', 'oficina', 'debe ser un correo'],
    ['BOUNCE_MAILBOX', 'imap://a:b@x', 'imaps://'],
    ['BOUNCE_MAILBOX', 'imaps://x', 'usuario y contraseña'],
    ['BOUNCE_MAILBOX', 'imaps://a:b@x', 'BOUNCE_ADDRESS y SMTP_URL'],
    ['BOUNCE_ADDRESS', 'buzonlargo1@x.do', 'hasta 10 letras'],
    ['BOUNCE_ADDRESS', 're+botes@x.do', 'sin +'],
    ['PUBLIC_URL', 'https://oficina.example/portal', 'no lleva ruta'],
    ['TOKEN_SECRET', 'corto', '32 caracteres'],
    ['TOKEN_SECRET_PREVIOUS', 'corto', '32 caracteres'],
    ['DECLARATION_KEY', 'corta', '32 bytes en base64'],
    ['DECLARATION_KEY', `${'A'.repeat(43)}=A`, '32 bytes en base64'],
    ['DECLARATION_KEYS_PREVIOUS', `${'A'.repeat(43)}= corta`, '32 bytes en base64'],
    ['REIMBURSEMENT_TERMS', '/nowhere/terms.txt', 'archivo de texto'],
    ['TRUST_PROXY', 'si', 'número entero'],
    ['SECURITY_CONTACT', 'seguridad@oficina.example', 'mailto:'],
    ['SECURITY_CONTACT', 'mailto:seguridad', 'mailto:'],
    ['SECURITY_CONTACT', 'http://oficina.example/', 'https://'],
    ['SECURITY_CONTACT', 'https://oficina.example/\nCanonical: https://otro.example/', 'https://'],
    ['EXTRAS', 'casos/historia', 'API_ORIGIN'],
    ['WALLET_FILE', '{codigoAfiliado}.pkpass', 'API_ORIGIN'],
    ['WALLET_FILE', '../{codigoAfiliado}.pkpass', '{codigoAfiliado}.pkpass'],
    ['WALLET_FILE', 'carne.pkpass', '{codigoAfiliado}.pkpass'],
    ['OTHER_PORTALS', '/no/existe', 'sin «assets»'],
    ['DEMO_TOKEN', 'quince-letras-1', 'de 16 a 100'],
    ['DEMO_TOKEN', 'dieciseis letras y espacios', 'de 16 a 100'],
    ['IDLE_READING', 'D', 'A, B o C'],
    ['LOG_LEVEL', 'mucho', 'info'],
    ['DEMO', 'quizas', 'forzar'],
    ['POLICY_IDLE_CLOSE_MS', '15m', 'número entero'],
    ['POLICY_ONBOARDING_TOLERANT', 'tal vez', 'true o false'],
    ['POLICY_IDLE_CLOSE', '1', 'no existe'],
    ['LINK_TIKTOK', 'https://x', 'no existe'],
    ['LINK_X', 'javascript:alert(1)', 'https://'],
    ['LINK_X', '//otro.example', 'https://'],
    ['LINK_X', 'http://otro.example', 'https://'],
    ['ANONYMOUS_CEDULA', '001', 'ANONYMOUS_CLAVE'],
    ['PAYMENT_SESSIONS_URL', 'https://pagos.example/sessions', 'PUBLIC_URL'],
    ['PAYMENT_SESSIONS_URL', 'http://pagos.example/sessions', 'https://'],
    ['PAYMENT_AUTHORIZE_URL', 'https://pagos.example/authorize', 'PAYMENT_SESSIONS_URL'],
    ['PAYMENT_AUTHORIZE_URL', 'http://localhost.pagos.example/authorize', 'https://'],
    ['PAYMENT_AUTHORIZE_URL', 'javascript:alert(1)', 'https://'],
    ['PAYMENT_MERCHANT_NUMBER', 'uno', 'debe ser un número'],
    ['PAYMENT_FORM_ORIGINS', "https://a.example 'unsafe-inline'", 'https://'],
    ['PAYMENT_FORM_ORIGINS', 'http://a.example', 'https://'],
    ['PAYMENT_FORM_ORIGINS', 'https://a.example/x', 'no lleva ruta'],
  ])('rejects %s=%s with one line that names it', (name, value, reason) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(name);
    expect(read).toThrow(reason);
    expect(read).not.toThrow('\n');
  });

  test('an empty variable counts as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(readSettings({}));
  });

  test('each of the page’s and the server’s policies has a variable of its own', () => {
    const variables = (prefix: string, of: object) =>
      Object.fromEntries(
        Object.entries(of).map(([name, value]) => [
          `${prefix}_${screamingSnakeCase(name)}`,
          typeof value === 'boolean' ? 'true' : '7',
        ]),
      );
    const { policy, serverPolicy } = readSettings(
      variables('POLICY', { ...defaultPolicy, ...serverPolicyDefaults(true) }),
    );
    expect(Object.keys(policy).sort()).toEqual(Object.keys(defaultPolicy).sort());
    expect(new Set(Object.values({ ...policy, ...serverPolicy }))).toEqual(new Set([7, true]));
  });

  test('[IDLE-08] IDLE_READING chooses among the three readings, and a variable of its own wins', () => {
    expect(readSettings({ IDLE_READING: 'A' }).policy).toEqual({ idleCloseMs: 120_000, idleWarnBeforeMs: 60_000 });
    expect(readSettings({ IDLE_READING: 'B' }).policy).toEqual({ idleCloseMs: 900_000, idleWarnBeforeMs: 840_000 });
    expect(readSettings({ IDLE_READING: 'C' }).policy).toEqual({});
    expect(readSettings({ IDLE_READING: 'A', POLICY_IDLE_CLOSE_MS: '300000' }).policy.idleCloseMs).toBe(300_000);
  });

  test('the server waits longer than the page, however long the page waits', () => {
    const { serverPolicy } = readSettings({ POLICY_IDLE_CLOSE_MS: '3600000' });
    expect(serverPolicy.serverIdleMs).toBe(3_660_000);
  });

  test('demo data never in production unless forced, nor by itself in somebody’s PostgreSQL', () => {
    const TOKEN_SECRET = 's'.repeat(32);
    expect(readSettings({ NODE_ENV: 'production', TOKEN_SECRET }).demo).toBe(false);
    expect(() => readSettings({ NODE_ENV: 'production', DEMO: 'si' })).toThrow('DEMO=forzar');
    expect(readSettings({ NODE_ENV: 'production', DEMO: 'forzar', TOKEN_SECRET }).demo).toBe(true);
    expect(readSettings({ DATABASE_URL: 'postgres://x/y' }).demo).toBe(false);
    expect(readSettings({ DATABASE_URL: 'postgres://x/y', DEMO: 'si' }).demo).toBe(true);
    expect(readSettings({ DEMO: 'no' }).demo).toBe(false);
  });

  test('in production the key that signs is given by the operator, unless another back end signs', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/^Con NODE_ENV=production hace falta TOKEN_SECRET/);
    expect(readSettings({ NODE_ENV: 'production', API_ORIGIN: 'https://seguro.example' }).tokenSecret).toBeUndefined();
    expect(readSettings({}).tokenSecret).toBeUndefined();
  });

  test('TOKEN_SECRET_PREVIOUS requires TOKEN_SECRET', () => {
    const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(readSettings({ TOKEN_SECRET: one, TOKEN_SECRET_PREVIOUS: other })).toMatchObject({
      tokenSecret: one,
      tokenSecretPrevious: other,
    });
    for (const TOKEN_SECRET of ['', other])
      expect(() => readSettings({ TOKEN_SECRET, TOKEN_SECRET_PREVIOUS: other })).toThrow('TOKEN_SECRET_PREVIOUS');
  });

  test('DECLARATION_KEY has 32 bytes, DECLARATION_KEYS_PREVIOUS requires it, and both are optional', () => {
    const [one, other, third] = [1, 2, 3].map((n) => Buffer.alloc(32, n).toString('base64'));
    const keys = ({ declarationKey, declarationKeysPrevious }: ReturnType<typeof readSettings>) =>
      [declarationKey, ...declarationKeysPrevious].map((key) => key?.[0]);
    expect(keys(readSettings({ DECLARATION_KEY: one, DECLARATION_KEYS_PREVIOUS: ` ${other},  ${third} ` }))).toEqual([
      1, 2, 3,
    ]);
    expect(keys(readSettings({ NODE_ENV: 'production', TOKEN_SECRET: 'a'.repeat(32) }))).toEqual([undefined]);
    expect(() => readSettings({ DECLARATION_KEYS_PREVIOUS: other })).toThrow('DECLARATION_KEYS_PREVIOUS');
  });

  test('[CLUB-06] [WALLET-08] the page gets the URLs of club and wallet; a demonstration has its own club', () => {
    const told = (environment: Record<string, string>) => {
      const { club, billetera } = publicSettingsOf(readSettings(environment));
      return [club, billetera];
    };
    expect(told({ DEMO: 'no' })).toEqual([undefined, undefined]);
    expect(told({ DEMO: 'si' })).toEqual([{ direccion: '/demo/club' }, undefined]);
    expect(told({ CLUB_URL: 'https://club.example/', WALLET_APP: 'otra:abrir' })).toEqual([
      { direccion: 'https://club.example/' },
      { aplicacion: 'otra:abrir' },
    ]);
    const WALLET_FILE = '{codigoAfiliado}.pkpass';
    expect(told({ API_ORIGIN: 'https://seguro.example', WALLET_FILE })[1]).toEqual({ archivo: WALLET_FILE });
    expect(() => readSettings({ WALLET_APP: 'javascript:alert(1)' })).toThrow('WALLET_APP');
  });

  test('the page is told every extra that this server uses, and of another back end those that EXTRAS names', () => {
    const toldBy = (environment: Environment) => publicSettingsOf(readSettings(environment)).extras;
    const named = (EXTRAS?: string) => toldBy({ API_ORIGIN: 'https://seguro.example', EXTRAS });
    const always = ['casos/historia', 'avisos', 'avisos/cambiar', 'avisos/correo'];
    const all = [
      ...always,
      'notificaciones/enlaces',
      'mantenimientos',
      ...['sesiones', 'sesiones/cerrar', 'sesiones/cerrar/otras', 'sesiones/salir', 'sesiones/viva'],
      'consultas',
      ...['datos', 'datos/pedir', 'datos/abrir', 'datos/parte', 'cuenta/cerrar'],
      'registro/preguntas',
      'registro/comprobar',
    ];
    const passkeys = ['llaves', 'llaves/opciones', 'llaves/agregar', 'llaves/nombrar', 'llaves/quitar'];
    const entering = ['llaves/entrada', 'llaves/entrar'];
    const confirming = ['llaves/dispositivo', 'llaves/dispositivo/confirmar'];
    const at = all.indexOf('datos');
    const known = [...all.slice(0, at), ...passkeys, ...entering, ...confirming, ...all.slice(at)];
    expect([
      toldBy({ IDENTITY_ANSWERS: 'servidor' }),
      toldBy({ IDENTITY_ANSWERS: 'contrato' }),
      toldBy({ IDENTITY_ANSWERS: 'servidor', PUBLIC_URL: 'https://oficina.example' }),
      ...[named(), named(' , '), named('casos/historia ,')],
    ]).toEqual([all, all.slice(0, -2), known, [], [], ['casos/historia']]);
    expect(() => named('casos/historias')).toThrow(
      `Ajuste EXTRAS no válido: no existe el extra «casos/historias»; los que hay: ${known.join(', ')}`,
    );
  });

  test('a demonstration judges the identity answers itself, any other server where it is told so', () => {
    const chosen = (environment: Environment) => readSettings(environment).identityAnswers;
    const apart = { API_ORIGIN: 'https://seguro.example' };
    expect([
      chosen({ DEMO: 'si' }),
      chosen({ DEMO: 'si', IDENTITY_ANSWERS: 'contrato' }),
      chosen({ DEMO: 'no' }),
      chosen({ DEMO: 'no', IDENTITY_ANSWERS: 'servidor' }),
      chosen(apart),
    ]).toEqual(['servidor', 'contrato', 'contrato', 'servidor', 'contrato']);
    expect(() => chosen({ IDENTITY_ANSWERS: 'portal' })).toThrow('debe ser contrato o servidor');
    expect(() => chosen({ ...apart, IDENTITY_ANSWERS: 'servidor' })).toThrow('EXTRAS');
  });

  test('the page is told the anonymous account only with a foreign back end, and never a secret', () => {
    const account = { ANONYMOUS_CEDULA: '001-0000000-1', ANONYMOUS_CLAVE: 'servicio' };
    expect(publicSettingsOf(readSettings(account))).not.toHaveProperty('anonymousAccount');
    const foreign = publicSettingsOf(
      readSettings({ ...account, API_ORIGIN: 'https://seguro.example', TOKEN_SECRET: 's'.repeat(40) }),
    );
    expect(foreign).toEqual({
      policy: {},
      links: {},
      demo: false,
      extras: [],
      anonymousAccount: { cedula: '001-0000000-1', clave: 'servicio' },
    });
  });

  describe('the card gateway', () => {
    const whole = {
      PUBLIC_URL: 'https://oficina.example',
      PAYMENT_SESSIONS_URL: 'https://pagos.example/sessions/',
      PAYMENT_AUTHORIZE_URL: 'https://pagos.example/authorize',
      PAYMENT_MERCHANT_NUMBER: '349000000',
      PAYMENT_MERCHANT_TERMINAL: '58585858',
    };

    test('[PAY-17] is configured as a whole: number and terminal of the merchant, and where its form may go', () => {
      const PAYMENT_FORM_ORIGINS = 'https://banco.example https://pagos.example';
      expect(readSettings({ ...whole, PAYMENT_FORM_ORIGINS }).payment).toEqual({
        sessionsUrl: 'https://pagos.example/sessions',
        authorizeUrl: 'https://pagos.example/authorize',
        merchantNumber: '349000000',
        merchantTerminal: '58585858',
        merchantName: 'Oficina Virtual',
        formOrigins: ['https://pagos.example', 'https://banco.example'],
      });
      for (const name of [
        'PUBLIC_URL',
        'PAYMENT_AUTHORIZE_URL',
        'PAYMENT_MERCHANT_NUMBER',
        'PAYMENT_MERCHANT_TERMINAL',
      ])
        expect(() => readSettings({ ...whole, [name]: '' })).toThrow(`va siempre junto con ${name}`);
    });

    test('[PAY-13] the page gets the URL for its payment form in both modes; the demo has its own, other servers none', () => {
      const toldOf = (environment: Record<string, string>) =>
        readPaymentAuthorizeUrl(JSON.parse(JSON.stringify(publicSettingsOf(readSettings(environment)))));
      expect([
        toldOf(whole),
        toldOf({ API_ORIGIN: 'https://seguro.example', PAYMENT_AUTHORIZE_URL: whole.PAYMENT_AUTHORIZE_URL }),
        toldOf({}),
        toldOf({ DEMO: 'no' }),
        toldOf({ API_ORIGIN: 'https://seguro.example' }),
      ]).toEqual([whole.PAYMENT_AUTHORIZE_URL, whole.PAYMENT_AUTHORIZE_URL, '/demo/pasarela/autorizar', null, null]);
      expect(JSON.stringify(publicSettingsOf(readSettings(whole)))).not.toMatch(/349000000|58585858|sessions/);
    });

    test('the page is told that orders are kept by the reference server, and by no other back end', () => {
      const toldOf = (environment: Record<string, string>) =>
        readPaymentOrdersKept(JSON.parse(JSON.stringify(publicSettingsOf(readSettings(environment)))));
      expect([toldOf({}), toldOf(whole), toldOf({ API_ORIGIN: 'https://seguro.example' })]).toEqual([
        true,
        true,
        false,
      ]);
      expect([{ paymentOrdersKept: 'true' }, {}, null].map(readPaymentOrdersKept)).toEqual([false, false, false]);
    });

    test('the page is told whether notices leave by mail, of another back end nothing', () => {
      const toldOf = (environment: Record<string, string>) =>
        readMailsNotices(JSON.parse(JSON.stringify(publicSettingsOf(readSettings(environment)))));
      const mail = { SMTP_URL: 'smtp://correo.example', MAIL_FROM: 'portal@correo.example' };
      expect([
        toldOf({}),
        toldOf({ DEMO: 'no' }),
        toldOf({ DEMO: 'no', ...mail, PUBLIC_URL: 'https://portal.example' }),
        toldOf({ API_ORIGIN: 'https://seguro.example' }),
        readMailsNotices({ avisosPorCorreo: 'si' }),
      ]).toEqual([true, false, true, null, null]);
    });

    test.each([
      'javascript:alert(1)',
      '//otro.example',
      'http://otro.example/',
      '/\\\\otro.example',
      'https://a b',
      7,
      null,
    ])('the page sends no form to %j', (paymentAuthorizeUrl) => {
      expect(readPaymentAuthorizeUrl({ paymentAuthorizeUrl })).toBeNull();
    });
  });

  test('[CARD-04] the page is told where the QR of a card leads, where an operator says so', () => {
    const address = 'https://verifica.example/afiliado';
    const told = publicSettingsOf(readSettings({ CARD_VERIFICATION_URL: address }));
    expect(told.carne).toEqual({ verificacion: address });
    expect([readVerification(told), readVerification(publicSettingsOf(readSettings({})))]).toEqual([
      address,
      cardVerification,
    ]);
    for (const wrong of ['http://verifica.example/', 'javascript:alert(1)', 'verifica'])
      expect(() => readSettings({ CARD_VERIFICATION_URL: wrong })).toThrow('CARD_VERIFICATION_URL');
  });

  test.each([null, 'x', { carne: { verificacion: 'x' } }])('of %o in the page the brand’s address is read', (block) => {
    expect(readVerification(block)).toBe(cardVerification);
  });
});
