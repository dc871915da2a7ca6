import { beforeEach, expect, test } from 'vitest';
import { fileOf, formOf, freshJpeg } from './files';
import { onEachServer } from './on-each-server';
import { field, noon } from './server-under-test';

const maria = '10000001';
const [reimbursement, authorization, affiliation] = ['261100102', '261100106', '261100110'];
const day = 86_400_000;

onEachServer('the desk of the insurer, /demo/casos', {}, (server) => {
  let token: string;
  beforeEach(async () => {
    server.clock.time = noon;
    token = await server.member('001-1000001-1');
    await server.db.query(`DELETE FROM notificaciones`);
  });

  const page = async (path: string, accept = 'text/html') => {
    const response = await server.demo(`/demo/casos${path}`, { headers: { accept } });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const decide = async (numero: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await server.demo(`/demo/casos/${numero}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields),
    });
    return response.status;
  };
  const seen = async (numeroCaso: string) => {
    const { json } = await server.call('solicitudesPorDocumento', {
      token,
      body: { tipoDocumento: 3, documento: maria, numeroCaso, numeroDePagina: 1, registrosPorPagina: 5 },
    });
    return field(json, 'result', 'data', 0);
  };
  const notices = () =>
    server.db.query(
      `SELECT codigo_afiliado AS a, origen, descripcion FROM notificaciones ORDER BY momento, descripcion`,
    );

  test('lists the cases, the newest first, and each with its attachments, its fields and its events', async () => {
    const { html, status } = await page('');
    expect([status, html.includes('Solicitud de reembolso'), html.includes('onerror="alert')]).toEqual([
      200,
      true,
      false,
    ]);
    const { html: json } = await page('', 'application/json');
    const casos = field(JSON.parse(json), 'casos') as { abierto: string }[];
    expect(casos.map(({ abierto }) => abierto)).toEqual(
      casos
        .map(({ abierto }) => abierto)
        .toSorted()
        .toReversed(),
    );
    const hostile = await page('/261100120');
    expect(hostile.html).toContain('&lt;img src=x');
    expect(hostile.html).not.toMatch(/<(img|script>alert)/);
    const one = await page(`/${reimbursement}`);
    expect(one.html).toContain('Facturaconcomprobant.png');
    expect(one.html).toContain('creado');
    for (const path of ['/1', '/x', `/${reimbursement}/no-hay`])
      expect([path, (await page(path)).status]).toEqual([path, 404]);
  });

  test('[REQ-10] [REQ-11] sets a case to each state, and the member sees it', async () => {
    const states: unknown[] = [];
    const set = async (numero: string, fields: Record<string, string>) => {
      expect(await decide(numero, { respuesta: '', ...fields })).toBe(303);
      const row = await seen(numero);
      states.push([
        field(row, 'estatus'),
        field(row, 'estatusReembolso'),
        field(row, 'estatusReembolsoFinal'),
        field(row, 'montoReembolsado'),
      ]);
    };
    await set(reimbursement, { accion: 'devolver', respuesta: 'Falta el sello.' });
    await set(reimbursement, { accion: 'procede', monto: '1,984.00' });
    await set(reimbursement, { accion: 'noProcede' });
    await set(reimbursement, { accion: 'anular' });
    await set(reimbursement, { accion: 'enCurso' });
    await set(authorization, { accion: 'devolver', respuesta: 'No se lee.' });
    await set(authorization, { accion: 'resolver', respuesta: 'Aprobada.' });
    await set(affiliation, { accion: 'anular' });
    await set(affiliation, { accion: 'enCurso' });
    expect(states).toEqual([
      ['En Curso', 'Devuelto', '', null],
      ['Resuelto', 'Procede', 'Procede', 1984],
      ['Resuelto', 'No procede', 'No procede', null],
      ['Resuelto', 'Anulado', 'Anulado', null],
      ['En Curso', '', '', null],
      ['Devuelto', '', '', null],
      ['Resuelto', '', '', null],
      ['Resuelto', '', '', null],
      ['En Curso', '', '', null],
    ]);
  });

  test('[REQ-12] a return has a reason and a deadline; the day counts from it, and an edit ends it', async () => {
    await decide(reimbursement, { accion: 'devolver', respuesta: 'Falta el sello.' });
    expect(await seen(reimbursement)).toMatchObject({
      respuesta: 'Falta el sello. Complete su caso antes del 21 de noviembre de 2026 a las 12:00 p. m.',
    });
    expect(await notices()).toEqual([
      {
        a: maria,
        origen: 'Gestión de Solicitudes',
        descripcion: `Su caso ${reimbursement} fue devuelto. Complételo en 24 horas o será anulado.`,
      },
    ]);
    const update = () =>
      server.call('updateSolicitudReembolso', {
        token,
        query: { numeroTicket: reimbursement },
        raw: formOf({}, [fileOf('Cedula.jpg', freshJpeg())]),
      });
    server.clock.time += day - 60_000;
    token = await server.member('001-1000001-1');
    expect((await update()).status).toBe(200);
    expect(await seen(reimbursement)).toMatchObject({ estatus: 'En Curso', respuesta: '' });
    const { html } = await page(`/${reimbursement}`);
    expect(html).toContain('completado');
    expect(html).toContain('Falta el sello. Complete su caso antes del');
    await decide(reimbursement, { accion: 'devolver', respuesta: 'Todavía falta.' });
    server.clock.time += day - 60_000;
    token = await server.member('001-1000001-1');
    expect((await update()).status).toBe(200);
    await decide(reimbursement, { accion: 'anular' });
    const voided = await update();
    expect([voided.status, field(voided.json, 'mensaje')]).toEqual([
      409,
      'Este caso fue anulado porque no se completó en 24 horas. Puede crear una solicitud nueva.',
    ]);
    await decide(reimbursement, { accion: 'enCurso' });
  });

  test('[REQ-09] an answer has the authorized services, place and number', async () => {
    await decide(authorization, {
      accion: 'resolver',
      respuesta: 'Aprobada.',
      informacion: 'Por RD$ 3,500.00',
      prestador: 'Centro Médico Las Palmas',
      nap: '8800123',
    });
    expect(await seen(authorization)).toMatchObject({
      estatus: 'Resuelto',
      respuesta: 'Aprobada.',
      informacionAutorizacion: 'Por RD$ 3,500.00',
      prestadorAutorizado: 'Centro Médico Las Palmas',
      nap: '8800123',
    });
    expect(await notices()).toMatchObject([{ descripcion: `Su caso ${authorization} fue resuelto.` }]);
  });

  test('an invalid decision changes nothing', async () => {
    const before = await seen(reimbursement);
    expect([
      await decide(reimbursement, { accion: 'devolver', respuesta: ' ' }),
      await decide(reimbursement, { accion: 'procede', monto: '' }),
      await decide(reimbursement, { accion: 'procede', monto: '30000.01' }),
      await decide(reimbursement, { accion: 'resolver', respuesta: 'x' }),
      await decide(reimbursement, { accion: 'borrar' }),
      await decide(reimbursement, { accion: 'anular' }, { 'sec-fetch-site': 'cross-site' }),
      await decide('1', { accion: 'anular' }),
      (await server.demo('/demo/casos', { method: 'POST' })).status,
    ]).toEqual([422, 422, 422, 400, 400, 403, 404, 405]);
    expect([await seen(reimbursement), await notices()]).toEqual([before, []]);
  });

  test('a document is downloaded, never rendered: as an attachment with its type, sandboxed', async () => {
    const [attachment] = await server.db.query<{ id: string }>(
      `SELECT id FROM documentos_caso WHERE caso = '${reimbursement}' AND tipo = 'application/pdf'`,
    );
    const { status, headers } = await page(`/${reimbursement}/${attachment?.id}`);
    expect([
      status,
      headers.get('content-type'),
      headers.get('content-disposition'),
      headers.get('x-content-type-options'),
      headers.get('content-security-policy'),
    ]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="Cedula.pdf"',
      'nosniff',
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    ]);
    expect((await page(`/${authorization}/${attachment?.id}`)).status).toBe(404);
  });
});
