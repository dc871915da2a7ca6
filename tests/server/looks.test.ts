import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type CallName, contract } from '../../domain/contract';
import type { Endpoint } from '../../domain/contract/endpoint';
import { type LookKind, lookKindOf, type lookKinds } from '../../domain/rules/looks/look-kinds';
import type { LogLine } from '../../server/log/log';
import { callsCsv } from '../../server/operate/calls-csv';
import { onEachServer } from './on-each-server';
import type { Asked } from './server-under-test';

const [titular, minor] = ['10000001', '10000011'];
const document = '001-1000001-1';

test('each call that reads a member’s record belongs to one kind', () => {
  const reads = (Object.keys(contract) as CallName[]).filter((name) => {
    const { safe, access, affiliate = [] }: Endpoint = contract[name];
    return safe && access === 'member' && affiliate.length > 0;
  });
  // Neither devices, shown to nobody else, nor whether an archive is ready are a record.
  expect(reads.filter((name) => lookKindOf(name) === null)).toEqual(['consultarDispositivosSeguros', 'misDatos']);
});

onEachServer('who looked', {}, (server) => {
  beforeAll(() =>
    server.db.query(
      `INSERT INTO cuentas (codigo_afiliado, clave_hash, correo, estado)
       SELECT $1, clave_hash, 'sofia@ejemplo.do', 'activa' FROM cuentas WHERE codigo_afiliado = $2`,
      [minor, titular],
    ),
  );
  beforeEach(() => server.empty('bitacora', 'casos', 'avisos'));

  const personal = (token: string, codigoAfiliado: string) =>
    server.call('datospersonales', { token, query: { codigoAfiliado } });
  const looks = () =>
    server.db.query<{ de: string }>(
      `SELECT actor, suceso, creador_por AS por, de FROM bitacora WHERE de IS NOT NULL ORDER BY id`,
    );
  const told = async (token: string) => (await server.call('quienMiro', { token })).json;

  const [by, self] = [{ codigoAfiliado: titular }, { CodigoAfiliado: titular }];
  const numero = '481920338';
  const asked = {
    getAfiliado: { query: self },
    datospersonales: { query: by },
    datoscontactos: { query: by },
    obtenerfotoperfil: { query: by },
    nucleoCarnet: { query: self },
    solicitudesPorDocumento: {
      body: { tipoDocumento: 3, documento: titular, numeroDePagina: 1, registrosPorPagina: 100 },
    },
    consultarDocumentosPorTicket: { query: { numeroTicket: numero } },
    historiaCaso: { query: { numeroCaso: numero } },
    historialConsumo: {
      body: {
        ...{ contrato: titular, fechaDesde: '2025-11-20', fechaHasta: '2026-11-20' },
        ...{ numeroDePagina: 1, registrosPorPagina: 100 },
      },
    },
    consumosAfiliado: { query: { ...by, tipo: '0', altoCosto: 'false' } },
    generarDocumento: { query: { ...by, nap: '84001060' } },
    facturasPendientesPago: { query: self },
    consCentralNotificaciones: { body: { contrato: titular, numeroDePagina: 1, registroPorPagina: 10 } },
  } satisfies Record<Exclude<(typeof lookKinds)[LookKind][number], 'confirmarAfiliado' | 'obtenerArchivoIos'>, Asked>;

  test.each(Object.keys(asked) as (keyof typeof asked)[])('%s writes its kind', async (name) => {
    await server.db.query(
      `INSERT INTO casos (numero, codigo_afiliado, creado_por, tipo, conjunto, abierto) VALUES ($1, $2, $2, '1', '', $3)`,
      [numero, titular, new Date(server.clock.time)],
    );
    expect((await server.call(name, { token: await server.tokenOf(titular), ...asked[name] })).status).toBe(200);
    expect((await looks()).filter(({ de }) => de === titular)).toEqual([
      { actor: titular, suceso: `consulta:${lookKindOf(name)}`, por: 'WEB', de: titular },
    ]);
  });

  test('own reads are written once a session and kind, by two servers too', async () => {
    const token = await server.member(document);
    await Promise.all(Array.from({ length: 4 }, () => personal(token, titular)));
    await server.call('getAfiliado', { token, query: { CodigoAfiliado: titular } });
    await server.call('facturasPendientesPago', { token, query: { CodigoAfiliado: titular } });
    const own = async () => (await looks()).filter(({ de }) => de === titular);
    expect(await own()).toEqual(
      ['datos', 'pagos'].map((kind) => ({ actor: titular, suceso: `consulta:${kind}`, por: 'WEB', de: titular })),
    );
    await personal(await server.member(document), titular);
    expect(await own()).toHaveLength(3);
  });

  test('reads by the holder are written each, and the member sees whose they were', async () => {
    const token = await server.member(document);
    for (const _ of [1, 2]) await personal(token, minor);
    const one = { actor: titular, suceso: 'consulta:datos', por: 'WEB', de: minor };
    expect(await looks()).toEqual([one, one]);
    const own = await server.tokenOf(minor);
    expect(await told(own)).toEqual([
      { dia: '2026-11-20', quien: 'titular', iniciales: 'M. P.', clase: 'datos', veces: 2 },
    ]);
    expect(await told(token)).toEqual([]);
  });

  test('a minor whose documents the holder’s own record and card show is told of it, once a session', async () => {
    const token = await server.member(document);
    const card = () => server.call('nucleoCarnet', { token, query: { CodigoAfiliado: titular } });
    for (const read of [card, card, () => personal(token, titular)]) expect((await read()).status).toBe(200);
    expect(await told(await server.tokenOf(minor))).toEqual(
      ['carne', 'datos'].map((clase) => ({ dia: '2026-11-20', quien: 'titular', iniciales: 'M. P.', clase, veces: 1 })),
    );
    const { codigo: adult } = Object(
      (
        await server.db.query(
          `SELECT codigo FROM afiliados WHERE codigo_titular = $1 AND codigo <> $1 AND fecha_nacimiento < '2000-01-01' LIMIT 1`,
          [titular],
        )
      )[0],
    );
    expect((await looks()).filter(({ de }) => de === adult)).toEqual([]);
  });

  test('what is refused was not read', async () => {
    const token = await server.member(document);
    expect((await personal(token, '10000003')).status).toBe(403);
    expect(await looks()).toEqual([]);
  });

  test('a case is read by its filer: its patient sees it, and the staff that opened it', async () => {
    await server.db.query(
      `INSERT INTO casos (numero, codigo_afiliado, creado_por, tipo, conjunto, abierto) VALUES ('481920337', $1, $2, '1', '', $3)`,
      [minor, titular, new Date(server.clock.time)],
    );
    const token = await server.member(document);
    const { status } = await server.call('historiaCaso', { token, query: { numeroCaso: '481920337' } });
    expect([status, (await server.demo('/demo/casos/481920337')).status]).toEqual([200, 200]);
    expect(await told(await server.tokenOf(minor))).toEqual([
      { dia: '2026-11-20', quien: 'personal', iniciales: '', clase: 'solicitudes', veces: 1 },
      { dia: '2026-11-20', quien: 'titular', iniciales: 'M. P.', clase: 'solicitudes', veces: 1 },
    ]);
  });

  test('a read whose entry cannot be written is answered, and logged: of members and of staff', async () => {
    const token = await server.member(document);
    const own = () => server.call('getAfiliado', { token, query: { CodigoAfiliado: titular } });
    const at = new Date(server.clock.time);
    await server.db.query(
      `INSERT INTO casos (numero, codigo_afiliado, creado_por, tipo, conjunto, abierto) VALUES ('481920337', $1, $1, '1', '', $2)`,
      [minor, at],
    );
    await server.db.query(
      `INSERT INTO avisos (id, promesa, clave, codigo_afiliado, momento, plazo, siguiente, estado, carta)
       VALUES ('a1', 'contactoCambiado', '1', $1, $2, $2, $2, 'sinCanal', 'a1')`,
      [minor, at],
    );
    await server.db.query(`ALTER TABLE bitacora ADD CONSTRAINT nunca CHECK (suceso NOT LIKE 'consulta:%')`);
    const { status } = await own();
    const pages = ['/demo/casos/481920337', '/demo/por-llamar'];
    const shown = await Promise.all(pages.map(async (path) => (await server.demo(path)).status));
    let listed = 0;
    const operated = { db: server.db, now: () => at, log: (line: LogLine) => server.log.push(line) };
    for await (const { rows } of callsCsv(operated)) listed += rows;
    await server.db.query(`ALTER TABLE bitacora DROP CONSTRAINT nunca`);
    expect([status, ...shown, listed]).toEqual([200, 200, 200, 1]);
    expect(server.log.filter(({ event }) => event === 'lookUnwritten')).toHaveLength(4);
    expect((await own()).status).toBe(200);
    expect(await looks()).toHaveLength(1);
  });
});
