import { unzipSync } from 'fflate';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createArchiveSeal } from '../../server/archive/archive-seal';
import { createArchiveMaker } from '../../server/archive/make-archives';
import { memberTables } from '../../server/archive/member-tables';
import { tablesOf } from '../../server/backup/tables';
import { type Db, DbFull, type Queries, type Value } from '../../server/db/db';
import { createNoticeRows } from '../../server/notices/notice-rows';
import { serverPolicyDefaults } from '../../server/settings/server-policy';
import { jpeg } from '../pictures/pictures';
import { onEachServer, serveBeside } from './on-each-server';
import { type Answered, field } from './server-under-test';

const [titular, minor, adult, stranger] = ['10000001', '10000011', '10000013', '10000003'];
const cedula = '001-1000001-1';
const clave = 'clave1234';
const hour = 3_600_000;
const decode = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');

onEachServer('my data', { POLICY_MY_DATA_PER_MEMBER_PER_DAY: '1000' }, (server) => {
  let token: string;
  beforeEach(async () => {
    server.clock.time += 72 * hour;
    await server.empty('archivos_datos', 'avisos', 'bitacora', 'contadores', 'intentos', 'fichas');
    token = await server.tokenOf(titular);
  });

  const state = async (de = titular, as = token) =>
    (await server.call('misDatos', { token: as, query: { codigoAfiliado: de } })).json;
  const ask = (de = titular, as = token) => server.call('pedirMisDatos', { token: as, body: { codigoAfiliado: de } });
  const made = async (de = titular, as = token) => {
    await ask(de, as);
    await vi.waitUntil(async () => ['lista', 'fallo'].includes(String(field(await state(de, as), 'estado'))), 20_000);
    return state(de, as);
  };
  const open = (de = titular, as = token, password = clave) =>
    server.call('abrirMisDatos', { token: as, body: { codigoAfiliado: de, clave: password } });
  const part = (pase: string, parte: number, as = token) =>
    server.call('parteMisDatos', { token: as, query: { pase, parte: String(parte) } });
  const bytesOf = async ({ json }: Answered, as = token): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for (let parte = 0; parte < Number(field(json, 'partes')); parte += 1) {
      const answered = await part(String(field(json, 'pase')), parte, as);
      expect(answered.status).toBe(200);
      parts.push(Buffer.from(String(field(answered.json, 'contenido')), 'base64'));
    }
    return Buffer.concat(parts);
  };
  const files = async (de = titular, as = token) => {
    await made(de, as);
    return unzipSync(await bytesOf(await open(de, as), as));
  };
  /** Waits for a maker, as where no server has time. */
  const waiting = async (de = titular): Promise<string> => {
    const id = `archivo-${de}`;
    await server.db.query(`INSERT INTO archivos_datos (id, codigo_afiliado, de, pedido) VALUES ($1, $2, $3, $4)`, [
      ...[id, titular, de, new Date(server.clock.time)],
    ]);
    return id;
  };
  const seal = createArchiveSeal({ hash: () => 'A'.repeat(43), hashes: () => ['A'.repeat(43)] });
  const maker = (db: Db = server.db) =>
    createArchiveMaker({
      ...{ db, seal, log: (line) => server.log.push(line), now: () => new Date(server.clock.time) },
      ...{ notices: createNoticeRows({ noticeJoinMs: 0 }, true), policy: serverPolicyDefaults(true) },
    });
  /** A database that does something else at a statement. */
  const disturbed = (at: RegExp, instead: () => Promise<unknown>): Db => {
    const watch = ({ query }: Queries): Queries => ({
      query: async <R extends object>(text: string, values?: readonly Value[]) => {
        if (at.test(text)) await instead();
        return query<R>(text, values);
      },
    });
    const { db } = server;
    return { ...db, ...watch(db), tx: (work, limitMs) => db.tx((queries) => work(watch(queries)), limitMs) };
  };
  const codeOf = ({ json }: Answered) => field(json, 'codigoMensaje');
  const file = async (numero: string, of: { patient: string; filer: string; tipo?: string; words: string }) => {
    const datos = {
      noCuenta: `CUENTA-${of.words}`,
      solicitante: `SOLICITA-${of.words}`,
      centroSalud: `CENTRO-${of.words}`,
    };
    await server.db.query(
      `INSERT INTO casos (numero, codigo_afiliado, creado_por, tipo, conjunto, abierto, descripcion, respuesta, datos)
       VALUES ($1, $2, $3, $4, 'reembolso', $5, $6, $7, $8::text::jsonb)`,
      [
        ...[numero, of.patient, of.filer, of.tipo ?? '3', new Date(server.clock.time)],
        ...[`DESCRIBE-${of.words}`, `RESPONDE-${of.words}`, JSON.stringify(datos)],
      ],
    );
    await server.db.query(
      `INSERT INTO sucesos_caso (caso, momento, suceso, actor, detalle) VALUES ($1, $2, 'avisado', NULL, $3)`,
      [numero, new Date(server.clock.time), `SUCESO-${of.words}`],
    );
    await server.db.query(
      `INSERT INTO documentos_caso (id, caso, requisito, nombre, tipo, octetos, huella, subido, subido_por)
       VALUES ($1, $1, 'factura', $2, 'image/jpeg', $3, $1, $4, $5)`,
      [numero, `Factura ${of.words}.jpg`, jpeg({ bytes: 500 }).length, new Date(server.clock.time), of.filer],
    );
    await server.db.query(`INSERT INTO contenidos_documento (documento, contenido) VALUES ($1, decode($2, 'base64'))`, [
      numero,
      jpeg({ bytes: 500 }).toString('base64'),
    ]);
    onTestFinished(async () => void (await server.db.query('DELETE FROM casos WHERE numero = $1', [numero])));
  };

  test('each table and column of the database is in the table that says whose it is, and none besides', async () => {
    const there = await tablesOf(server.db);
    expect(Object.keys(memberTables).sort()).toEqual(there.map(({ name }) => name).sort());
    for (const { name, columns } of there) {
      const shares = memberTables[name];
      if (typeof shares === 'string' || shares?.[0] === undefined) continue;
      const listed = [...Object.keys(shares[0].columns), ...Object.keys(shares[0].without ?? {})];
      expect([name, listed.sort()]).toEqual([name, [...columns].sort()]);
    }
  });

  test('no table is read whole for it: each has an index for whose it is', async () => {
    const shares = Object.entries(memberTables).flatMap(([name, of]) =>
      typeof of === 'string'
        ? []
        : of.map(({ from, whose }) => ({ name, sql: `SELECT 1 FROM ${from} WHERE ${whose}` })),
    );
    const whole = await server.db.tx(async (queries) => {
      await queries.query('SET LOCAL enable_seqscan = off');
      const found: string[] = [];
      for (const { name, sql } of shares) {
        const who = sql.includes('$2') ? [titular, titular] : [titular];
        const plan = await queries.query<Record<string, string>>(`EXPLAIN ${sql}`, who);
        if (plan.some((line) => /Seq Scan/.test(Object.values(line).join()))) found.push(name);
      }
      return found;
    });
    expect(whole).toEqual([]);
  });

  test('holds data, schema and a page of one member, and no password, token or other secret', async () => {
    await server.member(cedula);
    await file('300000001', { patient: titular, filer: titular, words: 'PROPIO' });
    const found = await files();
    expect(Object.keys(found).filter((name) => !name.startsWith('documentos/'))).toEqual([
      ...['datos.json', 'datos.schema.json', 'datos.html'],
    ]);
    const data = JSON.parse(decode(found['datos.json']));
    const schema = JSON.parse(decode(found['datos.schema.json']));
    expect(Object.keys(data)).toEqual(schema.required);
    expect(Object.keys(data.datos).sort()).toEqual(schema.properties.datos.required.toSorted());
    for (const [name, { filas }] of Object.entries<{ filas: object[] }>(data.datos))
      for (const row of filas)
        expect([name, Object.keys(row)]).toEqual([
          name,
          schema.properties.datos.properties[name].properties.filas.items.required,
        ]);
    const page = decode(found['datos.html']);
    expect(page).toContain('<h2>Quién es usted</h2>');
    expect(page).toContain('DESCRIBE-PROPIO');
    expect(page).not.toMatch(/<script|https?:\/\//);
    const [account] = await server.db.query<{ hash: string }>(
      `SELECT clave_hash AS hash FROM cuentas WHERE codigo_afiliado = $1`,
      [titular],
    );
    const numbers = await server.db.query<{ jti: string }>('SELECT jti FROM fichas UNION SELECT jti FROM enlaces');
    for (const secret of [account?.hash ?? '', ...numbers.map(({ jti }) => jti)])
      expect([secret, `${decode(found['datos.json'])}${page}`.includes(secret)]).toEqual([secret, false]);
  });

  test.each([
    ['the titular', titular, titular],
    ['a minor, for the titular', minor, titular],
    ['an adult dependant', adult, adult],
  ])('holds nothing of anybody else: %s', async (_, de, asker) => {
    await file('300000001', { patient: titular, filer: titular, words: `DE-${titular}` });
    await file('300000002', { patient: adult, filer: adult, words: `DE-${adult}` });
    await file('300000003', { patient: minor, filer: titular, words: `DE-${minor}` });
    await file('300000004', { patient: adult, filer: titular, words: 'AJENA' });
    await file('300000005', { patient: titular, filer: titular, tipo: '2', words: 'SOLICITANTE' });
    await server.db.query(
      `INSERT INTO bitacora (momento, actor, ip, solicitud, suceso, documento_indicado, valor_nuevo, de)
       SELECT $1, actor, 'IP-' || actor, '', 'telefonosActualizados', de, 'VALOR-' || de || '-' || actor, de
       FROM unnest(string_to_array($2, ' '), string_to_array($3, ' ')) AS t (actor, de)`,
      [
        new Date(server.clock.time),
        [titular, titular, titular, adult, adult].join(' '),
        [titular, minor, adult, adult, titular].join(' '),
      ],
    );
    const found = await files(de, await server.tokenOf(asker));
    const text = ['datos.json', 'datos.html'].map((name) => decode(found[name])).join('\n');
    const others = await server.db.query<{ codigo: string; word: string }>(
      `SELECT codigo, codigo AS word FROM afiliados UNION SELECT codigo_afiliado, numero FROM documentos
       UNION SELECT codigo_afiliado, correo FROM cuentas UNION SELECT codigo_afiliado, telefono_celular FROM contactos
       UNION SELECT codigo_afiliado, numero FROM facturas UNION SELECT codigo_afiliado, auth FROM consumos
       UNION SELECT codigo_afiliado, 'IP-' || codigo_afiliado FROM cuentas`,
    );
    const own = new Set(others.filter(({ codigo }) => codigo === de).map(({ word }) => word));
    const isThere = (word: string) => new RegExp(`(?<![\\w-])${word.replace(/[.+]/g, '\\$&')}(?![\\w-])`).test(text);
    expect(others.filter(({ word }) => word !== '' && !own.has(word) && isThere(word))).toEqual([]);
    const marks = [titular, minor, adult].filter((code) => code !== de).map((code) => `DE-${code}`);
    const seen = (word: string) => text.includes(word);
    expect(
      [...marks, 'DESCRIBE-SOLICITANTE', 'CENTRO-SOLICITANTE', 'CUENTA-AJENA', 'SOLICITA-AJENA', 'SUCESO-AJENA'].filter(
        seen,
      ),
    ).toEqual([]);
    expect(seen(`DESCRIBE-DE-${de}`)).toBe(true);
    expect(seen('DESCRIBE-AJENA')).toBe(de === adult);
    expect(Object.keys(found).filter((name) => /300000004|300000005/.test(name))).toEqual([]);
    expect(text.match(/VALOR-\d+-\d+/g)?.filter((value) => value !== `VALOR-${de}-${de}`) ?? []).toEqual([]);
  });

  test('names a stranger who tried the code of the member as one, and holds nothing that others wrote of their own accord', async () => {
    const write = async (actor: string) => {
      const as = await server.tokenOf(actor);
      expect((await ask(titular, as)).status).toBe(403);
      const body = { tipoDocumento: 3, documento: titular, valorNuevo: 'INVENTO', idTipoBitacora: 1 };
      expect((await server.call('bitacoraNuevo', { token: as, body })).status).toBe(200);
    };
    await write(adult);
    await write(stranger);
    const { bitacora } = JSON.parse(decode((await files())['datos.json'])).datos;
    const rows: { suceso: string; actor: string }[] = bitacora.filas;
    expect(
      rows
        .filter(({ suceso }) => ['codigoAjeno', 'cliente'].includes(suceso))
        .map(({ suceso, actor }) => [suceso, actor]),
    ).toEqual([
      ['codigoAjeno', 'una persona ajena a su núcleo'],
      ['codigoAjeno', 'otra persona de su núcleo'],
    ]);
  });

  test.each([adult, stranger, '99999999'])('is not made of %s for a titular', async (de) => {
    expect([(await ask(de)).status, (await open(de)).status]).toEqual([403, 403]);
  });

  test('asked twice at once it is one, told once by mail and bell, with no word of what it holds', async () => {
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await made();
    expect(await server.count('archivos_datos')).toBe(1);
    expect(await server.db.query(`SELECT promesa, codigo_afiliado, caso FROM avisos`)).toEqual([
      { promesa: 'misDatosListos', codigo_afiliado: titular, caso: null },
    ]);
    expect(
      await server.db.query(`SELECT origen, descripcion FROM notificaciones WHERE descripcion LIKE '%sus datos%'`),
    ).toContainEqual({ origen: 'Perfil', descripcion: 'El archivo con sus datos está listo. Ábralo en su perfil.' });
    const { json } = await server.call('enlacesNotificaciones', { token, query: { cuantas: '1' } });
    expect(json).toEqual([expect.objectContaining({ pagina: 'seguridad' })]);
  });

  test('opens once: the second time is refused, and its bytes are gone', async () => {
    const ready = await made();
    expect(ready).toMatchObject({ estado: 'lista', vence: new Date(server.clock.time + 24 * hour).toISOString() });
    const [one, two] = await Promise.all([open(), open()]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const first = one.status === 200 ? one : two;
    const pase = String(field(first.json, 'pase'));
    expect([(await bytesOf(first)).subarray(0, 2).toString(), await state()]).toEqual([
      'PK',
      expect.objectContaining({ estado: 'abierta' }),
    ]);
    expect((await open()).status).toBe(409);
    server.clock.time += 61_000;
    expect((await part(pase, 0)).status).toBe(404);
    await maker().run();
    expect(await server.count('partes_archivo_datos')).toBe(0);
    expect(
      await server.db.query(
        `SELECT suceso FROM bitacora WHERE suceso LIKE 'misDatos:%' OR suceso = 'consulta:archivo' ORDER BY id`,
      ),
    ).toEqual([{ suceso: 'misDatos:pedidos' }, { suceso: 'misDatos:abiertos' }, { suceso: 'consulta:archivo' }]);
  });

  test('is read by the session alone that opened it', async () => {
    await made();
    const pase = String(field((await open()).json, 'pase'));
    const other = await server.tokenOf(titular);
    expect([
      (await part(pase, 0, other)).status,
      (await part(pase, 0, await server.tokenOf(stranger))).status,
      (await part('otro', 0)).status,
      (await part(pase, 99)).status,
      (await part(pase, 0)).status,
    ]).toEqual([404, 404, 404, 404, 200]);
  });

  test('a wrong password is counted with those of the log-in, and blocks both', async () => {
    await made();
    const wrong = async () => codeOf(await open(titular, token, 'otra-clave'));
    const codes: unknown[] = [];
    for (let tries = 0; tries < 5; tries += 1)
      codes.push(await wrong(), codeOf(await server.login(cedula, 'otra-clave')));
    expect(codes).toEqual(codes.map(() => 1006));
    expect([codeOf(await open()), codeOf(await server.login(cedula)), await state()]).toEqual([
      1017,
      1017,
      expect.objectContaining({ estado: 'lista' }),
    ]);
    expect(server.log.filter(({ event }) => event === 'loginBlocked').length).toBeGreaterThan(0);
    server.clock.time += hour;
    expect(codeOf(await open(titular, await server.tokenOf(titular)))).toBe(1007);
  });

  test('is over after a day, and another may be asked for', async () => {
    await made();
    server.clock.time += 24 * hour;
    token = await server.tokenOf(titular);
    expect([field(await state(), 'estado'), (await open()).status]).toEqual(['vencida', 409]);
    await maker().run();
    expect(await server.count('partes_archivo_datos')).toBe(0);
    expect(field(await made(), 'estado')).toBe('lista');
  });

  test.each([-365 * 24 * hour, 365 * 24 * hour])('a clock that jumps by %d ms keeps none longer', async (jump) => {
    await made();
    server.clock.time += jump;
    onTestFinished(() => {
      server.clock.time -= jump;
    });
    expect(field(await state(titular, await server.tokenOf(titular)), 'estado')).toBe('vencida');
    await maker().run();
    expect(await server.count('partes_archivo_datos')).toBe(0);
  });

  test('a member who is closed while it is made has none', async () => {
    const id = await waiting();
    const close = () => server.db.query(`UPDATE afiliados SET estado = 'suspendida' WHERE codigo = $1`, [titular]);
    onTestFinished(
      async () => void (await server.db.query(`UPDATE afiliados SET estado = 'activa' WHERE codigo = $1`, [titular])),
    );
    let done = false;
    const db = disturbed(/INSERT INTO partes_archivo_datos/, async () => {
      if (!done) await close();
      done = true;
    });
    await file('300000001', { patient: titular, filer: titular, words: 'UNO' });
    await server.db.query(`UPDATE afiliados SET estado = 'suspendida' WHERE codigo = $1`, [titular]);
    await maker(db).run();
    expect(await server.db.query(`SELECT estado FROM archivos_datos WHERE id = $1`, [id])).toEqual([
      { estado: 'vencida' },
    ]);
    expect(await server.count('partes_archivo_datos')).toBe(0);
  });

  test('a server that dies while it makes one holds it for two minutes; then another makes it', async () => {
    const id = await waiting();
    await server.db.query(
      `UPDATE archivos_datos SET estado = 'haciendo', turno = 'muerto', hasta = $2, intentos = 1, hechos = 1, total = 5 WHERE id = $1`,
      [id, new Date(server.clock.time + 120_000)],
    );
    await server.db.query(`INSERT INTO partes_archivo_datos VALUES ($1, 'muerto', 0, 'x')`, [id]);
    const other = maker();
    await other.run();
    expect(await state()).toMatchObject({ estado: 'haciendo', hechos: 1, total: 5 });
    server.clock.time += 121_000;
    await other.run();
    expect(field(await state(), 'estado')).toBe('lista');
    await other.run();
    expect(await server.count(`partes_archivo_datos WHERE turno = 'muerto'`)).toBe(0);
  });

  test('a server that was thought dead writes nothing into the archive of the one after it', async () => {
    await waiting();
    let overtaken = false;
    const slow = maker(
      disturbed(/INSERT INTO partes_archivo_datos/, async () => {
        if (overtaken) return;
        overtaken = true;
        server.clock.time += 121_000;
        await maker().run();
      }),
    );
    await slow.run();
    expect(await server.db.query(`SELECT estado, intentos FROM archivos_datos`)).toEqual([
      { estado: 'lista', intentos: 2 },
    ]);
    expect(await server.count('avisos')).toBe(1);
    expect(await server.count('(SELECT DISTINCT turno FROM partes_archivo_datos) turnos')).toBe(1);
  });

  test('a full disk while it is made is a clear failure, and another may be asked for', async () => {
    await waiting();
    const full = disturbed(/INSERT INTO partes_archivo_datos/, () => Promise.reject(new DbFull('full')));
    await maker(full).run();
    expect(field(await state(), 'estado')).toBe('fallo');
    expect(await server.count('partes_archivo_datos')).toBe(0);
    expect(field(await made(), 'estado')).toBe('lista');
  });

  test('what fails three times has failed', async () => {
    await waiting();
    const broken = disturbed(/INSERT INTO partes_archivo_datos/, () => Promise.reject(new Error('roto')));
    const states: unknown[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      await maker(broken).run();
      states.push(field(await state(), 'estado'));
    }
    expect(states).toEqual(['espera', 'espera', 'fallo']);
  });

  test('bytes that a crash of the database emptied are a failure, and not an archive', async () => {
    await made();
    await server.empty('partes_archivo_datos');
    expect((await open()).status).toBe(409);
  });

  test('is encrypted where it lies, and opens on another server', async () => {
    await made();
    const [stored] = await server.db.query<{ hex: string }>(
      `SELECT encode(cifrado, 'hex') AS hex FROM partes_archivo_datos LIMIT 1`,
    );
    expect(Buffer.from(stored?.hex ?? '', 'hex').includes('datos.json')).toBe(false);
    const other = await serveBeside(server);
    const opened = await other.call('abrirMisDatos', { token, body: { codigoAfiliado: titular, clave } });
    expect(Object.keys(unzipSync(await bytesOf(opened)))).toContain('datos.html');
  });

  test('documents beyond its room are named and left out, and the member is told how many', async () => {
    await file('300000001', { patient: titular, filer: titular, words: 'GRANDE' });
    await waiting();
    const small = createArchiveMaker({
      ...{ db: server.db, seal, log: () => {}, now: () => new Date(server.clock.time) },
      ...{ notices: createNoticeRows({ noticeJoinMs: 0 }, true), policy: { myDataMegabytes: 0.0001 } },
    });
    await small.run();
    expect(field(await state(), 'omitidos')).toBeGreaterThan(0);
  });
});

onEachServer('the end of a log-in', {}, (server) => {
  test('takes the password, removes what belongs to the log-in, keeps the rest, and tells by mail', async () => {
    const [who] = await server.db.query<{ codigo: string; numero: string }>(
      `SELECT c.codigo_afiliado AS codigo, d.numero FROM cuentas c JOIN documentos d ON d.codigo_afiliado = c.codigo_afiliado
       JOIN afiliados a ON a.codigo = c.codigo_afiliado
       WHERE c.estado = 'activa' AND a.estado = 'activa' AND d.tipo = 1 AND c.codigo_afiliado = $1`,
      [titular],
    );
    const codigo = who?.codigo ?? '';
    const [token, other] = [await server.tokenOf(codigo), await server.tokenOf(codigo)];
    await server.call('pedirMisDatos', { token, body: { codigoAfiliado: codigo } });
    const rows = async (table: string) => server.count(`${table} WHERE codigo_afiliado = '${codigo}'`);
    const kept = ['contactos', 'documentos', 'casos', 'facturas', 'consumos', 'planes'];
    const before = await Promise.all(kept.map(rows));
    const close = (clave: string) => server.call('cerrarCuenta', { token, body: { clave } });
    expect(field((await close('otra-clave')).json, 'codigoMensaje')).toBe(1006);
    expect(await rows('cuentas')).toBe(1);
    expect(field((await close('clave1234')).json, 'codigoMensaje')).toBe(1007);
    server.clock.time += 5_000;
    const query = { CodigoAfiliado: codigo };
    expect([
      (await server.call('getAfiliado', { token, query })).status,
      (await server.call('getAfiliado', { token: other, query })).status,
    ]).toEqual([401, 401]);
    expect(await Promise.all(kept.map(rows))).toEqual(before);
    const gone = [
      'cuentas',
      'fichas',
      'enlaces',
      'dispositivos_seguros',
      'avisos_rechazados',
      'fotos',
      'archivos_datos',
    ];
    expect(await Promise.all(gone.map(rows))).toEqual(gone.map(() => 0));
    expect(
      await server.db.query(
        `SELECT plantilla FROM correos WHERE codigo_afiliado = $1 AND plantilla = 'cuentaCerrada'`,
        [codigo],
      ),
    ).toHaveLength(1);
    expect(await server.count(`bitacora WHERE suceso = 'cuentaCerrada'`)).toBe(1);
    const visitor = await server.anonymous();
    const again = await server.call('registrar', {
      token: visitor,
      body: { codigoAfiliado: codigo, clave: 'Mangu-7-Yaque', correo: 'maria.otra@ejemplo.do' },
    });
    expect(field(again.json, 'codigoMensaje')).toBe(1005);
  });
});

onEachServer('archives of a day', { POLICY_MY_DATA_PER_MEMBER_PER_DAY: '2' }, (server) => {
  test('are few', async () => {
    const token = await server.tokenOf(titular);
    const statuses: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      statuses.push((await server.call('pedirMisDatos', { token, body: { codigoAfiliado: titular } })).status);
      await server.db.query(`UPDATE archivos_datos SET estado = 'fallo', turno = NULL`);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});
