import { beforeAll, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { onEachServer } from './on-each-server';
import { field } from './server-under-test';

interface Procedure {
  codigo: string;
  descripcion: string;
  grupo: string;
  subGrupo: string;
  contributivo: boolean;
  subsidiado: boolean;
  complementario: boolean;
}

onEachServer('coverage', {}, (server) => {
  let token: string;
  beforeAll(async () => {
    token = await server.anonymous();
    await server.db.query(
      `INSERT INTO procedimientos (codigo, codigo_cup, subgrupo, descripcion, valor_tarifario, plegado) VALUES
         ('900001', '08030001', '803', 'Resonancia magnética de ensayo', 1000, ' resonancia magnetica de ensayo 900001 08030001'),
         ('900002', '', '803', 'Resonancia sin tarifa de ensayo', NULL, ' resonancia sin tarifa de ensayo 900002'),
         ('900003', '', '1201', 'Remedio de ensayo', 33.33, ' remedio de ensayo 900003')`,
    );
    await server.db.query(
      `INSERT INTO coberturas (procedimiento, regimen, planes, porcentaje_pdss, porcentaje_total) VALUES
         ('900001', '2', '{}', 80, 80), ('900001', '9', '{103,104}', 80, 95), ('900002', '1', '{}', 100, 100),
         ('900003', '2', '{}', 70, 70)`,
    );
  });

  const ask = (query: Record<string, string>) =>
    server.call('procedimientos', { token, query: { numeroDePagina: '1', registrosPorPagina: '100', ...query } });
  const search = async (query: Record<string, string>) => {
    const { status, json } = await ask(query);
    expect([status, Object.keys(Object(json))]).toEqual([200, ['data', 'cantidadRegistros']]);
    return { data: field(json, 'data') as Procedure[], count: field(json, 'cantidadRegistros') };
  };
  const codes = async (query: Record<string, string>) => (await search(query)).data.map(({ codigo }) => codigo);
  const list = async (name: CallName, query: Record<string, string> = {}) =>
    (await server.call(name, { token, query })).json;
  const detail = async (body: object) => {
    const { status, json } = await server.call('coberturaprocedimiento', { token, body });
    return [status, json];
  };

  test('[API-62] [API-63] [API-64] regimes, groups, and the subgroups of one group', async () => {
    expect(await list('coberturaRegimenes')).toEqual([
      { codigo: '1', descripcion: 'SUBSIDIADO' },
      { codigo: '2', descripcion: 'CONTRIBUTIVO' },
      { codigo: '5', descripcion: 'COLECTIVOS VOLUNTARIOS' },
      { codigo: '6', descripcion: 'SeNaSa LARIMAR' },
    ]);
    const groups = (await list('grupospdss')) as { codigo: string; descripcion: string }[];
    expect(groups.map(({ codigo }) => codigo)).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)));
    expect(groups[7]).toEqual({ codigo: '8', descripcion: 'Apoyo diagnóstico' });
    expect(await list('subgrupospdss', { IdGrupo: '5' })).toEqual([
      { codigo: '501', descripcion: 'Habitación y sala', codigoPadre: '5' },
      { codigo: '502', descripcion: 'Cuidados intensivos', codigoPadre: '5' },
    ]);
    expect(await list('subgrupospdss', { IdGrupo: '99' })).toEqual([]);
    expect((await server.call('subgrupospdss', { token })).status).toBe(400);
  });

  test('[API-65] [API-66] complementary plans: all, those of a regime, none for 1 and 6', async () => {
    const all = [
      { codigo: '101', descripcion: 'Plan Complementario Básico' },
      { codigo: '102', descripcion: 'Plan Complementario Avanzado' },
      { codigo: '103', descripcion: 'Plan Complementario Premium' },
      { codigo: '104', descripcion: 'Plan Complementario Máximo' },
    ];
    const of = (codigoPadre: string, from = 0) => all.slice(from).map((plan) => ({ ...plan, codigoPadre }));
    expect(await list('coberturaPlanes')).toEqual(all);
    const asked = (IdRegimen: string) => list('planesRegimen', { IdRegimen });
    expect([await asked('2'), await asked('5'), await asked('9')]).toEqual([of('2'), of('5', 2), of('9')]);
    expect([await asked('1'), await asked('6'), await asked("2' OR '1' = '1")]).toEqual([[], [], []]);
  });

  test('[COV-05] [API-67] a procedure has its group, its subgroup and its payers', async () => {
    expect((await ask({ idRegimen: '2', nombre: 'ensayo de RESONANCIA' })).json).toEqual({
      data: [
        {
          codigo: '900001',
          descripcion: 'Resonancia magnética de ensayo',
          grupo: 'Apoyo diagnóstico',
          subGrupo: 'Resonancia magnética',
          contributivo: true,
          subsidiado: false,
          complementario: true,
        },
      ],
      cantidadRegistros: 1,
    });
  });

  test('[API-67] the plan limits the list to paid procedures: by the regime, by the plan, by one of the two', async () => {
    const tried = async (query: Record<string, string>) => codes({ nombre: 'ensayo', ...query });
    expect(await tried({ idRegimen: '1' })).toEqual(['900002']);
    expect(await tried({ idRegimen: '2' })).toEqual(['900003', '900001']);
    expect(await tried({ idRegimen: '6' })).toEqual([]);
    expect(await tried({ idRegimen: '9' })).toEqual(['900001']);
    expect(await tried({ idPlan: '103' })).toEqual(['900001']);
    expect(await tried({ idPlan: '101' })).toEqual([]);
    expect(await tried({ idRegimen: '9', idPlan: '101' })).toEqual([]);
    expect(await tried({ idRegimen: '1', idPlan: '104' })).toEqual(['900001', '900002']);
    expect(await tried({ idRegimen: '1', idPlan: '101' })).toEqual(['900002']);
  });

  test('[API-67] a provider has the procedures of its kind, whatever the payer; a removed provider has none', async () => {
    expect(await codes({ idPrestador: '3301', nombre: 'ensayo' })).toEqual(['900003']);
    expect(await codes({ idPrestador: '3103', nombre: 'ensayo' })).toEqual(['900001', '900002']);
    expect(await codes({ idPrestador: '3103', idRegimen: '1', nombre: 'ensayo' })).toEqual(['900002']);
    expect(await codes({ idPrestador: '3001', nombre: 'ensayo' })).toEqual([]);
    const heart = await search({ idPrestador: '3001', IdGrupo: '8', IdSubGrupo: '808' });
    expect(heart.count).toBeGreaterThan(0);
    expect(await search({ idPrestador: '999999', IdGrupo: '8', IdSubGrupo: '808' })).toEqual({ data: [], count: 0 });
  });

  test('[API-67] group and subgroup limit the list', async () => {
    const all = async (query: Record<string, string>) => (await search({ idRegimen: '2', ...query })).data;
    const images = await all({ IdGrupo: '8', IdSubGrupo: '803' });
    expect(new Set(images.map(({ grupo, subGrupo }) => `${grupo}: ${subGrupo}`))).toEqual(
      new Set(['Apoyo diagnóstico: Resonancia magnética']),
    );
    expect(await all({ IdGrupo: '7', IdSubGrupo: '803' })).toEqual([]);
    expect((await all({ IdGrupo: '12', nombre: 'ensayo' })).map(({ codigo }) => codigo)).toEqual(['900003']);
  });

  test.each([
    [{}, 'Para consultar servicio/coberturas favor seleccionar al menos un criterio de búsqueda'],
    [{ nombre: 'resonancia' }, 'Para consultar servicio/coberturas favor seleccionar al menos un criterio de búsqueda'],
    [{ idRegimen: '2' }, 'Debe tener el grupo y sub grupo para realizar al consulta.'],
    [{ idPrestador: '3103', IdGrupo: '8', nombre: ' ' }, 'Debe tener el grupo y sub grupo para realizar al consulta.'],
  ])('[COV-10] [COV-11] [COV-12] rejects %o', async (query, mensaje) => {
    const { status, json } = await ask(query);
    expect([status, field(json, 'mensaje')]).toEqual([422, mensaje]);
  });

  test('[API-67] accepts hostile names, and pages that are invalid or past the end', async () => {
    for (const nombre of ['%', '_', "'", '"', '\\', '%%', "' OR true --", '👋'])
      expect([nombre, await search({ idRegimen: '2', nombre })]).toEqual([nombre, { data: [], count: 0 }]);
    for (const nombre of ['x'.repeat(151), 'a\0b']) expect((await ask({ idRegimen: '2', nombre })).status).toBe(400);
    expect((await ask({ idRegimen: '2', nombre: 'x'.repeat(10_000) })).status).toBe(414);
    const wanted = { idRegimen: '2', nombre: 'ensayo' };
    for (const numeroDePagina of ['2', '1000000'])
      expect(await search({ ...wanted, numeroDePagina })).toEqual({ data: [], count: 2 });
    for (const numeroDePagina of ['', 'x', '0', '-1', '1.5', '1000001'])
      expect((await ask({ ...wanted, numeroDePagina })).status).toBe(400);
  });

  test('[COV-06] [API-68] the detail states the covered and the remaining amount, to the cent', async () => {
    const resonancia = {
      codigoSimon: '900001',
      codigoCup: '08030001',
      procedimientoDescripcion: 'Resonancia magnética de ensayo',
      codigoGrupo: '8',
      grupo: 'Apoyo diagnóstico',
      codigoSubGrupo: '803',
      subGrupo: 'Resonancia magnética',
      valorTarifario: 1000,
      coberturaPdss: 800,
      coberturaTotal: 800,
      montoCopago: 200,
      porcentajeCobertura: 80,
      porcentajeCoPago: 20,
    };
    const asked = { regimen: '2', codProcedimiento: '900001' };
    expect(await detail(asked)).toEqual([200, resonancia]);
    expect(await detail({ ...asked, regimen: 2, grupo: 'Apoyo diagnóstico', subGrupo: '803' })).toEqual([
      200,
      resonancia,
    ]);
    expect(await detail({ ...asked, regimen: '9' })).toEqual([
      200,
      { ...resonancia, coberturaTotal: 950, montoCopago: 50, porcentajeCobertura: 95, porcentajeCoPago: 5 },
    ]);
    const [, odd] = await detail({ ...asked, codProcedimiento: '900003' });
    expect([field(odd, 'valorTarifario'), field(odd, 'coberturaTotal'), field(odd, 'montoCopago')]).toEqual([
      33.33, 23.33, 10,
    ]);
    const [, unpriced] = await detail({ regimen: '1', codProcedimiento: '900002' });
    expect([field(unpriced, 'valorTarifario'), field(unpriced, 'montoCopago')]).toEqual([null, null]);
    expect(field(unpriced, 'porcentajeCobertura')).toBe(100);
  });

  test('[API-68] a procedure that nobody pays for, or of another group, has no coverage', async () => {
    for (const body of [
      { regimen: '1', codProcedimiento: '900001' },
      { regimen: '2', codProcedimiento: 'no-hay' },
      { regimen: '77', codProcedimiento: '900001' },
      { regimen: '2', codProcedimiento: '900001', grupo: 'Cirugía' },
      { regimen: '2', codProcedimiento: '900001', grupo: '8', subGrupo: '%' },
    ])
      expect(await detail(body)).toEqual([200, null]);
    for (const body of [{}, { regimen: '', codProcedimiento: '900001' }, { regimen: '2' }])
      expect((await detail(body))[0]).toBe(400);
  });

  test('[COV-17] visitors and members get the same', async () => {
    const member = await server.member('001-1000001-1');
    const query = { idRegimen: '2', nombre: 'ensayo', numeroDePagina: '1', registrosPorPagina: '5' };
    const answers = await Promise.all([token, member].map((as) => server.call('procedimientos', { token: as, query })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.json).toEqual(answers[1]?.json);
  });
});
