import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PromiseName } from '../../domain/rules/promises/promises';
import type { Queries } from '../../server/db/db';
import { markTold } from '../../server/notices/mark-told';
import { createNoticeRows } from '../../server/notices/notice-rows';
import { countUntoldNotices, readUntoldNotices } from '../../server/notices/untold-notices';
import { callsCsv } from '../../server/operate/calls-csv';
import { onEachDatabase } from './databases';
import { noon, type ServerUnderTest, serve } from './server-under-test';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const maria = '10000001';
const numero = '481920337';
const clock = { time: noon };
const now = () => new Date(clock.time);
const ana = { quien: 'Ana', como: 'por teléfono' } as const;

interface Planted {
  estado?: 'pendiente' | 'enviado' | 'anulado' | 'perdido' | 'sinCanal';
  clave?: string;
  carta?: string | null;
  caso?: string;
  factura?: string;
  ago?: number;
  ends?: number;
  /** Past the time of its mail. */
  late?: number;
  back?: boolean;
}

onEachDatabase('whom to call', (database) => {
  let server: ServerUnderTest;
  let factura: string;
  const list = (after: string | null = null, size = 50, queries: Queries = database.db) =>
    readUntoldNotices(queries, { now: now(), after, size });
  const told = async () => (await list()).map(({ aviso, motivo }) => `${aviso}: ${motivo}`);
  const plant = async (promesa: PromiseName, of: Planted = {}): Promise<string> => {
    const { estado = 'perdido', carta = 'carta', ago = hour, late = minute, ends, back = false } = of;
    const id = randomUUID();
    const before = (ms: number) => new Date(clock.time - ms);
    await database.db.query(
      `INSERT INTO avisos (id, promesa, clave, codigo_afiliado, caso, factura, momento, vence, plazo, siguiente, estado, carta,
         no_llego) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12)`,
      [
        ...[id, promesa, of.clave ?? id, maria, of.caso ?? null, of.factura ?? null, before(ago)],
        ...[ends === undefined ? null : before(-ends), before(late), estado, carta, back ? now() : null],
      ],
    );
    return id;
  };

  beforeAll(async () => {
    await database.db.query('UPDATE facturas SET pagada = fecha');
    await database.db.query(`UPDATE ordenes_pago SET estado = 'vencida' WHERE estado <> 'pagada'`);
    // So old that the server itself tells nothing of it.
    const [invoice] = await database.db.query<{ numero: string }>(
      `UPDATE facturas SET fecha = '2026-01-01', vence = '2026-01-15'
       WHERE numero = (SELECT min(numero) FROM facturas) RETURNING numero`,
    );
    factura = invoice?.numero ?? '';
    server = await serve(database.db, { POLICY_NOTICE_JOIN_MS: '600000' }, clock);
  });
  beforeEach(async () => {
    clock.time = noon;
    await server.empty('avisos', 'avisos_rechazados', 'notificaciones', 'correos', 'sucesos_caso', 'casos');
    await database.db.query(
      `INSERT INTO casos (numero, codigo_afiliado, creado_por, tipo, conjunto, abierto) VALUES ($1, $2, $2, '1', '', $3)`,
      [numero, maria, now()],
    );
    await database.db.query(`UPDATE facturas SET pagada = NULL WHERE numero = $1`, [factura]);
  });

  test('those whom no mail told in time, each with its reason', async () => {
    await plant('contactoCambiado', { estado: 'sinCanal', ago: 5 * hour });
    await plant('dispositivoAgregado', { estado: 'enviado', back: true, ago: 4 * hour });
    await plant('ingresoBloqueado', { estado: 'perdido', ago: 3 * hour });
    await plant('casoResuelto', { estado: 'pendiente', caso: numero, ago: 2 * hour });
    await plant('casoEnCurso', { caso: numero });
    await plant('dispositivoAgregado', { estado: 'enviado' });
    await plant('dispositivoAgregado', { estado: 'anulado' });
    await plant('dispositivoAgregado', { estado: 'pendiente', late: -minute });
    expect(await told()).toEqual([
      'Sus datos de contacto cambiaron: sinCorreo',
      'Se agregó un dispositivo seguro a su cuenta: volvio',
      'Alguien intentó entrar en su cuenta: rechazado',
      `Hay una respuesta a su solicitud ${numero}: tarde`,
    ]);
    expect(await countUntoldNotices(database.db, now())).toBe(4);
  });

  test('the nearest end comes first; what is over or two weeks old needs no call', async () => {
    await plant('contactoCambiado', { ago: 13 * day });
    await plant('contactoCambiado', { ago: 15 * day });
    await plant('casoAnulado', { caso: numero, ago: 40 * day, ends: 2 * hour });
    await plant('casoResuelto', { caso: numero, ends: -minute });
    await plant('facturaVencida', { factura, ends: -3 * day });
    expect((await list()).map(({ aviso, hasta }) => [aviso, hasta])).toEqual([
      [`Su solicitud ${numero} fue anulada`, new Date(noon + 2 * hour)],
      ['Sus datos de contacto cambiaron', null],
      ['Una factura suya está vencida', null],
    ]);
  });

  test('an invoice is told until the end of its last day, and of several notices about it the newest', async () => {
    await plant('facturaNueva', { factura, ago: 3 * day, ends: 0 });
    await plant('facturaPorVencer', { factura, ends: 0 });
    await plant('pagoRechazado', { factura, ago: 2 * hour });
    clock.time = noon + 11 * hour;
    expect(await told()).toEqual(['Una factura suya está por vencer: rechazado', 'Su pago no fue aprobado: rechazado']);
    clock.time = noon + 13 * hour;
    expect(await told()).toEqual(['Su pago no fue aprobado: rechazado']);
    await database.db.query(`UPDATE facturas SET pagada = $2 WHERE numero = $1`, [factura, now()]);
    expect([await told(), await countUntoldNotices(database.db, now())]).toEqual([[], 0]);
  });

  test('nobody is called about a case that was completed, or about answers they want no mail of', async () => {
    const [event] = await database.db.query<{ id: number }>(
      `INSERT INTO sucesos_caso (caso, momento, suceso) VALUES ($1, $2, 'devuelto') RETURNING id`,
      [numero, now()],
    );
    await database.db.query(`UPDATE casos SET estatus = 'Devuelto', devuelto = $1`, [now()]);
    await plant('casoDevuelto', { caso: numero, clave: String(event?.id), ends: day });
    await plant('casoResuelto', { caso: numero });
    expect(await told()).toHaveLength(2);
    await database.db.query(`INSERT INTO avisos_rechazados VALUES ($1, 'respuestas', 'correo', $2)`, [maria, now()]);
    await database.db.query(`INSERT INTO avisos_rechazados VALUES ($1, 'plazos', 'correo', $2)`, [maria, now()]);
    expect(await told()).toEqual([`Su solicitud ${numero} necesita algo de usted: rechazado`]);
    await database.db.query(`UPDATE casos SET estatus = 'En Curso', devuelto = NULL`);
    expect(await told()).toEqual([]);
  });

  test('where no mail can leave the bell is the only channel, and nobody is called', async () => {
    await createNoticeRows({ noticeJoinMs: 0 }, false).add(database.db, {
      promise: 'contactoCambiado',
      key: 'x',
      codigoAfiliado: maria,
      happened: now(),
    });
    expect(await server.count(`avisos WHERE estado = 'sinCanal'`)).toBe(1);
    expect(await told()).toEqual([]);
  });

  test('pages follow each other without a gap, also within one moment', async () => {
    for (const ends of [day, day, undefined, undefined, 2 * day, undefined])
      await plant('contactoCambiado', ends === undefined ? {} : { ends });
    const whole = (await list()).map(({ id }) => id);
    const byTwo: string[] = [];
    for (let after: string | null = null; byTwo.length < 6; after = byTwo.at(-1) ?? null) {
      const page = await list(after, 2);
      expect(page).toHaveLength(2);
      byTwo.push(...page.map(({ id }) => id));
    }
    expect([whole.length, byTwo]).toEqual([6, whole]);
    expect(await list(whole.at(-1), 2)).toEqual([]);
  });

  test('a large table is read by its own index', async () => {
    const plans: string[] = [];
    await database.db.tx(async (queries) => {
      await queries.query('SET LOCAL enable_seqscan = off');
      const explained: Queries = {
        query: async (text, values) => {
          if (text.includes('UNION ALL')) plans.push(JSON.stringify(await queries.query(`EXPLAIN ${text}`, values)));
          return queries.query(text, values);
        },
      };
      await list(null, 50, explained);
      await countUntoldNotices(explained, now());
    });
    expect(plans.map((plan) => plan.split('using avisos_por_llamar on').length - 1)).toEqual([2, 2]);
  });

  test('a member without an address is called about a returned case, and its history says so', async () => {
    const token = await server.member('001-1000001-1');
    await database.db.query(`UPDATE cuentas SET correo = '' WHERE codigo_afiliado = $1`, [maria]);
    await database.db.query(`UPDATE contactos SET correo_electronico = '' WHERE codigo_afiliado = $1`, [maria]);
    await server.demo(`/demo/casos/${numero}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ accion: 'devolver', respuesta: 'Le falta el acta.' }),
    });
    clock.time += 10 * minute;
    await server.app.sendMail();
    await expect.poll(told).toEqual([`Su solicitud ${numero} necesita algo de usted: sinCorreo`]);
    await database.db.query(`UPDATE cuentas SET correo = 'maria.pena@ejemplo.do' WHERE codigo_afiliado = $1`, [maria]);
    const [{ id, ...rest } = { id: '' }] = await list();
    expect(rest).toEqual({
      codigoAfiliado: maria,
      nombre: expect.stringMatching(/^María .*Peña/),
      telefonos: ['809-555-0101', '809-555-0102'],
      aviso: `Su solicitud ${numero} necesita algo de usted`,
      decir: expect.stringContaining('Ábrala: allí dice qué falta y cómo entregarlo.'),
      caso: numero,
      factura: null,
      desde: new Date(noon),
      hasta: new Date(noon + day),
      motivo: 'sinCorreo',
    });
    const marked = await Promise.all([1, 2].map(() => markTold(database.db, { id, ...ana, now: now() })));
    expect([marked.toSorted(), await told()]).toEqual([[false, true], []]);
    expect(await database.db.query(`SELECT avisado, avisado_por AS por FROM avisos WHERE id = $1`, [id])).toEqual([
      { avisado: now(), por: 'Ana, por teléfono' },
    ]);
    const { json } = await server.call('historiaCaso', { token, query: { numeroCaso: numero } });
    expect(json).toEqual([
      { momento: '2026-11-20T12:00:00-04:00', suceso: 'devuelto', detalle: '' },
      { momento: '2026-11-20T12:10:00-04:00', suceso: 'avisado', detalle: 'por teléfono' },
    ]);
  });

  test('what arrived by mail cannot be noted as told by a person', async () => {
    const id = await plant('casoResuelto', { estado: 'enviado', caso: numero });
    expect(await markTold(database.db, { id, ...ana, now: now() })).toBe(false);
    expect(await server.count('sucesos_caso')).toBe(0);
  });

  test('the csv has each notice in a line, with times that sort and telephones that stay whole', async () => {
    await database.db.query(`UPDATE contactos SET telefono_celular = '18095550101', telefono_residencial = '+34600111222'
      WHERE codigo_afiliado = '${maria}'`);
    const id = await plant('facturaPorVencer', { factura, ends: day });
    let text = '';
    for await (const piece of callsCsv({ db: database.db, now, log: () => {} })) text += piece.text;
    const [heading, line, end] = text.split('\r\n');
    expect(heading).toMatch(/^\uFEFFId,Código,Nombre,Teléfono,Otro teléfono,Aviso,/);
    expect(line).toMatch(
      new RegExp(`^${id},${maria},[^,]+,809-555-0101,'\\+34600111222,Una factura suya está por vencer,`),
    );
    expect(line).toMatch(new RegExp(`,,${factura},2026-11-20 11:00,2026-11-21,"El correo fue rechazado, o`));
    expect(end).toBe('');
  });
});
