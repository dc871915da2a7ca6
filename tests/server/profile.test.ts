import { beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../../server/demo/people';
import { onEachServer } from './on-each-server';
import { field } from './server-under-test';

interface Balance {
  descripcion: string;
  disponible: number;
}
interface Plan {
  idTipoPlan: number;
  estado: string;
  finVigencia: string;
  balances: Balance[];
}

onEachServer('the profile', {}, (server) => {
  let token: string;
  beforeAll(async () => {
    token = await server.member('001-1000001-1');
  });

  const profile = async (codigoAfiliado: string, as = token) => {
    const { status, json } = await server.call('datospersonales', { token: as, query: { codigoAfiliado } });
    expect([codigoAfiliado, status]).toEqual([codigoAfiliado, 200]);
    return json;
  };
  const plansOf = async (codigo: string, as: string) => field(await profile(codigo, as), 'datosAfiliacion') as Plan[];
  const names = (json: unknown, core: string) =>
    (field(json, core, 'participantes') as { nombres: string }[]).map(({ nombres }) => nombres);

  test('[API-40] [PROF-04] a member reads their own record', async () => {
    expect(field(await profile('10000001'), 'datosPersonales')).toEqual({
      nombres: 'María Altagracia',
      apellidos: 'Peña Núñez',
      sexo: 'Femenino',
      estadoCivil: 'Casado',
      edad: '42',
      fechaNacimiento: '1984-03-12',
      nacionalidad: 'Dominicana',
      documentoIdentidad: '001-1000001-1',
      pasaporte: '',
      tipoAfiliacion: 'TITULAR',
      codigoAfiliado: '10000001',
      regimen: 'CONTRIBUTIVO',
    });
    const passport = await profile('10000005', await server.member('FR12AB3456', 4));
    expect(field(passport, 'datosPersonales')).toMatchObject({
      documentoIdentidad: '',
      pasaporte: 'FR12AB3456',
      nacionalidad: 'Francesa',
    });
  });

  test('a member is a year older on the birthday in Santo Domingo, not a day before', async () => {
    const age = async () => field(await profile('10000001'), 'datosPersonales', 'edad');
    await server.db.query(`UPDATE afiliados SET fecha_nacimiento = '1984-11-20' WHERE codigo = '10000001'`);
    expect(await age()).toBe('42');
    await server.db.query(`UPDATE afiliados SET fecha_nacimiento = '1984-11-21' WHERE codigo = '10000001'`);
    expect(await age()).toBe('41');
    await server.db.query(`UPDATE afiliados SET fecha_nacimiento = '1984-03-12' WHERE codigo = '10000001'`);
  });

  test('[PROF-05] [PROF-06] [PROF-08] each plan with its dates and balances, type 3 among them', async () => {
    const plans = await plansOf('10000001', token);
    expect(plans.map(({ idTipoPlan }) => idTipoPlan)).toEqual([1, 2, 3]);
    expect(plans[0]).toEqual({
      idTipoPlan: 1,
      tipoPlan: 'Plan Básico de Salud',
      estado: 'ACTIVO',
      fechaAfiliacion: '2009-02-16',
      primeraDispersion: '2026-01-15',
      ultimaDispersion: '2026-11-01',
      inicioVigencia: '2026-01-01',
      finVigencia: '2026-12-31',
      balances: [
        {
          descripcion: 'Medicamentos ambulatorios',
          idTipoBalance: 1,
          montoTope: 12_000,
          disponible: 7_350,
          fechaRenovacion: '2027-01-01',
        },
        {
          descripcion: 'Atenciones de alto costo',
          idTipoBalance: 2,
          montoTope: 2_090_000,
          disponible: 2_090_000,
          fechaRenovacion: '2027-01-01',
        },
        {
          descripcion: 'Rehabilitación y terapia física',
          idTipoBalance: 3,
          montoTope: 24_500.5,
          disponible: 0,
          fechaRenovacion: '2027-01-01',
        },
      ],
    });
    expect(plans[2]?.balances).toEqual([]);
  });

  test('reads the current rows', async () => {
    await server.db.query(
      `UPDATE balances SET disponible = 0.01 WHERE codigo_afiliado = '10000001' AND id_tipo_plan = 1 AND id_tipo_balance = 1`,
    );
    await server.db.query(
      `UPDATE planes SET fin_vigencia = NULL WHERE codigo_afiliado = '10000001' AND id_tipo_plan = 1`,
    );
    const [plan] = await plansOf('10000001', token);
    expect([plan?.balances[0]?.disponible, plan?.finVigencia]).toEqual([0.01, '']);
  });

  test.each<[string, string, number, string, readonly [number, string, string, number][]]>([
    ['no balances', '001-1000031-1', 1, '10000031', [[1, 'ACTIVO', '2026-12-31', 0]]],
    ['a plan that is over', '001-1000032-2', 1, '10000032', [[1, 'SIN SERVICIO', '2025-12-31', 3]]],
    ['the subsidised regime', '023-1000002-2', 1, '10000002', [[1, 'ACTIVO', '2026-12-31', 3]]],
    ['a pension', '200000003', 2, '10000003', [[1, 'ACTIVO', '2026-12-31', 3]]],
    ['the Larimar plan', '10000004', 3, '10000004', [[2, 'ACTIVO', '2026-12-31', 1]]],
    ['no contact row', '402-1000035-5', 1, '10000035', [[1, 'ACTIVO', '2026-12-31', 3]]],
  ])('a member with %s', async (_, document, type, code, expected) => {
    const plans = await plansOf(code, await server.member(document, type));
    expect(
      plans.map(({ idTipoPlan, estado, finVigencia, balances }) => [idTipoPlan, estado, finVigencia, balances.length]),
    ).toEqual(expected);
  });

  test('lists all of ten plans', async () => {
    const plans = await plansOf('10000033', await server.member('001-1000033-3'));
    expect(plans.map(({ idTipoPlan }) => idTipoPlan)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('[PROF-17] the holder reads the core: of adults only the name, with ages as of today', async () => {
    const json = await profile('10000001');
    expect(field(json, 'nucleoFamiliarComplementario')).toEqual({ participantes: [] });
    expect(field(json, 'nucleoFamiliar', 'participantes', 0)).toEqual({
      codigoAfiliado: '10000013',
      nombres: 'Carmen Luisa',
      apellidos: 'Núñez viuda de Peña',
      cedula: '',
      nss: '',
      parentesco: 'Madre',
      mayorEdad: true,
    });
    expect(field(json, 'nucleoFamiliar', 'participantes', 1)).toEqual({
      codigoAfiliado: '10000011',
      nombres: 'Sofía Belén',
      apellidos: 'Reyes Peña',
      cedula: '',
      nss: '200000011',
      parentesco: 'Hija',
      mayorEdad: false,
    });
  });

  test('[PROF-17] a core of twelve: eight of the one and four of the complementary plan', async () => {
    const json = await profile('10000034', await server.member('001-1000034-4'));
    const [core, other] = [names(json, 'nucleoFamiliar'), names(json, 'nucleoFamiliarComplementario')];
    expect([core.length, other]).toEqual([8, ['Porfirio', 'Altagracia', 'Digna Emérita', 'Julián']]);
  });

  test('[PROF-18] the holder opens a minor, without a core', async () => {
    const json = await profile('10000011');
    expect(field(json, 'datosPersonales')).toMatchObject({ nombres: 'Sofía Belén', tipoAfiliacion: 'DEPENDIENTE' });
    expect([names(json, 'nucleoFamiliar'), names(json, 'nucleoFamiliarComplementario')]).toEqual([[], []]);
  });

  test('a dependent opens the own profile, without a core', async () => {
    const own = await profile('10000013', await server.member('001-1000013-1'));
    expect([names(own, 'nucleoFamiliar'), names(own, 'nucleoFamiliarComplementario')]).toEqual([[], []]);
  });

  test('a plan known only to a migration has its name, and nothing invented', async () => {
    await server.db.query(`DELETE FROM planes WHERE codigo_afiliado = '10000032'`);
    await server.db.query(
      `INSERT INTO planes (codigo_afiliado, id_tipo_plan, tipo_plan, estado) VALUES ('10000032', 1, 'Básico', 'ACTIVO')`,
    );
    expect(await plansOf('10000032', await server.member('001-1000032-2'))).toEqual([
      {
        idTipoPlan: 1,
        tipoPlan: 'Básico',
        estado: 'ACTIVO',
        fechaAfiliacion: '',
        primeraDispersion: '',
        ultimaDispersion: '',
        inicioVigencia: '',
        finVigencia: '',
        balances: [],
      },
    ]);
  });

  test('all demo members have a sex, a nationality and at least one plan', async () => {
    const rows = await server.db.query(
      `SELECT a.codigo FROM afiliados a WHERE sexo <> '' AND nacionalidad <> ''
         AND EXISTS (SELECT 1 FROM planes p WHERE p.codigo_afiliado = a.codigo)`,
    );
    expect(rows).toHaveLength(demoPeople.length);
  });
});
