import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isEmail } from '../../domain/rules/contact/email';
import { smtpTransport } from '../../server/mail/smtp';
import { applicationOf } from './applicant';
import { onEachDatabase } from './databases';
import { type MailServer, startMailServer } from './mail-server';
import { field, noon, type ServerUnderTest, serve } from './server-under-test';

/** Spellings of one mailbox that a mail library drops characters from, splits, unquotes or decodes. */
const otherSpellings = [
  '<ana@ejemplo.do',
  'ana@ejemplo.do>',
  '<<ana@ejemplo.do',
  '"ana"@ejemplo.do',
  'ana(x)@ejemplo.do',
  'otra,ana@ejemplo.do',
  'otra;ana@ejemplo.do',
  'grupo:ana@ejemplo.do',
  'ana@ejemplo.do;',
  'ana\u0000@ejemplo.do',
  'ana.@ejemplo.do',
  '.ana@ejemplo.do',
  'an..a@ejemplo.do',
  'ana@-ejemplo.do',
  'ana@ejemplo-.do',
  'ana@ejem_plo.do',
  'ana@\uff45jemplo.do',
  'ana@ejemplo\u3002do',
  'ana@ejem\u00adplo.do',
  'ana@ejemp\u212Ao.do',
  'ana@xn--and-6ma2c.do',
  'ana@Ñandú.do',
  'ana@n\u0303andú.do',
  'Ñ@ejemplo.do',
  '\u017fana@ejemplo.do',
];

describe('the recipient of a mail', () => {
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
  });
  afterAll(() => mail.close());

  const recipientsOf = async (para: string): Promise<readonly string[]> => {
    const transport = smtpTransport(mail.url, 'no-responder@ejemplo.do', 1);
    const letter = { id: 'x', para, asunto: 'x', texto: 'x', html: 'x', momento: new Date(noon) };
    await transport.send(letter).finally(() => transport.close());
    return mail.received.pop()?.recipients ?? [];
  };
  const splitAt = (address: string) => {
    const at = address.lastIndexOf('@');
    return { local: address.slice(0, at), domain: address.slice(at + 1) };
  };

  const letters = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...`abZ09.-_+'!#$%&*/=?^{|}~\``) },
    { weight: 2, arbitrary: fc.constantFrom(...'<>"(),;:\\[] @\t\r\n\u0000') },
    { weight: 2, arbitrary: fc.constantFrom(...'ñÑßςſéüİıжю한語ａ．。²ǅﬁ\u0303\u00ad\u200d\u212a\u0660') },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  );
  const text = (min: number) => fc.array(letters, { minLength: min, maxLength: 8 }).map((all) => all.join(''));
  const address = fc
    .tuple(text(1), fc.constantFrom('', 'xn--', 'correo.'), text(1), fc.constantFrom('.do', '.com', '.ñandú', '.DO'))
    .map(([local, before, domain, end]) => `${local}@${before}${domain}${end}`);

  test('each accepted address is one RCPT TO, equal except for case and punycode of the domain', async () => {
    const accepted = fc.sample(address.filter(isEmail), { numRuns: 300, seed: 20261120 });
    for (const one of [...accepted, 'ñ@ñandú.do', "o'neill+pagos@correo.com.do"]) {
      const { local, domain } = splitAt(one);
      // A mail library spells both sides of an address in Unicode as soon as its local part needs it.
      const spelled = /^[\x20-\x7e]*$/.test(local) ? domainToASCII(domain) : domain.toLowerCase();
      // No registry has a domain that IDNA forbids, so its punycode is the mail library's own.
      const expected =
        domainToASCII(domain) === '' ? [expect.stringMatching(/^[^@]+@[^@]+$/)] : [`${local}@${spelled}`];
      expect([one, await recipientsOf(one)]).toEqual([one, expected]);
    }
  });

  test('accepted addresses with different domains never collide, except for case', () => {
    fc.assert(
      fc.property(address.filter(isEmail), (one) => {
        const { domain } = splitAt(one);
        const ascii = domainToASCII(domain);
        if (ascii !== '') expect(domainToUnicode(ascii).toLowerCase()).toBe(domain.toLowerCase());
      }),
      { seed: 20261120 },
    );
  });

  test('[FMT-08] rejects other spellings of a mailbox', () => {
    expect(otherSpellings.filter(isEmail)).toEqual([]);
  });
});

onEachDatabase('one mailbox, however its address is spelled', (database) => {
  let server: ServerUnderTest;
  let visitor: string;
  beforeEach(async () => {
    server = await serve(database.db, { POLICY_APPLICATIONS_PER_EMAIL_PER_HOUR: '3' });
    await server.empty('formularios_afiliacion', 'contadores', 'correos', 'enlaces', 'cambios_correo');
    await server.db.query(`DELETE FROM cuentas WHERE codigo_afiliado IN ('10000021', '10000024')`);
    visitor = await server.anonymous();
  });
  afterEach(() => server.app.close());

  const register = async (codigoAfiliado: string, correo: string) => {
    const body = { codigoAfiliado, clave: 'Mangu-7-Yaque', correo };
    const { status, json } = await server.call('registrar', { token: visitor, body });
    return field(json, 'codigoMensaje') ?? status;
  };
  const mails = () => server.db.query(`SELECT para FROM correos ORDER BY creado, id`);

  test('gets three application mails an hour, not one for each spelling', async () => {
    const statuses: number[] = [];
    for (const [nth, correo] of ['ana@ejemplo.do', 'ANA@ejemplo.do', 'ana@EJEMPLO.do', 'Ana@Ejemplo.Do'].entries()) {
      const body = applicationOf(0, { correo, direccion: `Calle ${nth}` });
      statuses.push((await server.call('solicitudAfiliacion', { token: visitor, body })).status);
    }
    for (const correo of otherSpellings) {
      const body = applicationOf(0, { correo });
      statuses.push((await server.call('solicitudAfiliacion', { token: visitor, body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, ...otherSpellings.map(() => 400)]);
    expect((await mails()).length).toBe(3);
  });

  test('is registered in its strict spelling only', async () => {
    const answers: unknown[] = [];
    for (const correo of otherSpellings) answers.push(await register('10000021', correo));
    expect(answers).toEqual(otherSpellings.map(() => 400));
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['luis@ejemplo.do', 'LUIS@Ejemplo.DO'],
    ['luis@ñandú.do', 'Luis@ñandú.DO'],
    ['luis@xn--and-6ma2c.do', 'luis@ñandú.do'],
  ])('that an account has as %s is not registered as %s', async (stored, typed) => {
    expect(await register('10000021', 'otro@ejemplo.do')).toBe(1005);
    await server.db.query(`UPDATE cuentas SET correo = $1 WHERE codigo_afiliado = '10000021'`, [stored]);
    expect(await register('10000024', typed)).toBe(1019);
  });

  test('stored in punycode is found by the spelling that its owner types for recovery', async () => {
    await server.db.query(`UPDATE cuentas SET correo = 'maria@xn--and-6ma2c.do' WHERE codigo_afiliado = '10000001'`);
    const recover = async (correo: string) => {
      const identificacion = { tipoDocumento: 1, documento: '001-1000001-1', origen: 'WEB' };
      const { json } = await server.call('solicitarCambioClave', { token: visitor, body: { identificacion, correo } });
      return field(json, 'result', 'result', 'codigoMensaje');
    };
    expect([await recover('maria@nandu.do'), await recover('Maria@ñandú.do')]).toEqual([1006, 1007]);
    await server.db.query(`UPDATE cuentas SET correo = 'maria.pena@ejemplo.do' WHERE codigo_afiliado = '10000001'`);
  });
});
