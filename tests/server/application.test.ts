import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../server/texts/messages';
import { applicationOf, dependentOf, symptomOf } from './applicant';
import { mailAbout, subjects } from './mailbox';
import { onEachServer } from './on-each-server';
import { field, noon, type ServerUnderTest, serve } from './server-under-test';

const minute = 60_000;
const { faults, dependent } = messages.application;

onEachServer('the public application', {}, (server) => {
  let visitor: string;
  beforeEach(async () => {
    await server.empty('formularios_afiliacion', 'contadores', 'bitacora');
    server.clock.time = noon;
    visitor = await server.anonymous();
  });

  const send = (body: unknown, token = visitor, ip?: string) =>
    server.call('solicitudAfiliacion', { token, body, ...(ip === undefined ? {} : { ip }) });
  const count = async (table: string) => {
    const [row] = await server.db.query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`);
    return row?.n;
  };
  const kept = async () => [
    await count('formularios_afiliacion'),
    await count('dependientes_formulario'),
    await count('declaraciones_salud'),
    await count('correos WHERE formulario IS NOT NULL'),
  ];

  test('[APPL-06] [APPL-07] [APPL-09] [APPL-36] [API-79] a visitor’s family of four is stored as sent, with a number', async () => {
    const { status, json } = await send(applicationOf(3));
    expect([status, json]).toEqual([
      200,
      { mensaje: messages.application.received, numero: expect.stringMatching(/^[1-9]\d{9}$/) },
    ]);
    const [form] = await server.db.query(`SELECT * FROM formularios_afiliacion`);
    expect(form).toEqual({
      id: expect.any(String),
      numero: field(json, 'numero'),
      huella: expect.any(String),
      recibido: new Date(noon),
      plan: '2',
      nombres: 'Rosa María',
      apellidos: "O'Neill-Núñez",
      tipo_documento: 1,
      documento: '402-1234567-8',
      fecha_nacimiento: '1990-05-17',
      sexo: 'Femenino',
      nacionalidad: '36',
      ocupacion: 'Maestra',
      correo: 'rosa@ejemplo.do',
      estado_civil: 'Casado',
      direccion: 'Calle 4 #12, apto. 3-B',
      sector: 'Ensanche Ñaco',
      ciudad: 'Santo Domingo',
      telefono: '(809)-555-0142',
      oficina: '',
      celular: '(829)-555-0143',
      forma_pago: 2,
      frecuencia_pago: 4,
    });
    const dependents = await server.db.query(
      `SELECT orden, nombres, apellidos, tipo_documento, documento, fecha_nacimiento, sexo, nacionalidad, id_nacionalidad,
         parentesco FROM dependientes_formulario ORDER BY orden`,
    );
    expect(dependents).toEqual(
      [0, 1, 2].map((orden) => ({
        orden,
        nombres: 'Íñigo',
        apellidos: 'Núñez O’Neill',
        tipo_documento: 2,
        documento: `RD00000${orden}`,
        fecha_nacimiento: '2015-08-21',
        sexo: 'Masculino',
        nacionalidad: 'Dominicana',
        id_nacionalidad: '36',
        parentesco: '3',
      })),
    );
    expect(await server.db.query(`SELECT suceso, actor, valor_nuevo FROM bitacora`)).toEqual([
      { suceso: 'solicitudAfiliacion', actor: null, valor_nuevo: field(json, 'numero') },
    ]);
  });

  test('its mail contains the number, no name and no input of the sender', async () => {
    const body = applicationOf(1);
    const numero = String(field((await send(body)).json, 'numero'));
    const mail = await mailAbout(server, subjects.application, 'rosa@ejemplo.do');
    expect(mail.texto).toMatch(/^Buenos días:\n/);
    expect(mail.texto).toContain(`Su número es ${numero}.`);
    expect(mail.enlaces).toEqual(['http://localhost/login']);
    const typed = [body, ...body.listDependientes].flatMap((one) =>
      Object.values(one).filter((value) => typeof value === 'string' && value.length > 3),
    );
    const spoken = `${mail.asunto} ${mail.texto}`.toLowerCase();
    expect(typed.filter((text) => spoken.includes(String(text).toLowerCase()))).toEqual([]);
  });

  test('concurrent and repeated sends within ten minutes are one application with one mail', async () => {
    const body = applicationOf(2);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    const [numero = ''] = answers.map(({ json }) => String(field(json, 'numero')));
    expect(answers.map(({ status, json }) => [status, field(json, 'numero')])).toEqual(
      answers.map(() => [200, numero]),
    );
    server.clock.time += 10 * minute - 1;
    expect(field((await send(body)).json, 'numero')).toBe(numero);
    expect(await kept()).toEqual([1, 2, 1, 1]);
    server.clock.time += 1;
    expect(field((await send(body)).json, 'numero')).not.toBe(numero);
    expect(await kept()).toEqual([2, 4, 2, 2]);
  });

  test('the application and its mail are stored in one transaction', async () => {
    await server.db.query(
      `ALTER TABLE correos ADD CONSTRAINT ninguno CHECK (plantilla <> 'solicitudAfiliacion') NOT VALID`,
    );
    expect((await send(applicationOf(2))).status).toBe(500);
    await server.db.query(`ALTER TABLE correos DROP CONSTRAINT ninguno`);
    expect(await kept()).toEqual([0, 0, 0, 0]);
    expect((await send(applicationOf(2))).status).toBe(200);
    expect(await kept()).toEqual([1, 2, 1, 1]);
  });

  test('different content is another application', async () => {
    const first = field((await send(applicationOf())).json, 'numero');
    expect(field((await send(applicationOf(0, { sector: 'Ensanche Ñacos' }))).json, 'numero')).not.toBe(first);
    expect(field((await send(applicationOf())).json, 'numero')).toBe(first);
    expect(await kept()).toEqual([2, 0, 2, 2]);
  });

  test('[APPL-32] only affiliates of a regime can choose its plan', async () => {
    const colectivos = applicationOf(0, { planSolicitado: '5' });
    const member = await server.member('FR12AB3456', 4);
    const other = await server.member('10000004', 3);
    expect([(await send(colectivos)).status, (await send(colectivos, other)).status]).toEqual([422, 422]);
    expect(field((await send(colectivos)).json, 'mensaje')).toBe(
      field((await send(applicationOf(0, { planSolicitado: '99' }))).json, 'mensaje'),
    );
    expect(await kept()).toEqual([0, 0, 0, 0]);
    expect((await send(colectivos, member)).status).toBe(200);
    expect(await server.db.query(`SELECT actor FROM bitacora WHERE suceso = 'solicitudAfiliacion'`)).toEqual([
      { actor: '10000005' },
    ]);
  });

  test('[APPL-24] eighteen is counted in Santo Domingo, where the day begins four hours later', async () => {
    const born = applicationOf(0, { fechaNacimiento: '2008-11-21' });
    server.clock.time = Date.UTC(2026, 10, 21, 3, 59);
    visitor = await server.anonymous();
    const early = await send(born);
    expect([early.status, field(early.json, 'mensaje')]).toEqual([422, faults.menor]);
    server.clock.time = Date.UTC(2026, 10, 21, 4, 0);
    expect((await send(born)).status).toBe(200);
  });

  const born = (fechaNacimiento: string) => applicationOf(0, { fechaNacimiento });
  const withDependents = (...dependents: object[]) => applicationOf(0, { listDependientes: dependents });
  test.each<[string, object, keyof typeof faults, number | null]>([
    ['[APPL-24] a day before eighteen', born('2008-11-21'), 'menor', null],
    ['born tomorrow', born('2026-11-21'), 'futura', null],
    ['born in 1890', born('1890-01-01'), 'antigua', null],
    ['a dependent born tomorrow', withDependents(dependentOf(0, { fechaNacimiento: '2026-11-21' })), 'futura', 1],
    [
      'a dependent born in 1890',
      withDependents(dependentOf(0), dependentOf(1, { fechaNacimiento: '1890-01-01' })),
      'antigua',
      2,
    ],
    ['[APPL-26] a cédula of ten digits', applicationOf(0, { noDocumento: '402-123456-8' }), 'cedula', null],
    ['a dependent’s cédula of letters', withDependents(dependentOf(0, { tipoDocumento: 1 })), 'cedula', 1],
    ['[APPL-29] type 3 with a number', withDependents(dependentOf(0, { tipoDocumento: 3 })), 'sinDocumento', 1],
    [
      'an applicant without a document',
      applicationOf(0, { tipoDocumento: 3, noDocumento: 'NA' }),
      'sinIdentidad',
      null,
    ],
    ['born 123 years ago today', born('1903-11-20'), 'antigua', null],
    [
      'the applicant’s cédula without hyphens',
      withDependents(dependentOf(0, { tipoDocumento: 1, noDocumento: '40212345678' })),
      'documentoRepetido',
      1,
    ],
    [
      'the same passport in small letters',
      withDependents(dependentOf(0), dependentOf(1, { noDocumento: 'rd 000000' })),
      'documentoRepetido',
      2,
    ],
    [
      '[APPL-17] a relationship that is not allowed',
      withDependents(dependentOf(0, { idParentesco: '10' })),
      'parentesco',
      1,
    ],
    ['a name of digits', applicationOf(0, { nombres: 'Rosa 2' }), 'nombre', null],
    ['a name of hyphens', applicationOf(0, { apellidos: "-'-" }), 'nombre', null],
    ['a name with a tag', withDependents(dependentOf(0, { nombres: '<b>Ana</b>' })), 'nombre', 1],
    ['[APPL-20] a name of spaces', applicationOf(0, { nombres: '   ' }), 'vacio', null],
    ['[APPL-20] an address of spaces', applicationOf(0, { direccion: ' ' }), 'vacio', null],
    ['[APPL-21] a dependent without a last name', withDependents(dependentOf(0, { apellidos: ' ' })), 'vacio', 1],
    ['[APPL-28] a telephone of nine digits', applicationOf(0, { telefono: '(809)-555-014' }), 'telefono', null],
    ['a mobile of nine digits', applicationOf(0, { celular: '(829)-555-014' }), 'telefono', null],

    [
      'a control sign in a dependent’s nationality',
      withDependents(dependentOf(0, { nacionalidad: 'a\u001b[2J' })),
      'signos',
      1,
    ],
    ['a condition that is none', applicationOf(0, { listSintomasNucleo: [symptomOf('9901')] }), 'sintoma', null],
    [
      '[APPL-08] a condition below another group',
      applicationOf(0, { listSintomasNucleo: [symptomOf('101', { codigoPadre: '2' })] }),
      'sintoma',
      null,
    ],
  ])('rejects %s with a message and stores nothing', async (_, body, fault, whose) => {
    const { status, json } = await send(body);
    const place = whose === null || fault === 'signos' ? '' : dependent(whose);
    expect([status, field(json, 'mensaje')]).toEqual([422, `${place}${faults[fault]}`]);
    expect(await kept()).toEqual([0, 0, 0, 0]);
  });

  test.each<[string, object]>([
    ['[APPL-27] a passport of 31 letters', { tipoDocumento: 2, noDocumento: 'A'.repeat(31) }],
    ['a name of 10,000 letters', { nombres: 'a'.repeat(10_000) }],
    ['an address of 10,000 letters', { direccion: 'a'.repeat(10_000) }],
    ['an answer of 10,000 letters', { listSintomasNucleo: [symptomOf('101', { campoAdicional: 'a'.repeat(10_000) })] }],
    ['an address of mail that is none', { correo: 'rosa@ejemplo' }],
    ['[APPL-12] a type of document that is none', { tipoDocumento: 4 }],
    ['[APPL-13] a sex that is none', { sexo: 'Otro' }],
    ['[APPL-23] no day of birth', { fechaNacimiento: undefined }],
    ['a day that the calendar has not', { fechaNacimiento: '1990-02-30' }],
    ['61 dependents', { listDependientes: Array.from({ length: 61 }, (_, index) => dependentOf(index)) }],
    ['3,001 answers', { listSintomasNucleo: Array.from({ length: 3_001 }, () => symptomOf('101')) }],
  ])('rejects %s', async (_, change) => {
    expect((await send(applicationOf(0, change))).status).toBe(400);
    expect(await kept()).toEqual([0, 0, 0, 0]);
  });

  test('[APPL-27] [APPL-29] [APPL-30] accepts a passport of 30, several people without a document, and unusual names', async () => {
    const people = ['Ñandú', "D'Óleo", 'Jean-Étienne', 'María de los Á.', 'N\u0303andu'].map((nombres, index) =>
      dependentOf(index, { nombres, tipoDocumento: 3, noDocumento: 'NA' }),
    );
    const body = applicationOf(0, { tipoDocumento: 2, noDocumento: 'A'.repeat(30), listDependientes: people });
    expect((await send(body)).status).toBe(200);
    expect(await kept()).toEqual([1, 5, 1, 1]);
  });

  test('accepts a mother of 122', async () => {
    const mother = dependentOf(0, { sexo: 'Femenino', idParentesco: '5', fechaNacimiento: '1903-11-21' });
    expect((await send(withDependents(mother))).status).toBe(200);
  });

  test("respects a relationship that the operator's list allows to one sex only", async () => {
    await server.db.query(`UPDATE dependientes_permitidos SET masculino = false WHERE codigo = '5'`);
    const parent = (sexo: string) =>
      withDependents(dependentOf(0, { sexo, idParentesco: '5', fechaNacimiento: '1950-01-01' }));
    expect([(await send(parent('Masculino'))).status, (await send(parent('Femenino'))).status]).toEqual([422, 200]);
    await server.db.query(`UPDATE dependientes_permitidos SET masculino = true WHERE codigo = '5'`);
  });

  test('fifty dependents and three thousand answers fit into one call of up to a megabyte, and not one byte more', async () => {
    const answers = Array.from({ length: 3_000 }, (_, index) =>
      symptomOf(`${1 + (index % 12)}0${1 + (index % 5)}`, { campoAdicional: 'x'.repeat(60) }),
    );
    const whole = JSON.stringify(applicationOf(50, { listSintomasNucleo: answers }));
    const bytes = Buffer.byteLength(whole);
    expect(bytes).toBeGreaterThan(700_000);
    const sent = (size: number) =>
      server.call('solicitudAfiliacion', {
        token: visitor,
        raw: whole.padEnd(whole.length + size - bytes),
        headers: { 'content-type': 'application/json' },
      });
    expect((await sent(1_048_577)).status).toBe(413);
    expect((await sent(1_048_576)).status).toBe(200);
    expect(await kept()).toEqual([1, 50, 1, 1]);
    const login = { identificacion: { tipoDocumento: 1, documento: '001-1000001-1' }, clave: 'x'.repeat(70_000) };
    expect((await server.call('login', { token: visitor, body: login })).status).toBe(413);
  });

  describe('limits', () => {
    let strict: ServerUnderTest;
    beforeAll(async () => {
      strict = await serve(
        server.db,
        {
          POLICY_APPLICATIONS_PER_IP_PER_HOUR: '20',
          POLICY_APPLICATIONS_PER_HOUR: '30',
          POLICY_APPLICATIONS_PER_EMAIL_PER_HOUR: '3',
          POLICY_APPLICATIONS_PER_EMAIL_PER_HOUR_IN_ALL: '5',
        },
        { time: noon },
      );
    });
    afterAll(() => strict.app.close());
    const sent = async (body: unknown, ip: string) => {
      const token = await strict.anonymous();
      const { status, json, headers } = await strict.call('solicitudAfiliacion', { token, body, ip });
      return status === 200 ? 200 : [status, field(json, 'mensaje'), headers.get('retry-after')];
    };
    const other = (n: number) => applicationOf(0, { direccion: `Calle ${n}` });
    const { tooMany, tooManyOfEmail } = messages.application;

    test('with one e-mail address a visitor sends three in an hour, a repeated one does not count, all visitors send five and then one each', async () => {
      const [here, there, elsewhere] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
      const full = [429, tooManyOfEmail, '3600'];
      expect([await sent(other(1), here), await sent(other(1), here), await sent(other(2), here)]).toEqual([
        200, 200, 200,
      ]);
      expect([await sent(other(3), here), await sent(other(4), here), await sent(other(1), here)]).toEqual([
        200,
        full,
        200,
      ]);
      expect([await sent(other(5), there), await sent(other(6), there), await sent(other(7), there)]).toEqual([
        200,
        200,
        full,
      ]);
      expect([await sent(other(8), elsewhere), await sent(other(9), elsewhere)]).toEqual([200, full]);
      const shouted = { ...other(10), correo: 'ROSA@EJEMPLO.DO' };
      expect(await sent(shouted, here)).toEqual(full);
      expect(await sent({ ...shouted, correo: 'otra@ejemplo.do' }, here)).toBe(200);
      expect(await kept()).toEqual([7, 0, 7, 7]);
    });

    test('one address sends twenty in an hour, and all of them thirty: beyond it only addresses with remaining quota continue', async () => {
      const of = (n: number) => applicationOf(0, { correo: `r${n}@ejemplo.do` });
      const from = async (ip: string, first: number, many: number) => {
        const ended: unknown[] = [];
        for (let n = first; n < first + many; n += 1) ended.push(await sent(of(n), ip));
        return ended;
      };
      const refused = [429, tooMany, '3600'];
      const taken = (many: number) => Array.from({ length: many }, () => 200);
      expect(await from('203.0.113.1', 0, 21)).toEqual([...taken(20), refused]);
      expect(await from('203.0.113.2', 100, 12)).toEqual([...taken(10), refused, refused]);
      expect(await from('203.0.113.3', 200, 3)).toEqual([200, 200, refused]);
      strict.clock.time += 60 * minute;
      expect(await from('203.0.113.1', 300, 1)).toEqual([200]);
      strict.clock.time = noon;
    });
  });
});
