import { beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { onEachServer } from './on-each-server';
import { type Asked, field } from './server-under-test';

const holder = '10000001';

onEachServer('home and top bar', {}, (server) => {
  let token: string;
  let adult: string;
  beforeAll(async () => {
    token = await server.member('001-1000001-1');
    adult = await server.member('001-1000013-1');
  });

  const ask = async (name: CallName, asked: Asked, as = token) => {
    const { status, json } = await server.call(name, { token: as, ...asked });
    expect([name, status]).toEqual([name, 200]);
    return json;
  };

  test('[API-23] [HOME-08] returns slides in their order, some with an action', async () => {
    expect(await ask('slider', {})).toEqual({
      result: [
        { id: 1, ubicacion: '/demo/laminas/vacuna.svg', accion: 'https://example.org/vacunas' },
        { id: 2, ubicacion: '/demo/laminas/presion.svg', accion: 'https://example.org/presion-arterial' },
        { id: 3, ubicacion: '/demo/laminas/dengue.svg', accion: '' },
        { id: 4, ubicacion: '/demo/laminas/mamografia.svg', accion: 'https://example.org/mamografia' },
      ],
    });
  });

  test('[API-24] images of the popup, and an empty list when there are none', async () => {
    expect(await ask('popup', {}, await server.anonymous())).toEqual({
      result: [
        { id: 5, ubicacion: '/demo/laminas/vista.svg', accion: 'https://example.org/salud-visual' },
        { id: 6, ubicacion: '/demo/laminas/sangre.svg', accion: '' },
      ],
    });
    await server.db.query(`DELETE FROM laminas WHERE lugar = 'popup'`);
    expect(await ask('popup', {})).toEqual({ result: [] });
  });

  describe('the card and the core', () => {
    const card = (code: string, as?: string) => ask('nucleoCarnet', { query: { CodigoAfiliado: code } }, as);

    test('[API-44] [CARD-02] [HIST-10] the holder reads number, core and each plan, the main one first; of an adult only the name', async () => {
      const nucleoFamiliar = {
        participantes: [
          {
            codigoAfiliado: '10000013',
            nombres: 'Carmen Luisa',
            apellidos: 'Núñez viuda de Peña',
            cedula: '',
            nss: '',
            parentesco: 'Madre',
            mayorEdad: true,
          },
          {
            codigoAfiliado: '10000011',
            nombres: 'Sofía Belén',
            apellidos: 'Reyes Peña',
            cedula: '',
            nss: '200000011',
            parentesco: 'Hija',
            mayorEdad: false,
          },
          {
            codigoAfiliado: '10000012',
            nombres: 'Íñigo José',
            apellidos: 'Reyes Peña',
            cedula: '',
            nss: '200000012',
            parentesco: 'Hijo',
            mayorEdad: false,
          },
        ],
      };
      const own = {
        idAfiliado: '10000001',
        tipoAfiliado: 'TITULAR',
        cedula: '001-1000001-1',
        nss: '200000001',
        regimen: 'CONTRIBUTIVO',
        estado: 'ACTIVO',
        finVigencia: '2026-12-31',
        nucleoFamiliar,
      };
      expect(await card(holder)).toEqual([
        { ...own, planes_Nombre: 'Plan Básico de Salud', idTipoPlan: 1 },
        { ...own, planes_Nombre: 'Plan Complementario Avanzado', idTipoPlan: 2 },
        { ...own, planes_Nombre: 'Plan de Accidentes de Tránsito', idTipoPlan: 3 },
      ]);
    });

    test('a member without plan rows has the plan of the affiliation', async () => {
      await server.db.query(`DELETE FROM planes WHERE codigo_afiliado = '10000012'`);
      const rows = (await card('10000012')) as Record<string, unknown>[];
      expect(
        rows.map(({ planes_Nombre, idTipoPlan, estado, finVigencia }) => [
          planes_Nombre,
          idTipoPlan,
          estado,
          finVigencia,
        ]),
      ).toEqual([['Plan Básico de Salud', 1, '', '']]);
    });

    test('a plan that is over says its state and its last day', async () => {
      await server.db.query(
        `UPDATE planes SET estado = 'SIN SERVICIO', fin_vigencia = '2025-12-31' WHERE codigo_afiliado = '10000011'`,
      );
      const [row] = (await card('10000011')) as Record<string, unknown>[];
      expect([row?.estado, row?.finVigencia]).toEqual(['SIN SERVICIO', '2025-12-31']);
    });

    test('a dependent has a card and sees nobody else', async () => {
      const own = {
        idAfiliado: '10000013',
        tipoAfiliado: 'DEPENDIENTE',
        cedula: '001-1000013-1',
        nss: '200000013',
        regimen: 'CONTRIBUTIVO',
        planes_Nombre: 'Plan Básico de Salud',
        idTipoPlan: 1,
        estado: 'ACTIVO',
        finVigencia: '2026-12-31',
        nucleoFamiliar: { participantes: [] },
      };
      expect(await card('10000013', adult)).toEqual([own]);
      expect(field(await card('10000011'), 0, 'nucleoFamiliar')).toEqual({ participantes: [] });
    });

    test('a member who comes of age today counts as an adult, and one who left the core is absent', async () => {
      const ages = async () => {
        const core = field(await card(holder), 0, 'nucleoFamiliar', 'participantes') as Record<string, unknown>[];
        return core.map(({ codigoAfiliado, mayorEdad }) => [codigoAfiliado, mayorEdad]);
      };
      await server.db.query(`UPDATE afiliados SET fecha_nacimiento = '2008-11-20' WHERE codigo = '10000011'`);
      await server.db.query(`UPDATE afiliados SET estado = 'cancelada' WHERE codigo = '10000013'`);
      expect(await ages()).toEqual([
        ['10000011', true],
        ['10000012', false],
      ]);
      await server.db.query(`UPDATE afiliados SET fecha_nacimiento = '2014-08-21' WHERE codigo = '10000011'`);
      await server.db.query(`UPDATE afiliados SET estado = 'activa' WHERE codigo = '10000013'`);
    });
  });

  describe('consumption', () => {
    const year = { contrato: holder, fechaDesde: '2025-11-20', fechaHasta: '2026-11-20' };
    const history = async (change: Record<string, unknown> = {}, as?: string) => {
      const body = { ...year, numeroDePagina: 1, registrosPorPagina: 100, ...change };
      const json = await ask('historialConsumo', { body }, as);
      return { data: field(json, 'data') as Record<string, unknown>[], total: field(json, 'cantidadRegistros') };
    };
    const numbers = ({ data }: { data: Record<string, unknown>[] }) => data.map(({ auth }) => auth);

    test('[API-69] [HIST-11] covers twelve months, newest first, each with its number, place and type', async () => {
      const { data, total } = await history();
      expect(data[0]).toEqual({
        auth: '84001060',
        idAuth: '84001060',
        fecha: '2026-11-20',
        solicitanteDesc: 'Centro Médico Las Palmas',
        tipoAutDesc: 'Consulta ambulatoria',
        estado: 'Pendiente',
      });
      expect([total, data.length]).toEqual([60, 60]);
      const dates = data.map(({ fecha }) => String(fecha));
      expect(dates).toEqual(dates.toSorted().toReversed());
    });

    test('[HIST-12] pages cover the whole list', async () => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((numeroDePagina) => history({ numeroDePagina, registrosPorPagina: 25 })),
      );
      expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
        [25, 60],
        [25, 60],
        [10, 60],
        [0, 60],
      ]);
      expect(pages.flatMap(numbers)).toEqual(numbers(await history()));
    });

    test('[HIST-12] filters by type, high cost, provider and range, each alone and combined', async () => {
      const types = async (change: Record<string, unknown>) =>
        [...new Set((await history(change)).data.map(({ tipoAutDesc }) => tipoAutDesc))].sort();
      expect(await types({ tipo: '6' })).toEqual(['Medicamentos ambulatorios']);
      expect(await types({ altoCosto: true })).toEqual(['Imágenes diagnósticas']);
      expect(await types({ tipo: '6', altoCosto: true })).toEqual([]);
      expect((await history({ tipo: '0' })).total).toBe(60);
      const [provider] = await server.db.query<{ n: number }>(
        `SELECT count(*) AS n FROM consumos WHERE codigo_afiliado = $1 AND id_prestador = '3301'`,
        [holder],
      );
      const fromProvider = await history({ idPrestador: '3301' });
      expect(fromProvider.total).toBe(provider?.n);
      expect(new Set(fromProvider.data.map(({ solicitanteDesc }) => solicitanteDesc))).toEqual(
        new Set(['Farmacia San Rafael']),
      );
      const day = { fechaDesde: '2026-11-20', fechaHasta: '2026-11-20' };
      expect(numbers(await history(day))).toEqual(['84001060']);
      expect((await history({ fechaDesde: '2026-11-20', fechaHasta: '2026-11-19' })).total).toBe(0);
    });

    test("a minor's is for the holder, an adult's for that adult, and there may be none", async () => {
      expect((await history({ contrato: '10000011' })).total).toBe(9);
      expect((await history({ contrato: '10000013' }, adult)).total).toBe(30);
      const subsidised = await server.member('023-1000002-2');
      expect(await history({ contrato: '10000002' }, subsidised)).toEqual({ data: [], total: 0 });
    });

    test('[PROF-13] the last consumption has the order and the numbers of the history', async () => {
      const query = { codigoAfiliado: holder, tipo: '0', altoCosto: 'false' };
      const last = (await ask('consumosAfiliado', { query })) as Record<string, unknown>[];
      expect(last.map(({ idAuth }) => idAuth)).toEqual(numbers(await history()));
    });

    test('[API-42] [API-43] [PROF-14] [PROF-15] 6 means medication, 0 any type; high cost is a filter of its own', async () => {
      const of = async (tipo: string, altoCosto: string, codigoAfiliado = holder) => {
        const json = await ask('consumosAfiliado', { query: { codigoAfiliado, tipo, altoCosto } });
        return (json as Record<string, unknown>[]).map(({ tipoAutDesc }) => tipoAutDesc);
      };
      expect(await of('0', 'false')).toHaveLength(60);
      const medication = await of('6', 'false');
      expect([medication.length, new Set(medication)]).toEqual([19, new Set(['Medicamentos ambulatorios'])]);
      expect(new Set(await of('0', 'true'))).toEqual(new Set(['Imágenes diagnósticas']));
      expect(await of('6', 'true')).toEqual([]);
      expect(new Set(await of('6', 'false', '10000011'))).toEqual(new Set(['Medicamentos ambulatorios']));
    });

    test('entries older than twelve months are only in the history', async () => {
      await server.db.query(`UPDATE consumos SET fecha = '2025-11-20' WHERE auth = '84001060'`);
      const query = { codigoAfiliado: holder, tipo: '0', altoCosto: 'false' };
      expect(await ask('consumosAfiliado', { query })).toHaveLength(59);
      expect((await history()).total).toBe(60);
      await server.db.query(`UPDATE consumos SET fecha = '2026-11-20' WHERE auth = '84001060'`);
    });

    test('[API-70] the types of authorization', async () => {
      expect(await ask('tipoAutorizaciones', {})).toEqual([
        { codigo: '1', descripcion: 'Consulta ambulatoria' },
        { codigo: '2', descripcion: 'Laboratorio clínico' },
        { codigo: '3', descripcion: 'Imágenes diagnósticas' },
        { codigo: '4', descripcion: 'Emergencia' },
        { codigo: '5', descripcion: 'Internamiento' },
        { codigo: '6', descripcion: 'Medicamentos ambulatorios' },
        { codigo: '7', descripcion: 'Terapia física y rehabilitación' },
      ]);
    });
  });

  test('[API-49] [DEVICE-01] lists the secure devices of the member, if any', async () => {
    expect(await ask('consultarDispositivosSeguros', { query: { idAfiliado: holder } })).toEqual({
      result: { dispositivosSeguros: [{ identificadorDispositivo: '5f0c3b52-7d0e-4d7a-9a53-0b7f2e9c41aa' }] },
    });
    expect(await ask('consultarDispositivosSeguros', { query: { idAfiliado: '10000013' } }, adult)).toEqual({
      result: { dispositivosSeguros: [] },
    });
  });

  describe('notifications', () => {
    const page = async (numeroDePagina: number, contrato = holder, as?: string) =>
      field(
        await ask(
          'consCentralNotificaciones',
          {
            body: {
              contrato,
              regimen: 'CONTRIBUTIVO',
              plan: 'Plan Básico de Salud',
              numeroDePagina,
              registroPorPagina: 10,
            },
          },
          as,
        ),
        'result',
      ) as Record<string, string>[];

    test('[API-78] [NOTIF-10] each with code, origin, text, day and detail', async () => {
      expect((await page(1)).slice(0, 2)).toEqual([
        {
          codigo: '700026',
          origen: 'Autorizaciones',
          description: 'Su autorización para «Sonografía abdominal» fue aprobada.',
          fecha: '2026-11-20',
          detalle:
            'Puede presentarse en el Centro Médico Las Palmas con su cédula. La autorización vence en treinta días.',
        },
        {
          codigo: '700025',
          origen: 'Reembolsos',
          description:
            'Su caso 261100101 fue devuelto: falta la indicación médica firmada y sellada. Complételo en 24 horas o será anulado.',
          fecha: '2026-11-20',
          detalle: 'Si el caso se anula, tendrá que hacer una solicitud nueva.',
        },
      ]);
    });

    test('newest first, ten a page, the last page shorter and the one after it empty', async () => {
      const pages = [await page(1), await page(2), await page(3), await page(4)];
      expect(pages.map((items) => items.length)).toEqual([10, 10, 6, 0]);
      const days = pages.flat().map(({ fecha }) => fecha ?? '');
      expect(days).toEqual(days.toSorted().toReversed());
      expect(new Set(pages.flat().map(({ codigo }) => codigo)).size).toBe(26);
    });

    test('there are texts below, at and above 91 characters', async () => {
      const lengths = (await page(1)).map(({ description = '' }) => Math.sign(description.length - 91));
      expect([...new Set(lengths)].sort((a, b) => a - b)).toEqual([-1, 0, 1]);
    });

    test('the day is that of Santo Domingo', async () => {
      await server.db.query(`UPDATE notificaciones SET momento = '2026-11-21T03:59:59Z' WHERE codigo = '700026'`);
      expect((await page(1))[0]?.fecha).toBe('2026-11-20');
    });

    test('accepts a plan with a far too long name', async () => {
      const body = { contrato: holder, plan: 'Ñandú'.repeat(2_000), numeroDePagina: 3, registroPorPagina: 10 };
      expect(field(await ask('consCentralNotificaciones', { body }), 'result')).toHaveLength(6);
    });

    test("only the member's own, and some members have none", async () => {
      expect(await page(1, '10000013', adult)).toHaveLength(3);
      expect(await page(1, '10000002', await server.member('023-1000002-2'))).toEqual([]);
    });
  });

  test('a hostile name is returned unchanged', async () => {
    const own = await server.member('001-1000010-0');
    const json = await ask('getAfiliado', { query: { CodigoAfiliado: '10000010' } }, own);
    expect(String(field(json, 'nombres')).startsWith('\u202e<img src=x onerror="alert(1)">')).toBe(true);
    expect([String(field(json, 'nombres')).length, String(field(json, 'apellidos')).length]).toEqual([201, 201]);
  });
});
