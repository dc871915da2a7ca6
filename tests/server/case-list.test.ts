import { beforeAll, beforeEach, expect, test } from 'vitest';
import { onEachServer } from './on-each-server';
import { field, noon } from './server-under-test';

const [maria, sofia, carmen, twelve] = ['10000001', '10000011', '10000013', '10000034'];

interface Row {
  numeroCaso: string;
  titulo: string;
  estatus: string;
  estatusReembolso: string;
  fechaApertura: string;
  descripcion: string;
  montoReembolsado: number | null;
}

onEachServer('the list of cases', {}, (server) => {
  let token: string;
  beforeAll(async () => {
    token = await server.member('001-1000001-1');
  });
  beforeEach(() => {
    server.clock.time = noon;
  });

  const ask = (body: Record<string, unknown> = {}, as = token) =>
    server.call('solicitudesPorDocumento', {
      token: as,
      body: { tipoDocumento: 3, documento: maria, numeroDePagina: 1, registrosPorPagina: 100, ...body },
    });
  const rows = async (...of: Parameters<typeof ask>) => field((await ask(...of)).json, 'result', 'data') as Row[];
  const shown = ({ estatus, estatusReembolso }: Row) => (estatusReembolso === 'Devuelto' ? 'Devuelto' : estatus);
  const told = (list: readonly Row[]) => list.map(({ descripcion }) => descripcion);
  const add = (numero: string, codigo: string, por: string, abierto = new Date(noon)) =>
    server.db.query(
      `INSERT INTO casos (numero, codigo_afiliado, creado_por, tipo, conjunto, abierto, descripcion)
       VALUES ($1, $2, $3, '4', 'general', $4, $1)`,
      [numero, codigo, por, abierto],
    );
  const removeAdded = () => server.db.query(`DELETE FROM casos WHERE length(numero) < 9`);

  test('[REQ-06] [REQ-07] [REQ-09] [API-89] a case has its fields', async () => {
    const { json } = await ask({ numeroCaso: '261100108' });
    expect(json).toEqual({
      result: {
        data: [
          {
            numeroCaso: '261100108',
            titulo: 'Solicitud de pre-autorización',
            estatus: 'Resuelto',
            estatusReembolso: '',
            estatusReembolsoFinal: '',
            fechaApertura: '2026-11-05T11:52:53-04:00',
            respuesta: 'Su solicitud fue aprobada.',
            respuestasGSAUP: '',
            informacionAutorizacion: 'Aprobada por RD$ 3,500.00. Vence a los treinta días.',
            prestadorAutorizado: 'Centro Médico Las Palmas',
            nap: '8800123456',
            montoReembolsado: null,
            descripcion: 'Sonografía abdominal.',
          },
        ],
        cantidadRegistros: 1,
      },
    });
  });

  test('[REQ-01] [REQ-10] [REQ-11] the demonstration has every type in every state', async () => {
    const all = await rows();
    const kinds = new Set(all.map((row) => `${row.titulo}: ${row.estatusReembolso || row.estatus}`));
    expect([...kinds].toSorted()).toEqual([
      'Solicitud de afiliación de dependiente: Devuelto',
      'Solicitud de afiliación de dependiente: En Curso',
      'Solicitud de afiliación de dependiente: Resuelto',
      'Solicitud de afiliación de titular: Devuelto',
      'Solicitud de afiliación de titular: En Curso',
      'Solicitud de afiliación de titular: Resuelto',
      'Solicitud de pre-autorización: Devuelto',
      'Solicitud de pre-autorización: En Curso',
      'Solicitud de pre-autorización: Resuelto',
      'Solicitud de reembolso: Anulado',
      'Solicitud de reembolso: Devuelto',
      'Solicitud de reembolso: En Curso',
      'Solicitud de reembolso: No procede',
      'Solicitud de reembolso: Procede',
    ]);
    expect(all.find(({ estatusReembolso }) => estatusReembolso === 'Procede')?.montoReembolsado).toBe(1984);
  });

  test('[REQ-05] [REQ-14] [REQ-15] the filter of states matches the displayed state', async () => {
    const all = await rows();
    for (const estado of ['En Curso', 'Devuelto', 'Resuelto']) {
      const found = await rows({ estado });
      expect([estado, told(found)]).toEqual([estado, told(all.filter((row) => shown(row) === estado))]);
      expect(found.length).toBeGreaterThan(1);
    }
    const returned = (await rows({ estado: 'Devuelto', tipoSolicitud: '3' })).map((row) => row.estatus);
    expect(returned).toEqual(['En Curso']);
    for (const estado of ['', 'Todos', null]) expect(await rows({ estado })).toEqual(all);
    expect((await ask({ estado: 'Anulado' })).status).toBe(400);
  });

  test('lists returned cases first, then the newest; pages neither overlap nor skip', async () => {
    const all = await rows();
    const groups = all.map((row) => (shown(row) === 'Devuelto' ? 0 : 1));
    expect(groups).toEqual(groups.toSorted());
    for (const group of [0, 1]) {
      const days = all.filter((_, index) => groups[index] === group).map(({ fechaApertura }) => fechaApertura);
      expect(days).toEqual(days.toSorted().toReversed());
    }
    const other = await server.member('001-1000034-4');
    const asked = { documento: twelve, registrosPorPagina: 5 };
    const paged: Row[] = [];
    for (let numeroDePagina = 1; numeroDePagina <= 8; numeroDePagina += 1)
      paged.push(...(await rows({ ...asked, numeroDePagina }, other)));
    expect(paged).toEqual(await rows({ documento: twelve }, other));
    expect([paged.length, new Set(paged.map(({ numeroCaso }) => numeroCaso)).size]).toEqual([37, 37]);
    expect((await ask({ ...asked, numeroDePagina: 9 }, other)).json).toEqual({
      result: { data: [], cantidadRegistros: 37 },
    });
  });

  test('cases with equal timestamps keep their order', async () => {
    for (const numero of ['3', '1', '2']) await add(numero, maria, maria);
    const seen = async () => (await rows({ fechaDesde: '2026-11-20' })).map(({ numeroCaso }) => numeroCaso).slice(-3);
    expect([await seen(), await seen()]).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
    ]);
    await removeAdded();
  });

  test('filters by type, number and dates; days are those of Santo Domingo, inclusive', async () => {
    expect((await rows({ tipoSolicitud: '1' })).map(({ titulo }) => titulo)).toEqual(
      Array(3).fill('Solicitud de afiliación de titular'),
    );
    expect(await rows({ tipoSolicitud: 4, numeroCaso: '261100101' })).toEqual([]);
    expect((await rows({ numeroCaso: 261100101 })).map(({ numeroCaso }) => numeroCaso)).toEqual(['261100101']);
    expect(await rows({ numeroCaso: "2611001' OR '1'='1" })).toEqual([]);
    expect(await rows({ numeroCaso: '%' })).toEqual([]);
    // 23:59:59 of the first of March, and a second later.
    await add('1', maria, maria, new Date(Date.UTC(2026, 2, 2, 3, 59, 59)));
    await add('2', maria, maria, new Date(Date.UTC(2026, 2, 2, 4)));
    const between = async (fechaDesde: string, fechaHasta: string) =>
      (await rows({ fechaDesde, fechaHasta })).map(({ numeroCaso }) => numeroCaso);
    expect(await between('2026-03-01', '2026-03-01')).toEqual(['1']);
    expect(await between('2026-03-02', '2026-03-02')).toEqual(['2']);
    expect(await between('2026-03-01', '2026-03-02')).toEqual(['2', '1']);
    await removeAdded();
  });

  test('[REQ-08] a case is visible to its sender and its affiliate; an adult’s own cases to nobody else', async () => {
    const adult = await server.member('001-1000013-1');
    await add('1', carmen, maria);
    await add('2', carmen, carmen);
    await add('3', sofia, '10000003');
    await add('4', '10000003', '10000003');
    const numbers = async (documento: string, as: string) =>
      (await rows({ documento }, as)).map(({ numeroCaso }) => numeroCaso).filter((numero) => numero.length < 9);
    expect([await numbers(maria, token), await numbers(carmen, adult)]).toEqual([
      ['1', '3'],
      ['1', '2'],
    ]);
    await server.db.query(`UPDATE afiliados SET fecha_nacimiento = '2008-11-20' WHERE codigo = '${sofia}'`);
    expect(await numbers(maria, token)).toEqual(['1']);
    await server.db.query(`UPDATE afiliados SET fecha_nacimiento = '2014-08-21' WHERE codigo = '${sofia}'`);
    await removeAdded();
  });

  test('returns hostile texts unchanged, and an empty list for a member without cases', async () => {
    const wenceslao = await server.member('001-1000010-0');
    const [row] = await rows({ documento: '10000010' }, wenceslao);
    expect(row?.descripcion).toBe('<img src=x onerror="alert(1)"> \u202eotxeT');
    const nobody = await server.member('001-1000031-1');
    expect((await ask({ documento: '10000031' }, nobody)).json).toEqual({ result: { data: [], cantidadRegistros: 0 } });
  });
});
