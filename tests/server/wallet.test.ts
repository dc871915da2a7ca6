import { createHash, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../server/texts/messages';
import { onEachDatabase } from './databases';
import { mailAbout, subjects, tokenIn } from './mailbox';
import { openZip } from './open-zip';
import { passCertificate, passType, team } from './pass-certificate';
import { field, noon, type ServerUnderTest, serve } from './server-under-test';

const secret = 'un secreto de prueba con más de treinta y dos letras';
const other = 'otro secreto de prueba con más de treinta y dos letras';
const maria = 'maria.pena@ejemplo.do';
const week = 7 * 24 * 3_600_000;
const password = 'clave del certificado';
const files = passCertificate(password);
afterAll(files.remove);
const withCertificate = {
  TOKEN_SECRET: secret,
  PASS_CERTIFICATE: files.certificate,
  PASS_KEY: files.key,
  PASS_KEY_PASSWORD: password,
};

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Verifies a signature like a wallet: signer, content and signed attributes. */
const checkSignature = (der: Buffer, content: Buffer) => {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der.toString('binary'))) as unknown as {
    certificates: forge.pki.Certificate[];
    rawCapture: { content?: unknown; authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
  }; // what forge reads of a message, and does not type
  const { authenticatedAttributes, signature } = message.rawCapture;
  const attributes = new Map(
    authenticatedAttributes.map(({ value }) => {
      const [type, values] = value as [forge.asn1.Asn1, forge.asn1.Asn1]; // an attribute has its type and its values
      return [forge.asn1.derToOid(String(type.value)), (values.value as forge.asn1.Asn1[])[0]?.value];
    }),
  );
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, authenticatedAttributes);
  const signed = Buffer.from(forge.asn1.toDer(set).getBytes(), 'binary');
  const [own, upper] = message.certificates.map((one) => new X509Certificate(forge.pki.certificateToPem(one)));
  if (own === undefined || upper === undefined) throw new Error('two certificates');
  return {
    detached: message.rawCapture.content === undefined,
    isItsContent:
      Buffer.from(String(attributes.get(forge.pki.oids.messageDigest ?? '')), 'binary').toString('hex') ===
      createHash('sha256').update(content).digest('hex'),
    at: attributes.get(forge.pki.oids.signingTime ?? ''),
    isSigned: verify('sha256', signed, own.publicKey, Buffer.from(signature, 'binary')),
    isFromAbove: own.verify(upper.publicKey),
    subject: own.subject,
  };
};

onEachDatabase('the pass of the wallet', (database) => {
  let server: ServerUnderTest;
  beforeEach(async () => {
    server = await serve(database.db, withCertificate);
  });
  afterEach(async () => {
    server.clock.time = noon;
    await server.db.query(`UPDATE enlaces SET anulado = NULL`);
    await server.app.close();
  });

  const token = async () => tokenIn(await mailAbout(server, subjects.wallet, maria));
  const fileName = async () => String(claimsOf(await token()).fileName);
  const fetchPass = (name: string) => server.call('obtenerArchivoIos', { query: { fileName: name } });
  const messageOf = async (name: string) => {
    const { status, json } = await fetchPass(name);
    return [status, field(json, 'mensaje')];
  };

  test('[WALLET-02] [WALLET-08] [API-54] the demo mails a signed link that names member and file, and the file is a pass', async () => {
    const mail = await mailAbout(server, subjects.wallet, maria);
    expect(mail.enlaces[0]).toMatch(/\/confirmacionBilletera\/[\w.-]+$/);
    const { codigoAfiliado, ambito, fileName: name } = claimsOf(tokenIn(mail));
    expect([codigoAfiliado, ambito]).toEqual(['10000001', 'billetera']);
    // As hard to guess as a signature of 256 bits; the name contains only the link's number.
    expect(name).toMatch(/^[\w-]{1,64}\.[\w-]{43}$/);
    const { status, headers, bytes } = await fetchPass(String(name));
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'application/vnd.apple.pkpass',
      'attachment',
    ]);
    const looks = `SELECT DISTINCT creador_por AS por, actor, de FROM bitacora WHERE suceso = 'consulta:carne'`;
    expect(await server.db.query(looks)).toEqual([{ por: 'ENLACE', actor: null, de: '10000001' }]);
    const pass = openZip(bytes);
    expect([...pass.keys()]).toEqual([
      'pass.json',
      'icon.png',
      'icon@2x.png',
      'icon@3x.png',
      'manifest.json',
      'signature',
    ]);
    const manifest = pass.get('manifest.json') ?? Buffer.alloc(0);
    const listed: Record<string, string> = JSON.parse(manifest.toString());
    const sums = [...pass]
      .filter(([file]) => !['manifest.json', 'signature'].includes(file))
      .map(([file, bytesOf]) => [file, createHash('sha1').update(bytesOf).digest('hex')]);
    expect(listed).toEqual(Object.fromEntries(sums));
    expect(checkSignature(pass.get('signature') ?? Buffer.alloc(0), manifest)).toEqual({
      detached: true,
      isItsContent: true,
      at: '261120160000Z',
      isSigned: true,
      isFromAbove: true,
      subject: `UID=${passType}\nCN=Pass Type ID: ${passType}\nOU=${team}`,
    });
    const said = JSON.parse(String(pass.get('pass.json')));
    expect(said).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: passType,
      teamIdentifier: team,
      organizationName: 'Oficina Virtual',
      barcodes: [{ format: 'PKBarcodeFormatQR', message: '10000001' }],
    });
    const shown = Object.values(said.generic as Record<string, { value: string }[]>).flatMap((fields) =>
      fields.map(({ value }) => value),
    );
    expect(shown).toEqual([
      'María Altagracia Peña Núñez',
      '10000001',
      'Plan Básico de Salud',
      'CONTRIBUTIVO',
      '809-555-0100',
      'ayuda@ejemplo.do',
    ]);
    const again: unknown = JSON.parse(String(openZip((await fetchPass(String(name))).bytes).get('pass.json')));
    expect(field(again, 'serialNumber')).toEqual(said.serialNumber);
    expect(said.serialNumber).toMatch(/^[\w-]{43}$/);
  });

  test("[WALLET-07] a name in an expired or cancelled link is rejected with the page's sentence", async () => {
    const name = await fileName();
    const over = [410, 'El token expiro, favor realizar la solicitud nuevamente.'];
    server.clock.time = noon + week - 1_000;
    expect((await fetchPass(name)).status).toBe(200);
    server.clock.time = noon + week;
    expect(await messageOf(name)).toEqual(over);
    server.clock.time = noon;
    await server.db.query(`UPDATE enlaces SET anulado = $1 WHERE ambito = 'billetera'`, [new Date(noon)]);
    expect(await messageOf(name)).toEqual(over);
  });

  const noName: Record<string, (good: string) => string | Promise<string>> = {
    'cut short': (good) => good.slice(0, -9),
    'twice in a row': (good) => `${good}${good}`,
    'without its signature': (good) => good.split('.')[0] ?? '',
    'with another signature': (good) => `${good.split('.')[0]}.${'A'.repeat(43)}`,
    'of another link under this signature': (good) => `demo-billetera-10000003.${good.split('.')[1]}`,
    'with something after it': (good) => `${good}.pkpass`,
    'the token of the link itself': async () => (await token()).slice(0, 200),
    'an affiliate code': () => '10000001',
    'an affiliate code in the shape of another back end': () => '10000001.pkpass',
    'a letter of the signature changed': (good) =>
      `${good.slice(0, -3)}${good.at(-3) === 'A' ? 'B' : 'A'}${good.slice(-2)}`,
  };
  test.each(Object.keys(noName))('404 and a line of the log: a name %s', async (kind) => {
    const bad = (await noName[kind]?.(await fileName())) ?? '';
    expect(await messageOf(bad)).toEqual([404, messages.links.broken]);
    expect(server.log.filter(({ event }) => event === 'linkRefused').length).toBeGreaterThan(0);
  });

  test.each(['', '../../etc/passwd.pkpass', 'con espacios y más letras', 'x'.repeat(201)])(
    '400: «%s» is no valid name',
    async (bad) => {
      expect((await fetchPass(bad)).status).toBe(400);
    },
  );

  test('a name signed for another purpose, or with another key, opens nothing', async () => {
    const name = await fileName();
    await server.db.query(`UPDATE enlaces SET ambito = 'confirmarAfiliado' WHERE ambito = 'billetera'`);
    expect(await messageOf(name)).toEqual([404, messages.links.broken]);
    await server.db.query(`UPDATE enlaces SET ambito = 'billetera' WHERE jti LIKE 'demo-billetera-%'`);
    await server.app.close();
    server = await serve(database.db, { ...withCertificate, TOKEN_SECRET: other });
    expect(await messageOf(name)).toEqual([404, messages.links.broken]);
    expect((await fetchPass(await fileName())).status).toBe(200);
    await server.app.close();
    server = await serve(database.db, { ...withCertificate, TOKEN_SECRET: other, TOKEN_SECRET_PREVIOUS: secret });
    expect((await fetchPass(name)).status).toBe(200);
  });

  test("the wallet's token opens no other page, and no other token opens the wallet", async () => {
    const anonymous = await server.anonymous();
    const asked = { token: anonymous, query: { Token: await token() } };
    expect((await server.call('confirmarAfiliado', asked)).status).toBe(404);
    expect((await server.call('estadoCambioCorreo', asked)).status).toBe(404);
  });

  test('answers 501 without a certificate, only for a valid name', async () => {
    await server.app.close();
    server = await serve(database.db, { TOKEN_SECRET: secret });
    const name = await fileName();
    expect([(await fetchPass(name)).status, (await fetchPass(`${name}x`)).status]).toEqual([501, 404]);
  });

  test('neither the log nor the database contains the name or the link', async () => {
    const [link, name] = [await token(), await fileName()];
    await fetchPass(name);
    await server.app.request(`/confirmacionBilletera/${link}`, { headers: { accept: 'text/html' } });
    const [row] = await server.db.query<{ todo: string }>(
      `SELECT (SELECT json_agg(c)::text FROM correos c) || (SELECT json_agg(e)::text FROM enlaces e) AS todo`,
    );
    const secretParts = [...link.split('.').slice(1), name.split('.')[1] ?? ''];
    const written = `${JSON.stringify(server.log)}${row?.todo}`;
    expect(secretParts.filter((part) => written.includes(part))).toEqual([]);
    expect(JSON.stringify(server.log)).toContain('obtenerArchivoIos');
  });
});

describe('an unusable certificate ends the start with one line', () => {
  const start = async (environment: Record<string, string>) => {
    const { createApp } = await import('../../server/start/app');
    const { readSettings } = await import('../../server/settings/settings');
    const settings = readSettings({ DEMO: 'no', DATABASE_URL: 'postgres://nadie@localhost/nada', ...environment });
    // It is read before the database is asked for anything.
    const db = { query: async () => [{ valor: 'x' }] } as never;
    const app = await createApp({ settings, db, log: () => {} });
    await app.close();
  };
  const good = { PASS_CERTIFICATE: files.certificate, PASS_KEY: files.key, PASS_KEY_PASSWORD: password };
  test.each([
    ['a certificate without its key', { PASS_CERTIFICATE: files.certificate }, 'PASS_CERTIFICATE'],
    ['a file that is not there', { ...good, PASS_CERTIFICATE: '/no/existe.pem' }, 'PASS_CERTIFICATE'],
    ['a file that is no certificate', { ...good, PASS_CERTIFICATE: files.key }, 'PASS_CERTIFICATE'],
    ['only one certificate', { ...good, PASS_CERTIFICATE: files.write('uno.pem', files.ownPem) }, 'PASS_CERTIFICATE'],
    [
      'one that is of no passes',
      { ...good, PASS_CERTIFICATE: files.write('dos.pem', `${files.upperPem}${files.ownPem}`) },
      'PASS_CERTIFICATE',
    ],
    ['a wrong password', { ...good, PASS_KEY_PASSWORD: 'otra' }, 'PASS_KEY'],
    ['no password', { PASS_CERTIFICATE: files.certificate, PASS_KEY: files.key }, 'PASS_KEY'],
    ['the key of another certificate', { PASS_CERTIFICATE: files.certificate, PASS_KEY: files.otherKey }, 'PASS_KEY'],
  ])('%s', async (_, environment, name) => {
    await expect(start(environment)).rejects.toThrow(new RegExp(`^Ajuste ${name} no válido`));
  });
});
