import { beforeEach, describe, expect, test } from 'vitest';
import { readTerms } from '../../server/settings/reimbursement-terms';
import { jpeg, png } from '../pictures/pictures';
import { dependentForm, holderForm, preauthorizationForm, reimbursementForm } from './case-forms';
import { fileOf, formOf, freshJpeg, pdf } from './files';
import { onEachServer } from './on-each-server';
import { type Answered, field, noon, serve } from './server-under-test';

const [maria, sofia, carmen, ramon] = ['10000001', '10000011', '10000013', '10000003'];
const minute = 60_000;
const day = 24 * 60 * minute;

onEachServer('cases', {}, (server) => {
  let token: string;
  let adult: string;
  beforeEach(async () => {
    server.clock.time = noon;
    server.log.length = 0;
    token = await server.member('001-1000001-1');
    adult = await server.member('001-1000013-1');
    await server.empty('casos', 'envios_caso', 'bitacora', 'notificaciones', 'contadores');
  });

  const scan = jpeg();
  const attachments = () => [
    fileOf('Facturaconcomprobant.jpg', scan),
    fileOf('Indicacionmedica.pdf', pdf()),
    fileOf('Cedula.png', png()),
  ];
  const claimed = { ...reimbursementForm, banco: 'Banco Popular Dominicano' };
  const reimburse = (
    fields: Partial<typeof claimed> & { versionTerminos?: string } = {},
    files: readonly File[] = attachments(),
    as = token,
    contrato = fields.codigoSolicitante ?? maria,
  ) =>
    server.call('solicitudReembolso', {
      token: as,
      query: { contrato },
      raw: formOf({ ...claimed, ...fields }, files),
    });
  const asked = { ...preauthorizationForm, tipoAutorizacion: 'Laboratorios' };
  const two = () => [fileOf('Indicacion.jpg', jpeg()), fileOf('Cedula.jpg', jpeg({ width: 41 }))];
  const authorize = (fields: Partial<typeof asked> = {}, files: readonly File[] = two(), as = token) =>
    server.call('solicitudPreAutorizacion', {
      token: as,
      query: { contrato: fields.codigoSolicitante ?? maria },
      raw: formOf({ ...asked, ...fields }, files),
    });
  const affiliate = (body: Record<string, unknown> = holderForm, contrato = maria, as = token) =>
    server.call('solicitudAfiliacionTitular', { token: as, query: { contrato }, body });
  const upload = (ticketName: string, files: readonly File[], as = token) =>
    server.call('cargardocumento', { token: as, query: { ticketName }, raw: formOf({}, files) });
  const update = (numeroTicket: string, files: readonly File[], as = token) =>
    server.call('updateSolicitudReembolso', { token: as, query: { numeroTicket }, raw: formOf({}, files) });
  const documents = (numeroTicket: string, as = token) =>
    server.call('consultarDocumentosPorTicket', { token: as, query: { numeroTicket } });
  const history = (numeroCaso: string, as = token) => server.call('historiaCaso', { token: as, query: { numeroCaso } });
  const named = async (numero: string) =>
    ((await documents(numero)).json as { nombreArchivo: string }[]).map(({ nombreArchivo }) => nombreArchivo);
  const numberOf = ({ json }: Answered) => String(field(json, 'result'));
  const refusal = ({ status, json }: Answered) => [status, field(json, 'mensaje')];
  const nothing = async () => [
    await server.count('casos'),
    await server.count('documentos_caso'),
    await server.count('envios_caso'),
  ];
  const standing = async (numero: string) =>
    (
      await server.db.query(`SELECT estatus, estatus_reembolso AS reembolso, devuelto FROM casos WHERE numero = $1`, [
        numero,
      ])
    )[0];
  const sendBack = (numero: string) =>
    server.db.query(
      `UPDATE casos SET devuelto = $2, estatus = CASE WHEN tipo = '3' THEN 'En Curso' ELSE 'Devuelto' END,
         estatus_reembolso = CASE WHEN tipo = '3' THEN 'Devuelto' ELSE '' END WHERE numero = $1`,
      [numero, new Date(server.clock.time)],
    );

  const terms = readTerms(undefined);
  test('a member reads the terms, and the version that was read stays with the case, else the one in force', async () => {
    expect((await server.call('terminosReembolso', { token })).json).toEqual(terms);
    await reimburse({ versionTerminos: 'otra' });
    expect(await server.db.query(`SELECT datos->>'versionTerminos' AS version FROM casos`)).toEqual([
      { version: 'otra' },
    ]);
  });

  test('[API-86] [API-87] [REIMB-01] a reimbursement is a case with its fields, its attachments, an event and an entry', async () => {
    const answer = await reimburse();
    const numero = numberOf(answer);
    expect([answer.status, /^[3-9]\d{8}$/.test(numero)]).toEqual([200, true]);
    expect(
      await server.db.query(
        `SELECT codigo_afiliado, creado_por, tipo, conjunto, estatus, estatus_reembolso, descripcion, datos FROM casos`,
      ),
    ).toEqual([
      {
        codigo_afiliado: maria,
        creado_por: maria,
        tipo: '3',
        conjunto: 'reembolso',
        estatus: 'En Curso',
        estatus_reembolso: '',
        descripcion: 'Medicamentos. Medicamentos para la presión.',
        datos: { ...claimed, banco: '7', montoReclamado: 248_000, versionTerminos: terms.version },
      },
    ]);
    expect(await server.db.query(`SELECT caso, suceso, actor FROM sucesos_caso`)).toEqual([
      { caso: numero, suceso: 'creado', actor: maria },
    ]);
    expect(await server.db.query(`SELECT suceso, documento_indicado AS sobre, valor_nuevo FROM bitacora`)).toEqual([
      { suceso: 'caso:creado', sobre: maria, valor_nuevo: JSON.stringify({ numero, tipo: '3', documentos: 3 }) },
    ]);
    expect(server.log.filter(({ event }) => event === 'failure')).toEqual([]);
  });

  test('[API-90] [ATTACH-04] [ATTACH-12] [ATTACH-13] its attachments are returned unchanged, with names made of their documents', async () => {
    const { json } = await documents(numberOf(await reimburse()));
    expect(json).toEqual([
      { nombreArchivo: 'Facturaconcomprobant.jpg', tipoMime: 'image/jpeg', contenido: scan.toString('base64') },
      {
        nombreArchivo: 'Indicacionmedica.pdf',
        tipoMime: 'application/pdf',
        contenido: pdf().subarray(0, -1).toString('base64'),
      },
      { nombreArchivo: 'Cedula.png', tipoMime: 'image/png', contenido: png().toString('base64') },
    ]);
  });

  test('[API-85] [PREAUTH-01] [PREAUTH-02] a pre-authorization names its type by code or by name', async () => {
    const byName = await authorize();
    const byCode = await authorize({ tipoAutorizacion: '7', descripcion: 'Control' }, [
      fileOf('Copiadecedula.jpg', jpeg()),
      fileOf('Historiaclinicadetal.jpg', jpeg()),
      fileOf('Indicacionmedica.jpg', jpeg()),
    ]);
    expect([byName.status, byCode.status]).toEqual([200, 200]);
    expect(await server.db.query(`SELECT conjunto, descripcion FROM casos ORDER BY conjunto`)).toEqual([
      { conjunto: 'estudio', descripcion: 'Colonoscopia. Control' },
      { conjunto: 'indicacion', descripcion: 'Laboratorios. Perfil tiroideo' },
    ]);
    expect(refusal(await authorize({ tipoAutorizacion: 'Magia' }))).toEqual([
      422,
      'El tipo elegido ya no está disponible. Actualice la página y elija otro.',
    ]);
  });

  test('[API-82] [API-84] [AFTIT-01] [AFTIT-08] a holder affiliation is a case, and its attachments are uploaded to it', async () => {
    const numero = numberOf(await affiliate());
    expect(await named(numero)).toEqual([]);
    const files = [fileOf('Cedula.jpg', jpeg()), fileOf('Actadenacimiento.pdf', pdf())];
    const { status, json } = await upload(numero, files);
    expect([status, json]).toEqual([200, { mensaje: 'Sus documentos están guardados.' }]);
    expect(await named(numero)).toEqual(['Cedula.jpg', 'Actadenacimiento.pdf']);
    expect((await upload(numero, files)).status).toBe(200);
    expect(await named(numero)).toHaveLength(2);
    expect((await upload(numero, [fileOf('Cedula.jpg', freshJpeg())])).status).toBe(200);
    expect(await named(numero)).toEqual(['Cedula.jpg', 'Actadenacimiento.pdf', 'Cedula2.jpg']);
    expect(refusal(await upload(numero, [fileOf('Cedula3.jpg', freshJpeg())]))).toEqual([
      422,
      'Se ha superado el límite de adjuntos para documentos de tipo Cédula',
    ]);
    expect(await named(numero)).toHaveLength(3);
  });

  test('[API-83] [AFDEP-01] [AFDEP-03] of a dependent affiliation a sixth file and a PNG are rejected', async () => {
    const asked = { token, query: { contrato: maria }, body: dependentForm };
    const made = await server.call('solicitudAfiliacionDependiente', asked);
    const numero = numberOf(made);
    const many = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) =>
        fileOf(`Documentosdeldependi${from + index === 1 ? '' : from + index}.jpg`, freshJpeg()),
      );
    expect((await upload(numero, many(1, 6))).status).toBe(422);
    expect((await upload(numero, many(1, 5))).status).toBe(200);
    expect((await upload(numero, many(6, 6))).status).toBe(422);
    expect((await upload(numero, [fileOf('Documentosdeldependi.png', png())])).status).toBe(415);
    expect(await named(numero)).toEqual([
      'Documentosdeldependi.jpg',
      ...[2, 3, 4, 5].map((number) => `Documentosdeldependi${number}.jpg`),
    ]);
  });

  test('a request belongs to its codigoSolicitante, whatever its contrato; an identical one is the same case; without a code it belongs to its contrato', async () => {
    const numbers = await Promise.all(
      [maria, sofia].map(async (contrato) =>
        numberOf(await reimburse({ codigoSolicitante: sofia }, attachments(), token, contrato)),
      ),
    );
    expect(new Set(numbers).size).toBe(1);
    await affiliate(holderForm, carmen);
    expect(await server.db.query(`SELECT codigo_afiliado, creado_por FROM casos ORDER BY tipo DESC`)).toEqual([
      { codigo_afiliado: sofia, creado_por: maria },
      { codigo_afiliado: carmen, creado_por: maria },
    ]);
  });

  describe('rejected requests store nothing', () => {
    test.each<[string, Partial<typeof claimed>, number, string]>([
      ['[REIMB-11] [REIMB-12] 30,000.01', { montoReclamado: '30000.01' }, 400, 'La solicitud tiene datos'],
      ['a thousandth', { montoReclamado: '29999.999' }, 422, 'El monto reclamado no es válido'],
      ['an amount with a comma', { montoReclamado: '1,234.50' }, 400, 'La solicitud tiene datos'],
      [
        '[REIMB-10] tomorrow in Santo Domingo',
        { fechaServicio: '2026-11-21' },
        422,
        'La fecha de servicio no debe ser posterior al día de hoy',
      ],
      ['an account of seven', { noCuenta: '1234567' }, 400, 'La solicitud tiene datos'],
      [
        '[REIMB-08] an account of seven and a space',
        { noCuenta: '1234567 ' },
        422,
        'El número de cuenta utilizado no es válido, favor verificar',
      ],
      [
        '[REIMB-09] a cédula of twelve digits',
        { documentoTitularCuenta: '001-10000011-1' },
        422,
        'Cédula de identidad invalida, por favor verificar',
      ],
      [
        '[REIMB-19] a passport with a sign',
        { tipoDocumentoTitularCuenta: 'Pasaporte', documentoTitularCuenta: 'FR.12' },
        422,
        'El pasaporte solo puede tener letras y números',
      ],
      ['[REIMB-17] 251 letters', { motivo: 'ñ'.repeat(251) }, 400, 'La solicitud tiene datos'],
      [
        '[REIMB-29] neither center nor doctor',
        { centroSalud: ' ' },
        422,
        'Para poder registrar su solicitud, todos los campos marcados como necesarios deben estar completos',
      ],
      ['a type of yesterday', { idTipoReembolso: '99' }, 422, 'El tipo elegido ya no está disponible'],
      ['a bank of yesterday', { banco: 'Banco Perdido' }, 422, 'El banco elegido ya no está disponible'],
      ['[REIMB-20] another kind of account', { tipoCuenta: 'Nómina' }, 400, 'La solicitud tiene datos'],
    ])('%s', async (_, fields, status, sentence) => {
      const [got, said] = refusal(await reimburse(fields));
      expect([got, String(said).startsWith(sentence)]).toEqual([status, true]);
      expect(await nothing()).toEqual([0, 0, 0]);
    });

    test('a missing required document', async () => {
      expect(refusal(await reimburse({}, attachments().slice(0, 2)))).toEqual([
        422,
        'Falta Cédula por cargar, favor de verificar',
      ]);
      expect(refusal(await authorize({}, two().slice(1)))).toEqual([422, 'Se han cargado 1 de 2 archivos requeridos']);
      expect(await nothing()).toEqual([0, 0, 0]);
    });

    test('[ATTACH-06] more files of one document than allowed', async () => {
      const files = [
        ...attachments(),
        fileOf('Facturaconcomprobant2.jpg', freshJpeg()),
        fileOf('Facturaconcomprobant3.jpg', freshJpeg()),
      ];
      expect(refusal(await reimburse({}, files))).toEqual([
        422,
        'Se ha superado el límite de adjuntos para documentos de tipo Factura con comprobante fiscal',
      ]);
      expect(await nothing()).toEqual([0, 0, 0]);
    });

    test('[PREAUTH-03] a missing field, and a form without a file', async () => {
      const { descripcion: _, ...rest } = preauthorizationForm;
      const query = { contrato: maria };
      expect((await server.call('solicitudPreAutorizacion', { token, query, raw: formOf(rest, two()) })).status).toBe(
        400,
      );
      expect((await authorize({}, [])).status).toBe(400);
      expect(await nothing()).toEqual([0, 0, 0]);
    });
  });

  test('[REIMB-11] accepts exactly 30,000.00, a service of today and a passport in lower case', async () => {
    const answer = await reimburse({
      montoReclamado: '30000.00',
      fechaServicio: '2026-11-20',
      tipoDocumentoTitularCuenta: 'Pasaporte',
      documentoTitularCuenta: 'fr12ab3456',
      banco: '7',
      centroSalud: '',
      medico: 'Dra. Yokasta Matos',
    });
    expect(answer.status).toBe(200);
    expect(
      await server.db.query(
        `SELECT datos ->> 'montoReclamado' AS monto, datos ->> 'documentoTitularCuenta' AS de, datos ->> 'banco' AS banco FROM casos`,
      ),
    ).toEqual([{ monto: '3000000', de: 'FR12AB3456', banco: '7' }]);
  });

  test('today is the day in Santo Domingo: after midnight in London it is still yesterday', async () => {
    server.clock.time = Date.UTC(2026, 10, 21, 3, 59);
    token = await server.member('001-1000001-1');
    expect((await reimburse({ fechaServicio: '2026-11-21' })).status).toBe(422);
    server.clock.time += 2 * minute;
    expect((await reimburse({ fechaServicio: '2026-11-21' })).status).toBe(200);
  });

  test('[REIMB-30] [REQ-33] [REQ-34] a holder files for anyone of the core, a dependent only for herself', async () => {
    expect((await reimburse({ codigoSolicitante: sofia })).status).toBe(200);
    expect((await reimburse({ codigoSolicitante: carmen })).status).toBe(200);
    expect((await reimburse({ codigoSolicitante: carmen }, attachments(), adult)).status).toBe(200);
    expect((await reimburse({ codigoSolicitante: maria }, attachments(), adult)).status).toBe(403);
    expect((await affiliate(holderForm, ramon)).status).toBe(403);
    expect(await server.db.query(`SELECT creado_por AS por, codigo_afiliado AS de FROM casos ORDER BY 1, 2`)).toEqual([
      { por: maria, de: sofia },
      { por: maria, de: carmen },
      { por: carmen, de: carmen },
    ]);
  });

  describe('requests within ten minutes are deduplicated', () => {
    test('ten concurrent taps make one case, with its documents once', async () => {
      const numbers = await Promise.all(Array.from({ length: 10 }, async () => numberOf(await reimburse())));
      expect([new Set(numbers).size, await nothing()]).toEqual([1, [1, 3, 1]]);
      expect(await server.count('sucesos_caso')).toBe(1);
    });

    test('ignores the order of files, also for an affiliation', async () => {
      const first = numberOf(await reimburse());
      expect(numberOf(await reimburse({}, attachments().toReversed()))).toBe(first);
      const made = await Promise.all([affiliate(), affiliate(), affiliate()]);
      expect(new Set(made.map(numberOf)).size).toBe(1);
    });

    test('other content, another member or the same request after ten minutes is another case', async () => {
      const first = numberOf(await reimburse());
      const others = [
        await reimburse({ motivo: 'Medicamentos para la presion.' }),
        await reimburse({}, [...attachments(), fileOf('Indicacionmedica2.jpg', freshJpeg())]),
        await reimburse({ codigoSolicitante: carmen }),
        await reimburse({ codigoSolicitante: carmen }, attachments(), adult),
      ];
      expect(new Set([first, ...others.map(numberOf)]).size).toBe(5);
      server.clock.time += 10 * minute - 1;
      expect(numberOf(await reimburse())).toBe(first);
      server.clock.time += 1;
      expect(numberOf(await reimburse())).not.toBe(first);
    });

    test('a rejected request does not block the next one', async () => {
      expect((await reimburse({ idTipoReembolso: '99' })).status).toBe(422);
      await server.db.query(`ALTER TABLE bitacora ADD CONSTRAINT nunca CHECK (suceso <> 'caso:creado')`);
      expect((await reimburse()).status).toBe(500);
      await server.db.query(`ALTER TABLE bitacora DROP CONSTRAINT nunca`);
      expect([await nothing(), await server.count('contenidos_documento')]).toEqual([[0, 0, 0], 0]);
      expect((await reimburse()).status).toBe(200);
    });
  });

  describe('a returned reimbursement', () => {
    let numero: string;
    beforeEach(async () => {
      numero = numberOf(await reimburse());
      await sendBack(numero);
    });

    test('[API-88] [REIMB-25] continues with added attachments, and a repeated edit counts once', async () => {
      const extra = [fileOf('Indicacionmedica.jpg', freshJpeg())];
      expect((await update(numero, extra)).status).toBe(200);
      expect(await standing(numero)).toEqual({ estatus: 'En Curso', reembolso: '', devuelto: null });
      expect((await update(numero, extra)).status).toBe(200);
      expect(await named(numero)).toEqual([
        'Facturaconcomprobant.jpg',
        'Indicacionmedica.pdf',
        'Cedula.png',
        'Indicacionmedica2.jpg',
      ]);
      expect(await server.db.query(`SELECT suceso FROM sucesos_caso ORDER BY id`)).toEqual([
        { suceso: 'creado' },
        { suceso: 'completado' },
      ]);
    });

    test('[REIMB-28] added attachments replace nothing, and may exceed the limit of their document', async () => {
      const five = Array.from({ length: 5 }, (_, at) => fileOf(`Facturaconcomprobant${at + 1}.jpg`, freshJpeg()));
      expect((await update(numero, five)).status).toBe(200);
      expect(await named(numero)).toEqual([
        'Facturaconcomprobant.jpg',
        'Indicacionmedica.pdf',
        'Cedula.png',
        ...[2, 3, 4, 5, 6].map((at) => `Facturaconcomprobant${at}.jpg`),
      ]);
      await sendBack(numero);
      const six = Array.from({ length: 6 }, () => fileOf('Facturaconcomprobant.jpg', freshJpeg()));
      expect(refusal(await update(numero, six))).toEqual([
        422,
        'Se ha superado el límite de adjuntos para documentos de tipo Factura con comprobante fiscal',
      ]);
      expect((await update(numero, [fileOf('Otrodocumento.jpg', freshJpeg())])).status).toBe(200);
      expect((await named(numero)).at(-1)).toBe('Documento.jpg');
    });

    test('lists the newest documents of a case that was returned repeatedly', async () => {
      for (let round = 0; round < 4; round += 1) {
        const large = Array.from({ length: 5 }, () => fileOf('Receta.jpg', freshJpeg(2_000_000)));
        expect((await update(numero, large)).status).toBe(200);
        await sendBack(numero);
      }
      const names = await named(numero);
      expect([names.length, names.at(0), names.at(-1)]).toEqual([17, 'Documento4.jpg', 'Documento20.jpg']);
    });

    test('ten concurrent edits with the same documents count once', async () => {
      const extra = freshJpeg();
      const send = () => update(numero, [fileOf('Indicacionmedica.jpg', extra)]);
      const statuses = (await Promise.all(Array.from({ length: 10 }, send))).map(({ status }) => status);
      expect([new Set(statuses), await server.count('documentos_caso')]).toEqual([new Set([200]), 4]);
    });

    test('of two concurrent edits with different attachments one completes it, and the other is rejected as not returned', async () => {
      const send = () => update(numero, [fileOf('Indicacionmedica.jpg', freshJpeg())]);
      const answers = await Promise.all([send(), send()]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await server.count('documentos_caso')).toBe(4);
    });

    test('[REQ-12] can be completed until its last second, whether or not it was voided by then', async () => {
      const extra = () => [fileOf('Indicacionmedica.jpg', freshJpeg())];
      const voided = [409, 'Este caso fue anulado porque no se completó en 24 horas. Puede crear una solicitud nueva.'];
      server.clock.time += day;
      token = await server.member('001-1000001-1');
      expect(refusal(await update(numero, extra()))).toEqual(voided);
      server.clock.time -= 1;
      expect((await update(numero, extra())).status).toBe(200);
    });

    test('[REQ-12] is voided by the server, also by one started later, and the member is notified', async () => {
      const other = numberOf(await authorize());
      await sendBack(other);
      server.clock.time += day - 1;
      const first = await serve(server.db, {}, server.clock);
      await first.app.close();
      expect(await standing(numero)).toMatchObject({ reembolso: 'Devuelto' });
      server.clock.time += 1;
      const second = await serve(server.db, {}, server.clock);
      await second.app.close();
      expect([await standing(numero), await standing(other)]).toEqual([
        { estatus: 'Resuelto', reembolso: 'Anulado', devuelto: null },
        { estatus: 'Resuelto', reembolso: '', devuelto: null },
      ]);
      const voided = await server.db.query(
        `SELECT codigo_afiliado AS a, descripcion FROM notificaciones WHERE descripcion LIKE '%anulado.' AND descripcion LIKE '%fue %'
           AND momento >= $1 ORDER BY 2`,
        [new Date(server.clock.time)],
      );
      expect(voided).toEqual(
        [numero, other].toSorted().map((each) => ({ a: maria, descripcion: `Su caso ${each} fue anulado.` })),
      );
      token = await server.member('001-1000001-1');
      expect(refusal(await update(numero, [fileOf('Cedula.jpg', freshJpeg())]))[0]).toBe(409);
    });

    test('voiding and completing exclude each other', async () => {
      server.clock.time += day - 1;
      token = await server.member('001-1000001-1');
      const send = () => update(numero, [fileOf('Indicacionmedica.jpg', freshJpeg())]);
      const edit = send();
      server.clock.time += 1;
      const round = async () => (await serve(server.db, {}, server.clock)).app.close();
      const [answer] = await Promise.all([edit, round()]);
      // A round passes over a case that a request holds; one that was refused waits for the next round.
      await round();
      const after = await standing(numero);
      expect([
        [200, ''],
        [409, 'Anulado'],
      ]).toContainEqual([answer.status, field(after, 'reembolso')]);
      expect(await server.count('documentos_caso')).toBe(answer.status === 200 ? 4 : 3);
    });

    test('accepts no upload; only a returned reimbursement accepts an edit', async () => {
      const extra = () => [fileOf('Cedula.jpg', freshJpeg())];
      expect((await upload(numero, extra())).status).toBe(409);
      const other = numberOf(await authorize());
      const notReturned = [
        409,
        'Este caso no está devuelto, por eso no se puede editar. Revise su estado en «Gestión de Solicitudes».',
      ];
      expect(refusal(await update(other, extra()))).toEqual(notReturned);
      await sendBack(other);
      expect(refusal(await update(other, extra()))).toEqual(notReturned);
      expect((await upload(other, extra())).status).toBe(200);
      expect(await standing(other)).toEqual({ estatus: 'En Curso', reembolso: '', devuelto: null });
      await server.db.query(`UPDATE casos SET estatus = 'Resuelto' WHERE numero = $1`, [other]);
      expect(refusal(await upload(other, extra()))).toEqual([
        409,
        'Este caso ya está cerrado y no admite más documentos.',
      ]);
    });
  });

  test('the history of a case tells its newest fifty events, the oldest first, and of each no more than when; of a mail to whom', async () => {
    const numero = numberOf(await reimburse());
    const note = (minutes: number, suceso: string, detalle: string) =>
      server.db.query(`INSERT INTO sucesos_caso (caso, momento, suceso, actor, detalle) VALUES ($1, $2, $3, $4, $5)`, [
        ...[numero, new Date(noon + minutes * minute)],
        ...[suceso, suceso === 'avisado' ? null : maria, detalle],
      ]);
    await note(1, 'devuelto', 'Falta el análisis del VIH.');
    await note(2, 'avisado', 'm***@e***.do');
    expect((await history(numero)).json).toEqual([
      { momento: '2026-11-20T12:00:00-04:00', suceso: 'creado', detalle: '' },
      { momento: '2026-11-20T12:01:00-04:00', suceso: 'devuelto', detalle: '' },
      { momento: '2026-11-20T12:02:00-04:00', suceso: 'avisado', detalle: 'm***@e***.do' },
    ]);
    for (let minutes = 3; minutes < 53; minutes += 1) await note(minutes, 'enCurso', '');
    const { json } = await history(numero);
    expect([field(json, 'length'), field(json, 0, 'momento'), field(json, 49, 'momento')]).toEqual([
      50,
      '2026-11-20T12:03:00-04:00',
      '2026-11-20T12:52:00-04:00',
    ]);
  });

  test('history and attachments of a case are visible to its owners, and do not exist for anybody else', async () => {
    const stranger = await server.member('200000003', 2);
    const anonymous = await server.anonymous();
    const own = numberOf(await reimburse());
    const ofMinor = numberOf(await reimburse({ codigoSolicitante: sofia }));
    const ofAdult = numberOf(await reimburse({ codigoSolicitante: carmen }));
    const adultsOwn = numberOf(await reimburse({ codigoSolicitante: carmen }, attachments(), adult));
    for (const numero of [own, ofMinor, ofAdult, adultsOwn]) await sendBack(numero);
    const extra = () => [fileOf('Indicacionmedica.jpg', freshJpeg())];
    const tries = async (numero: string, as: string) => [
      (await history(numero, as)).status,
      (await documents(numero, as)).status,
      (await update(numero, extra(), as)).status,
      (await upload(numero, extra(), as)).status,
    ];
    expect({
      'a stranger': await Promise.all([own, ofMinor, ofAdult, adultsOwn].map((numero) => tries(numero, stranger))),
      'the adult, of the holder and of a minor': await Promise.all(
        [own, ofMinor].map((numero) => tries(numero, adult)),
      ),
      'the holder, of what the adult filed': await tries(adultsOwn, token),
      'nobody there is': await tries('1', token),
      'a visitor': await tries(own, anonymous),
    }).toEqual({
      'a stranger': Array(4).fill([404, 404, 404, 404]),
      'the adult, of the holder and of a minor': Array(2).fill([404, 404, 404, 404]),
      'the holder, of what the adult filed': [404, 404, 404, 404],
      'nobody there is': [404, 404, 404, 404],
      'a visitor': [401, 401, 401, 401],
    });
    const unknown = refusal(await documents('1'));
    expect([refusal(await documents(adultsOwn)), refusal(await documents(own, stranger))]).toEqual([unknown, unknown]);
    expect(await server.count(`bitacora WHERE suceso = 'casoAjeno'`)).toBe(4 * 4 + 2 * 4 + 4 + 2);
    expect(server.log.filter(({ event }) => event === 'foreignCode')).toHaveLength(4 * 4 + 2 * 4 + 4 + 2);
    const open = await Promise.all([
      tries(own, token),
      tries(ofMinor, token),
      tries(ofAdult, adult),
      tries(adultsOwn, adult),
    ]);
    expect(open).toEqual(Array(4).fill([200, 200, 200, 409]));
    expect((await documents(ofAdult)).status).toBe(200);
    await server.db.query(`UPDATE afiliados SET estado = 'cancelada' WHERE codigo = '${sofia}'`);
    expect((await documents(ofMinor)).status).toBe(200);
    await server.db.query(`UPDATE casos SET creado_por = '${carmen}' WHERE numero = '${ofMinor}'`);
    expect((await documents(ofMinor)).status).toBe(404);
    await server.db.query(`UPDATE afiliados SET estado = 'activa' WHERE codigo = '${sofia}'`);
    expect((await documents(ofMinor)).status).toBe(200);
  });
});
