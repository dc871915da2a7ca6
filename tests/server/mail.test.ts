import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compose } from '../../server/mail/compose';
import { formatMailTime } from '../../server/mail/format-mail-time';
import { type MailFacts, mailKinds, mailTexts } from '../../server/mail/mail-texts';
import { onEachDatabase } from './databases';
import { type MailServer, startMailServer } from './mail-server';
import { emptyTables, type ServerUnderTest, serve } from './server-under-test';

const clave = 'Mangu-7-Yaque';
const correo = 'luis.batista@ejemplo.do';
const minute = 60_000;

const unfolded = (source: string) => source.replace(/\n[ \t]+/g, ' ');
const headerOf = (source: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded(source.split('\n\n', 1)[0] ?? ''))?.[1] ?? '';
/** The decoded parts of a mail. */
const partsOf = (source: string): string[] => {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? 'none';
  return source
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [, ...body] = part.split('\n\n');
      const bytes = body
        .join('\n\n')
        .replace(/=\n/g, '')
        .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString('utf8');
    });
};

onEachDatabase('mail over SMTP', (database) => {
  let mail: MailServer;
  let server: ServerUnderTest;
  let token: string;
  beforeEach(async () => {
    mail = await startMailServer();
    // Of invoices and cases the tests of the notices tell.
    await database.db.query('UPDATE facturas SET pagada = fecha');
    await emptyTables(database.db, 'contadores', 'correos', 'avisos', 'enlaces', 'bitacora');
    server = await serve(database.db, { SMTP_URL: mail.url, PUBLIC_URL: 'https://oficina.example' });
    await server.db.query(`DELETE FROM cuentas WHERE codigo_afiliado = '10000021'`);
    token = await server.anonymous();
  });
  afterEach(async () => {
    await server.app.close();
    await mail.close();
  });

  const register = (query?: Record<string, string>) =>
    server.call('registrar', {
      token,
      body: { codigoAfiliado: '10000021', clave, correo },
      // A request may claim any host: links begin with what the operator set.
      headers: { host: 'otro.example', 'x-forwarded-host': 'otro.example' },
      ...(query === undefined ? {} : { query }),
    });
  const states = () => server.db.query(`SELECT plantilla, estado, intentos FROM correos ORDER BY creado, plantilla`);

  test('arrives once, in text and HTML, with a link to PUBLIC_URL', async () => {
    await register();
    await server.app.sendMail();
    await server.app.sendMail();
    expect(mail.received).toHaveLength(1);
    const { from, to, source } = mail.received[0] ?? { from: '', to: '', source: '' };
    expect([from, to]).toEqual(['no-responder@oficina.example', correo]);
    expect(headerOf(source, 'subject')).toBe('Active su cuenta de Oficina Virtual');
    expect(headerOf(source, 'auto-submitted')).toBe('auto-generated');
    expect(headerOf(source, 'message-id')).toMatch(/^<[\da-f-]{36}@oficina\.example>$/);
    const [text = '', html = ''] = partsOf(source);
    const address = 'https://oficina.example/solicitud/confirmacioncorreo/10000021';
    expect(text).toContain(`Activar mi cuenta:\n${address}\n`);
    expect(html).toContain(`<a href="${address}"`);
    expect(source).not.toContain('otro.example');
    expect(await states()).toEqual([{ plantilla: 'activacion', estado: 'enviado', intentos: 1 }]);
  });

  test('the mail and the change that it reports are stored in one transaction', async () => {
    await server.db.query(`ALTER TABLE correos ADD CONSTRAINT ninguno CHECK (plantilla <> 'activacion') NOT VALID`);
    expect((await register()).status).toBe(500);
    await server.db.query(`ALTER TABLE correos DROP CONSTRAINT ninguno`);
    expect(await server.db.query(`SELECT estado FROM cuentas WHERE codigo_afiliado = '10000021'`)).toEqual([]);
    expect((await register()).status).toBe(200);
    await server.app.sendMail();
    expect(mail.received).toHaveLength(1);
  });

  test('retries an unreachable server after 15 seconds, then with exponential backoff', async () => {
    mail.behaviour.end = '451 más tarde';
    await register();
    await server.app.sendMail();
    expect(await states()).toEqual([{ plantilla: 'activacion', estado: 'pendiente', intentos: 1 }]);
    server.clock.time += 14_999;
    await server.app.sendMail();
    expect(mail.tries()).toBe(1);
    server.clock.time += 1;
    await server.app.sendMail();
    expect(mail.tries()).toBe(2);
    server.clock.time += 29_999;
    await server.app.sendMail();
    expect(mail.tries()).toBe(2);
    mail.behaviour.end = '250 bien';
    server.clock.time += 1;
    await server.app.sendMail();
    expect(mail.received).toHaveLength(1);
    expect(await states()).toEqual([{ plantilla: 'activacion', estado: 'enviado', intentos: 3 }]);
  });

  test('a connection that breaks in the middle is a failed try; the delivered mail keeps its id', async () => {
    mail.behaviour.cut = true;
    await register();
    await server.app.sendMail();
    expect(await states()).toEqual([{ plantilla: 'activacion', estado: 'pendiente', intentos: 1 }]);
    mail.behaviour.cut = false;
    server.clock.time += minute;
    await server.app.sendMail();
    const [row] = await server.db.query<{ id: string }>(`SELECT id FROM correos`);
    expect(mail.received.map(({ source }) => headerOf(source, 'message-id'))).toEqual([`<${row?.id}@oficina.example>`]);
  });

  test('an unknown address is rejected immediately, and the identity check reports it: 1004', async () => {
    mail.behaviour.recipient = '550 no existe';
    await register();
    await server.app.sendMail();
    expect(await states()).toEqual([{ plantilla: 'activacion', estado: 'perdido', intentos: 1 }]);
    const identify = async () =>
      (await server.call('autenticar', { token, query: { TipoDocumento: '1', Documento: '001-1000021-1' } })).json;
    expect(await identify()).toMatchObject({ codigoMensaje: 1004, correo: 'l***@e***.do' });
    mail.behaviour.recipient = '250 bien';
    server.clock.time += minute;
    await register({ reenvioCuenta: 'true' });
    expect(await identify()).toMatchObject({ codigoMensaje: 1011 });
    await server.app.sendMail();
    expect(mail.received).toHaveLength(1);
  });

  test.each(['550 no existe', '551 se mudó', '553 mal escrito'])('%s is permanent', async (answer) => {
    mail.behaviour.recipient = answer;
    await register();
    await server.app.sendMail();
    expect(await states()).toEqual([{ plantilla: 'activacion', estado: 'perdido', intentos: 1 }]);
  });

  test.each([
    ['recipient', '552 buzón lleno'],
    ['recipient', '554 parece basura'],
    ['recipient', '556 otra cosa'],
    ['sender', '550 aquí no'],
    ['end', '550 aquí no'],
  ] as const)('a refusal of the %s, «%s», is temporary: the mail is sent again', async (step, answer) => {
    mail.behaviour[step] = answer;
    await register();
    await server.app.sendMail();
    expect(await states()).toEqual([{ plantilla: 'activacion', estado: 'pendiente', intentos: 1 }]);
    mail.behaviour[step] = '250 bien';
    server.clock.time += minute;
    await server.app.sendMail();
    expect(mail.received).toHaveLength(1);
  });

  test('a link is retried for a day, a notice to somebody who did not request it for a week', async () => {
    mail.behaviour.end = '451 más tarde';
    for (const [id, plantilla, intentos] of [
      ['a', 'cambioClave', 29],
      ['b', 'claveCambiada', 29],
      ['c', 'avisoCambioCorreo', 29],
      ['d', 'correoReversado', 29],
      ['e', 'registroReemplazado', 29],
      ['f', 'avisoCambioCorreo', 174],
    ] as const)
      await server.db.query(
        `INSERT INTO correos (id, codigo_afiliado, plantilla, para, creado, siguiente, intentos)
         VALUES ($1, '10000001', $2, 'p@ejemplo.do', $3, $3, $4)`,
        [id, plantilla, new Date(server.clock.time), intentos],
      );
    await server.app.sendMail();
    expect(await server.db.query(`SELECT id FROM correos WHERE estado = 'perdido' ORDER BY id`)).toEqual([
      { id: 'a' },
      { id: 'f' },
    ]);
    expect(await server.count(`correos WHERE estado = 'pendiente'`)).toBe(4);
  });

  test('mails written before a crash are sent by the next server; those that it held, after their lock expires', async () => {
    mail.behaviour.end = '451 más tarde';
    await register();
    await server.app.close();
    await server.db.query(`UPDATE correos SET intentos = 1, siguiente = $1`, [
      new Date(server.clock.time + 2 * minute),
    ]);
    mail.behaviour.end = '250 bien';
    server = await serve(database.db, { SMTP_URL: mail.url, PUBLIC_URL: 'https://oficina.example' }, server.clock);
    await server.app.sendMail();
    expect(mail.received).toHaveLength(0);
    server.clock.time += 2 * minute;
    await server.app.sendMail();
    expect(mail.received).toHaveLength(1);
  });

  test('two servers send each mail once', async () => {
    const environment = { SMTP_URL: mail.url, PUBLIC_URL: 'https://oficina.example' };
    const second = await serve(database.db, environment, server.clock);
    await server.db.query(
      `INSERT INTO correos (id, codigo_afiliado, plantilla, para, creado, siguiente)
       SELECT 'prueba-' || n, '10000001', 'claveCambiada', 'p' || n || '@ejemplo.do', $1, $1
       FROM generate_series(1, 20) AS n`,
      [new Date(server.clock.time)],
    );
    await Promise.all([server, second, server, second].map(({ app }) => app.sendMail()));
    expect(mail.received.map(({ to }) => to).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, index) => `p${index + 1}@ejemplo.do`).toSorted(),
    );
    await second.app.close();
  });

  test('there is no /demo/correo with a mail server', async () => {
    expect((await server.demo('/demo/correo')).status).toBe(404);
  });

  test('logs neither addresses nor contents', async () => {
    mail.behaviour.recipient = `550 <${correo}> no existe`;
    await register();
    await server.app.sendMail();
    expect(server.log.filter(({ event }) => event === 'mailLost')).toEqual([
      { level: 'error', event: 'mailLost', detail: 'try 1, answer 550' },
    ]);
    expect(JSON.stringify(server.log)).not.toContain('luis.batista');
  });
});

test('formats times of Santo Domingo', () => {
  expect(
    [
      '2026-11-20T16:05:00Z',
      '2026-11-20T17:30:00Z',
      '2026-11-21T03:59:00Z',
      '2026-11-21T04:00:00Z',
      '2027-01-01T00:30:00Z',
    ].map((time) => formatMailTime(new Date(time))),
  ).toEqual([
    '20 de noviembre de 2026 a las 12:05 p. m.',
    '20 de noviembre de 2026 a la 1:30 p. m.',
    '20 de noviembre de 2026 a las 11:59 p. m.',
    '21 de noviembre de 2026 a las 12:00 a. m.',
    '31 de diciembre de 2026 a las 8:30 p. m.',
  ]);
});

describe('texts', () => {
  const facts: MailFacts = {
    pedido: '20 de noviembre de 2026 a las 12:00 p. m.',
    vence: '21 de noviembre de 2026 a las 12:00 p. m.',
    correoAnterior: 'm***@e***.do',
    correoNuevo: 'n***@e***.do',
    codigo: '042815',
    factura: '2026000101',
    monto: 'RD$\u00a02,500.00',
    autorizacion: '481516',
    numero: '4815162342',
    sello: '1234 · kNsLqVn1wTq3p0HcQ2sN8xq0Vb7m5o9e2R4tYuIoPaZ',
  };
  const url = 'https://oficina.example/x?a=1&b="2"';

  test.each(mailKinds)(
    '%s says who requested it and when, what to do otherwise, and until when it is valid',
    (kind) => {
      const words = mailTexts[kind](facts);
      const { texto, html, asunto } = compose(words, 'Ana', url);
      expect(texto).toContain(facts.pedido);
      expect([asunto, ...words.parrafos].join(' ')).toMatch(
        /(cuenta de|registro en|pago en|recibimos en) Oficina Virtual|su carnet de afiliado/,
      );
      expect(texto).toContain(words.siNoFue);
      expect(texto.includes(facts.vence)).toBe(
        !['claveCambiada', 'cuentaCerrada', 'registroReemplazado', 'reciboPago', 'solicitudAfiliacion'].includes(kind),
      );
      expect(texto.split(url)).toHaveLength(2);
      expect(html.match(/<a /g)).toHaveLength(2);
      expect(html.indexOf(words.avance)).toBeLessThan(html.indexOf('<h1'));
      expect(html).toMatch(/^<!doctype html>\n<html lang="es-DO">/);
      expect([asunto, words.avance].join(' ')).not.toMatch(/Ana|https?:/);
    },
  );

  test('match the approved texts', async () => {
    const read = mailKinds.map((kind) => {
      const { asunto, avance, parrafos, boton, siNoFue } = mailTexts[kind](facts);
      return [`# ${kind}: ${asunto}`, avance, ...parrafos, `[${boton}]`, siNoFue].join('\n');
    });
    expect(read.join()).not.toMatch(/\.\./);
    await expect(`${read.join('\n\n')}\n`).toMatchFileSnapshot('../fixtures/mails.txt');
  });

  test('the notice to the old address masks the new one, and the notice to the new one masks the old one', () => {
    expect(compose(mailTexts.avisoCambioCorreo(facts), 'Ana', url).texto).toContain('n***@e***.do');
    expect(compose(mailTexts.cambioCorreo(facts), 'Ana', url).texto).toContain('m***@e***.do');
  });

  test('a hostile name stays a name: no tag, no line break, no bidirectional mark, no end', () => {
    const hostile = `\u202e<img src=x onerror="alert(1)">\r\nBcc: x@example.org ${'Wenceslao '.repeat(20)}`;
    const { html, texto } = compose(mailTexts.activacion(facts), hostile, url);
    expect(html).not.toMatch(/<img|\u202e/);
    expect(html).toContain('Hola, &lt;img src=x onerror=&quot;alert(1)&quot;&gt;Bcc: x@example.org Wenceslao');
    const [greeting = ''] = texto.split('\n');
    expect([...greeting].length).toBeLessThan(75);
    expect(greeting).toMatch(/…:$/);
    expect(html).toContain('href="https://oficina.example/x?a=1&amp;b=&quot;2&quot;"');
  });

  test('without a name there is a neutral greeting', () => {
    expect(compose(mailTexts.activacion(facts), '\u202e ', url).texto).toMatch(/^Buenos días:\n/);
  });
});
