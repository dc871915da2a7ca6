import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noticeKindNames } from '../../domain/rules/promises/notice-kinds';
import { createNoticeRows } from '../../server/notices/notice-rows';
import { onEachDatabase } from './databases';
import { type MailServer, startMailServer } from './mail-server';
import { emptyTables, type ServerUnderTest, serve } from './server-under-test';

const minute = 60_000;
const hour = 60 * minute;
const member = '10000001';
const filed = `INSERT INTO casos (numero, codigo_afiliado, creado_por, tipo, conjunto, abierto) VALUES ('481920337', $1, $1, '1', '', $2)`;

onEachDatabase('notices', (database) => {
  let mail: MailServer;
  let server: ServerUnderTest;
  beforeEach(async () => {
    mail = await startMailServer();
    await database.db.query('UPDATE facturas SET pagada = fecha');
    await database.db.query(`UPDATE ordenes_pago SET estado = 'vencida' WHERE estado <> 'pagada'`);
    // Before the server starts: its first round tells what these tables hold.
    await emptyTables(
      database.db,
      ...['contadores', 'intentos', 'correos', 'avisos', 'avisos_rechazados', 'bitacora', 'notificaciones'],
      ...['sucesos_caso', 'casos'],
    );
    server = await serve(database.db, {
      SMTP_URL: mail.url,
      PUBLIC_URL: 'https://oficina.example',
      POLICY_NOTICE_JOIN_MS: '600000',
    });
    await server.db.query(filed, [member, new Date(server.clock.time)]);
  });
  afterEach(async () => {
    await server.app.close();
    await mail.close();
  });

  const decide = (accion: string, respuesta = 'Le falta el acta.') =>
    server.demo('/demo/casos/481920337', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ accion, respuesta }),
    });
  const later = async (ms: number) => {
    server.clock.time += ms;
    await server.app.sendMail();
  };
  const text = () =>
    mail.received.map(({ source }) =>
      source.replace(/=\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
  const states = () => server.db.query(`SELECT promesa, estado FROM avisos ORDER BY momento, clave`);

  test('what happened to a case leaves after ten minutes, with its address, and stays in its history', async () => {
    await decide('resolver');
    await later(10 * minute - 1);
    expect(mail.received).toEqual([]);
    await later(1);
    expect(mail.received.map(({ to }) => to)).toEqual(['maria.pena@ejemplo.do']);
    expect(text().join()).toContain('https://oficina.example/solicitudes?caso=481920337');
    expect(await server.db.query(`SELECT suceso, detalle FROM sucesos_caso ORDER BY id`)).toEqual([
      { suceso: 'resuelto', detalle: 'Le falta el acta.' },
      { suceso: 'avisado', detalle: 'm***@e***.do' },
    ]);
  });

  test('who filed it and has no address is told by the bell alone, and the operator learns it', async () => {
    await server.db.query(
      `UPDATE cuentas SET correo = 'otra@ejemplo.do', estado = 'porActivar' WHERE codigo_afiliado = $1`,
      [member],
    );
    await server.db.query(`UPDATE contactos SET correo_electronico = '' WHERE codigo_afiliado = $1`, [member]);
    await decide('anular');
    await later(10 * minute);
    expect(mail.received).toEqual([]);
    expect(await states()).toEqual([{ promesa: 'casoAnulado', estado: 'sinCanal' }]);
    expect(await server.count(`notificaciones WHERE descripcion = 'Su caso 481920337 fue anulado.'`)).toBe(1);
    expect(server.log.filter(({ event }) => event === 'noticeWithoutAddress')).toEqual([
      { level: 'warn', event: 'noticeWithoutAddress', detail: 'casoAnulado' },
    ]);
    await server.db.query(
      `UPDATE cuentas SET correo = 'maria.pena@ejemplo.do', estado = 'activa' WHERE codigo_afiliado = $1`,
      [member],
    );
  });

  test('an address that the relay refuses is said to its member, until the member has another one', async () => {
    const token = await server.member('001-1000001-1');
    const trouble = async () => (await server.call('correoAvisos', { token })).json;
    mail.behaviour.recipient = '550 no hay';
    await decide('resolver');
    await later(10 * minute);
    expect(await trouble()).toMatchObject({ correo: 'm***@e***.do', desde: new Date(server.clock.time).toISOString() });
    await server.db.query(`UPDATE contactos SET correo_electronico = '' WHERE codigo_afiliado = $1`, [member]);
    const known = { 'otra@ejemplo.do': 'llega', '': 'sinCorreo', 'maria.pena@ejemplo.do': 'noLlega' };
    for (const [email, estado] of Object.entries(known)) {
      await server.db.query(`UPDATE cuentas SET correo = $2 WHERE codigo_afiliado = $1`, [member, email]);
      expect(await trouble()).toMatchObject({ estado });
    }
    await server.empty('rebotes');
  });

  test('the bell says which page its rows are about, to their own member, and of an older row nothing', async () => {
    const links = async (document: string, cuantas = 10) => {
      const { status, json } = await server.call('enlacesNotificaciones', {
        token: await server.member(document),
        query: { cuantas: String(cuantas) },
      });
      return [
        status,
        (json as { pagina: string; numeroCaso: string }[]).map(({ pagina, numeroCaso }) => [pagina, numeroCaso]),
      ];
    };
    await server.db.query(
      `INSERT INTO notificaciones (codigo, codigo_afiliado, momento, origen, descripcion) VALUES ('1', $1, $2, '', 'Hola')`,
      [member, new Date(server.clock.time + minute)],
    );
    await decide('resolver');
    const [invoice] = await server.db.query<{ numero: string }>(
      `SELECT numero FROM facturas WHERE codigo_afiliado = $1 LIMIT 1`,
      [member],
    );
    const factura = invoice?.numero ?? '';
    await createNoticeRows({ noticeJoinMs: 0 }, true).add(server.db, {
      promise: 'facturaNueva',
      key: factura,
      codigoAfiliado: member,
      factura,
      happened: new Date(server.clock.time + 2 * minute),
    });
    expect([await links('001-1000001-1'), await links('001-1000001-1', 1), await links('023-1000002-2')]).toEqual([
      [
        200,
        [
          ['pagos', ''],
          ['solicitud', '481920337'],
        ],
      ],
      [200, [['pagos', '']]],
      [200, []],
    ]);
  });

  test('returned and taken back within ten minutes: only the last is told', async () => {
    await decide('devolver');
    server.clock.time += 5 * minute;
    await decide('resolver');
    await later(10 * minute);
    expect(mail.received).toHaveLength(1);
    expect(text().join()).not.toContain('devolvimos');
    expect(await states()).toEqual([
      { promesa: 'casoDevuelto', estado: 'anulado' },
      { promesa: 'casoResuelto', estado: 'enviado' },
    ]);
  });

  test('a block of the log-in is told once a day, and only where there is an account', async () => {
    const token = await server.anonymous();
    const guess = (documento: string) =>
      server.call('login', {
        token,
        body: { identificacion: { tipoDocumento: 1, documento }, clave: 'equivocada' },
      });
    for (let round = 0; round < 12; round += 1) await guess('001-1000001-1');
    for (let round = 0; round < 12; round += 1) await guess('001-9999999-9');
    await later(0);
    expect(await states()).toEqual([{ promesa: 'ingresoBloqueado', estado: 'enviado' }]);
    server.clock.time += hour;
    for (let round = 0; round < 12; round += 1) await guess('001-1000001-1');
    await later(0);
    expect(mail.received).toHaveLength(1);
  });

  test('changed telephones are told to the address of the account, once an hour', async () => {
    const token = await server.member('001-1000001-1');
    const change = (TelefonoCelular: string) =>
      server.call('updateTelefonos', { token, query: { CodigoAfiliado: member }, body: { TelefonoCelular } });
    expect((await change('8095550177')).status).toBe(200);
    expect((await change('8095550178')).status).toBe(200);
    await later(0);
    expect(await states()).toEqual([{ promesa: 'contactoCambiado', estado: 'enviado' }]);
    expect(mail.received.map(({ to }) => to)).toEqual(['maria.pena@ejemplo.do']);
  });

  describe('what a member refuses', () => {
    let token = '';
    beforeEach(async () => {
      token = await server.member('001-1000001-1');
    });
    const choose = (tipo: string, activo: boolean, as = token, canal = 'correo') =>
      server.call('cambiarAviso', { token: as, body: { tipo, canal, activo } });
    const choices = async (as = token) => (await server.call('avisosAfiliado', { token: as })).json;
    const listed = (...refused: readonly string[]) =>
      noticeKindNames.map((tipo) => ({
        ...{ tipo, canal: 'correo', activo: !refused.includes(tipo) },
        fijo: !['avances', 'respuestas'].includes(tipo),
      }));
    const other = '10000002';
    const force = (tipo: string, codigo = member) =>
      server.db.query(`INSERT INTO avisos_rechazados VALUES ($1, $2, 'correo', $3)`, [
        codigo,
        tipo,
        new Date(server.clock.time),
      ]);

    test('is not mailed, and the bell has it; the history of the case names no mail', async () => {
      expect([await choices(), (await choose('respuestas', false)).json]).toEqual([listed(), listed('respuestas')]);
      await decide('resolver');
      await later(10 * minute);
      expect([mail.received, await states()]).toEqual([[], [{ promesa: 'casoResuelto', estado: 'anulado' }]]);
      expect(await server.count(`notificaciones WHERE descripcion = 'Su caso 481920337 fue resuelto.'`)).toBe(1);
      expect(await server.db.query(`SELECT suceso FROM sucesos_caso`)).toEqual([{ suceso: 'resuelto' }]);
      expect(await choices()).toEqual(listed('respuestas'));
    });

    test('counts when the mail leaves, in both directions', async () => {
      await decide('resolver');
      server.clock.time += 5 * minute;
      await choose('respuestas', false);
      await later(5 * minute);
      expect([mail.received, await states()]).toEqual([[], [{ promesa: 'casoResuelto', estado: 'anulado' }]]);
      await server.empty('sucesos_caso', 'avisos');
      await decide('enCurso');
      await choose('avances', false);
      await choose('avances', true);
      await later(10 * minute);
      expect([mail.received.length, await choices()]).toEqual([1, listed('respuestas')]);
    });

    test('leaves the other events of the same mail', async () => {
      await choose('avances', false);
      await decide('enCurso');
      await decide('anular');
      await later(10 * minute);
      expect([mail.received.length, await states()]).toEqual([
        1,
        expect.arrayContaining([
          { promesa: 'casoEnCurso', estado: 'anulado' },
          { promesa: 'casoAnulado', estado: 'enviado' },
        ]),
      ]);
      expect(text().join()).not.toContain('empezamos a revisar');
    });

    test('is never safety, money or a deadline, nor a channel or kind that nobody knows', async () => {
      const before = await server.count('avisos_rechazados');
      for (const [tipo, canal] of [
        ...noticeKindNames.slice(2).map((kind) => [kind, 'correo']),
        ...[
          ['avances', 'campana'],
          ['otro', 'correo'],
          ['__proto__', 'correo'],
        ],
      ])
        expect([tipo, (await choose(tipo ?? '', false, token, canal)).status]).toEqual([tipo, 422]);
      expect([await server.count('avisos_rechazados'), before]).toEqual([0, 0]);
    });

    test('does not count where a row of a fixed kind was put into the table', async () => {
      for (const tipo of ['plazos', 'seguridad', 'otro']) await force(tipo);
      expect(await choices()).toEqual(listed());
      await server.call('updateTelefonos', {
        token,
        query: { CodigoAfiliado: member },
        body: { TelefonoCelular: '8095550179' },
      });
      await decide('devolver');
      await later(10 * minute);
      expect(await states()).toEqual([
        { promesa: 'contactoCambiado', estado: 'enviado' },
        { promesa: 'casoDevuelto', estado: 'enviado' },
      ]);
    });

    test('is of that member alone', async () => {
      await force('respuestas', other);
      await choose('avances', false);
      expect(await choices()).toEqual(listed('avances'));
      await decide('resolver');
      await later(10 * minute);
      expect(await states()).toEqual([{ promesa: 'casoResuelto', estado: 'enviado' }]);
      await server.db.query(`DELETE FROM avisos_rechazados WHERE codigo_afiliado <> $1`, [other]);
      expect(await server.count('avisos_rechazados')).toBe(1);
    });

    test('repeated or from two tabs at once is one change, with one entry in the log of changes', async () => {
      const answers = await Promise.all(Array.from({ length: 4 }, () => choose('avances', false)));
      expect(answers.map(({ status, json }) => [status, json])).toEqual(answers.map(() => [200, listed('avances')]));
      await choose('avances', true);
      await choose('avances', true);
      expect(
        await server.db.query(
          `SELECT suceso, actor, valor_nuevo AS valor FROM bitacora WHERE suceso LIKE 'aviso:%' ORDER BY id`,
        ),
      ).toEqual([
        { suceso: 'aviso:apagado', actor: member, valor: 'avances correo' },
        { suceso: 'aviso:encendido', actor: member, valor: 'avances correo' },
      ]);
      expect(await server.count('avisos_rechazados')).toBe(0);
    });
  });
});
