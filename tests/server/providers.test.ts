import { beforeAll, expect, test } from 'vitest';
import { foldText } from '../../domain/rules/lists/fold-text';
import { onEachServer } from './on-each-server';
import { field } from './server-under-test';

interface Provider {
  codigoPrestador: string;
  nombre: string;
  tipoPrestador: string;
  especialidad: string;
  municipio: string;
  regimen: string;
}

const page = { NumeroDePagina: 1, RegistrosPorPagina: 100 };
const juan = {
  codigoPrestador: '3001',
  nombre: 'Juan Bautista Pérez Núñez',
  tipoPrestador: 'Medico',
  especialidad: 'Cardiología',
  direccion: 'Calle Beller 14, Centro',
  telefono: '809-555-0301',
  correo: 'juan.perez@cardio.example',
  municipio: 'Santiago',
  regimen: 'SUBSIDIADO, CONTRIBUTIVO, COLECTIVOS VOLUNTARIOS, SeNaSa LARIMAR, PLANES COMPLEMENTARIOS',
};

onEachServer('providers', {}, (server) => {
  let token: string;
  beforeAll(async () => {
    token = await server.anonymous();
  });

  const ask = (filter: object) => server.call('prestadorTodos', { token, body: { ...page, ...filter } });
  const search = async (filter: object) => {
    const { status, json } = await ask(filter);
    expect([status, Object.keys(Object(json))]).toEqual([200, ['data', 'cantidadRegistros']]);
    return { data: field(json, 'data') as Provider[], count: field(json, 'cantidadRegistros') };
  };
  const codes = async (filter: object) => (await search(filter)).data.map(({ codigoPrestador }) => codigoPrestador);
  /** All providers, page by page. */
  const every = async (filter: object) => {
    const found: Provider[] = [];
    for (let NumeroDePagina = 1; ; NumeroDePagina += 1) {
      const { data, count } = await search({ ...filter, NumeroDePagina });
      found.push(...data);
      if (data.length === 0 || found.length === count) return found;
    }
  };
  const rows = <R extends object>(text: string, values: readonly string[] = []) => server.db.query<R>(text, values);

  test.each([
    'perez juan',
    'PÉREZ, Juan',
    'Juan Bautista Perez Nunez',
    'nuñez per bau',
    'cardiologia santiago perez',
    'cardióloga pérez juan',
    'pérez % _ \' " \\ juan',
    'pe\u0301rez juan',
  ])('[PROV-03] [API-56] %s finds the doctor, ignoring case, accents and order', async (Nombre) => {
    expect(await codes({ Nombre })).toContain('3001');
  });

  test('[PROV-04] [API-56] a provider has all its fields, a page its rows and the total', async () => {
    expect((await ask({ IdPrestador: '3001' })).json).toEqual({ data: [juan], cantidadRegistros: 1 });
  });

  test('[PROV-03] finds doctors by specialty and place', async () => {
    const found = await every({ Nombre: 'cardiologia santiago' });
    const there = await rows<{ codigo: string }>(
      `SELECT p.codigo FROM prestadores p JOIN especialidades e ON e.codigo = p.especialidad
       JOIN municipios m ON m.codigo = p.municipio
       WHERE e.nombre = 'Cardiología' AND m.provincia = '25'`,
    );
    expect(there.length).toBeGreaterThan(3);
    const names = found.map(({ codigoPrestador }) => codigoPrestador);
    expect(there.filter(({ codigo }) => !names.includes(codigo))).toEqual([]);
    expect(found.filter(({ especialidad }) => especialidad !== 'Cardiología')).toEqual([]);
  });

  test('matches only the beginning of words', async () => {
    const { data } = await search({ Nombre: 'rez juan' });
    expect(
      data.filter(
        ({ nombre }) =>
          !foldText(nombre)
            .split(' ')
            .some((word) => word.startsWith('rez')),
      ),
    ).toEqual([]);
  });

  test('everybody is found by their own name, in alphabetical order', async () => {
    const all = await every({ Nombre: 'a' });
    expect(all.length).toBeGreaterThan(150);
    expect(all.map(({ nombre }) => foldText(nombre))).toEqual(all.map(({ nombre }) => foldText(nombre)).toSorted());
    expect(await codes({ Nombre: "o'connor" })).toEqual(['3003']);
    expect(await codes({ Nombre: 'oconnor' })).toEqual([]);
    expect(await codes({ Nombre: '«El Buen Samaritano»' })).toContain('3103');
  });

  test.each(['%', '_', '\\', "'", '"', '% _', '¿?', '👋', '%%%%%', "'; DROP TABLE prestadores; --", '\u0301'])(
    '%s is neither a pattern nor an injection: it matches nobody',
    async (Nombre) => {
      expect(await search({ Nombre })).toEqual({ data: [], count: 0 });
    },
  );

  test('ignores a blank name', async () => {
    const place = { IdProvincia: '25', IdMunicipio: '2501' };
    expect(await search({ ...place, Nombre: '   ' })).toEqual(await search(place));
  });

  test('accepts a long name, and rejects one that is too long or contains NUL', async () => {
    expect(await search({ Nombre: 'ab '.repeat(50) })).toEqual(await search({ Nombre: 'ab' }));
    expect(await search({ Nombre: Array.from({ length: 35 }, (_, index) => `x${index}`).join(' ') })).toEqual({
      data: [],
      count: 0,
    });
    for (const Nombre of ['x'.repeat(10_000), 'x'.repeat(151), 'a\0b', 7, ['a'], { a: 1 }])
      expect((await ask({ Nombre })).status).toBe(400);
  });

  test('[PROV-07] pages follow each other without gap or repeat, and past the end there is none', async () => {
    const place = { IdProvincia: '01', IdMunicipio: '0101' };
    const all = await every(place);
    const five: Provider[] = [];
    for (let NumeroDePagina = 1; NumeroDePagina <= Math.ceil(all.length / 5); NumeroDePagina += 1)
      five.push(...(await search({ ...place, NumeroDePagina, RegistrosPorPagina: 5 })).data);
    expect(five).toEqual(all);
    expect(new Set(all.map(({ codigoPrestador }) => codigoPrestador)).size).toBe(all.length);
    for (const NumeroDePagina of [Math.ceil(all.length / 5) + 1, 999_999, '1000000'])
      expect(await search({ ...place, NumeroDePagina, RegistrosPorPagina: 5 })).toEqual({
        data: [],
        count: all.length,
      });
  });

  test('[PROV-07] rejects a page that is no number', async () => {
    for (const NumeroDePagina of ['abc', '', 0, -1, 1.5, null, 1e9, '1;2'])
      expect((await ask({ Nombre: 'juan', NumeroDePagina })).status).toBe(400);
    for (const RegistrosPorPagina of [0, 101, 'todos'])
      expect((await ask({ Nombre: 'juan', RegistrosPorPagina })).status).toBe(400);
  });

  test("[PROV-11] without a name province and municipality are required, with the field's sentence", async () => {
    const refused = async (filter: object) => {
      const { status, json } = await ask(filter);
      return [status, field(json, 'mensaje')];
    };
    const province = [422, 'Debe seleccionar la provincia'];
    expect(await refused({})).toEqual(province);
    expect(await refused({ Nombre: ' ', IdMunicipio: '2501' })).toEqual(province);
    expect(await refused({ IdProvincia: '25', IdRegimen: '2' })).toEqual([422, 'Debe seleccionar el municipio']);
    expect((await search({ Nombre: 'perez' })).count).toBeGreaterThan(0);
  });

  test('[PROV-03] each filter limits the list', async () => {
    const of = (filter: object) => every({ Nombre: 'a', ...filter });
    const all = await of({});
    const inside = async (filter: object, where: string) => {
      const expected = (await rows<{ codigo: string }>(`SELECT codigo FROM prestadores WHERE ${where}`)).map(
        ({ codigo }) => codigo,
      );
      const meant = all.filter(({ codigoPrestador }) => expected.includes(codigoPrestador));
      expect([filter, await of(filter)]).toEqual([filter, meant]);
      expect(meant.length).toBeGreaterThan(0);
      expect(meant.length).toBeLessThan(all.length);
    };
    await inside({ IdTipoCentro: '44' }, `tipo = '44'`);
    await inside({ IdEspecialidad: 6 }, `especialidad = '6'`);
    await inside({ IdMunicipio: '0101' }, `municipio = '0101'`);
    await inside({ IdProvincia: '32' }, `municipio LIKE '32%'`);
    await inside({ IdRegimen: 1 }, `'1' = ANY (regimenes)`);
    await inside({ IdRegimen: '2', IdProvincia: '25', IdMunicipio: '2501', IdPlan: '' }, `municipio = '2501'`);
    for (const filter of [
      { IdProvincia: '25', IdMunicipio: '0101' },
      { IdTipoCentro: '44', IdEspecialidad: '6' },
      { IdRegimen: '77' },
      { IdPlan: "101' OR 'a' = 'a" },
      { IdPrestador: '%' },
    ])
      expect([filter, await search({ Nombre: 'a', ...filter })]).toEqual([filter, { data: [], count: 0 }]);
  });

  test('[PROV-09] with a complementary plan searches regime 9 and providers of that plan', async () => {
    const taking = async (plan: string) =>
      (
        await rows<{ codigo: string }>(`SELECT codigo FROM prestadores WHERE $1 = ANY (planes) ORDER BY plegado`, [
          plan,
        ])
      ).map(({ codigo }) => codigo);
    const found = async (filter: object) =>
      (await every({ Nombre: 'a', ...filter })).map(({ codigoPrestador }) => codigoPrestador);
    const all = await found({ IdRegimen: 9 });
    const narrow = await found({ IdRegimen: 9, IdPlan: '101' });
    const wide = await found({ IdRegimen: '9', IdPlan: '104' });
    expect(narrow).toEqual((await taking('101')).filter((codigo) => all.includes(codigo)));
    expect(wide).toEqual(all);
    expect([narrow.length > 0, narrow.length < wide.length]).toEqual([true, true]);
  });

  test('[PROV-10] [API-57] the detail needs 1 for a doctor and 2 for anybody else, and lists related providers by place', async () => {
    const detail = async (idPrestador: string, TipoPrestador: string) =>
      (await server.call('prestadorDetalle', { token, query: { idPrestador, TipoPrestador } })).json;
    const own = await detail('3001', '1');
    const centers = field(own, 'relacionados') as Provider[];
    expect(own).toEqual({ ...juan, relacionados: centers });
    expect(centers.length).toBeGreaterThan(0);
    expect(centers.map(({ tipoPrestador }) => tipoPrestador)).toEqual(centers.map(() => 'Centro'));
    const [center] = centers;
    const doctors = field(await detail(center?.codigoPrestador ?? '', '2'), 'relacionados') as Provider[];
    expect(doctors.map(({ codigoPrestador }) => codigoPrestador)).toContain('3001');
    expect(field(await detail('3103', '2'), 'especialidad')).toBe('Hospital');
    expect(field(await detail('3302', '2'), 'relacionados')).toEqual([]);
  });

  test('[API-57] a missing provider, or one of the other kind, has no data', async () => {
    for (const [idPrestador, TipoPrestador] of [
      ['3001', '2'],
      ['3103', '1'],
      ['999999', '1'],
      ["3001' --", '1'],
    ] as const)
      for (const name of ['prestadorDetalle', 'regimenesPrestador'] as const) {
        const { status, json } = await server.call(name, { token, query: { idPrestador, TipoPrestador } });
        expect([status, json]).toEqual([200, name === 'prestadorDetalle' ? null : []]);
      }
    for (const TipoPrestador of ['', '0', '3', 'Medico'])
      expect(
        (await server.call('prestadorDetalle', { token, query: { idPrestador: '3001', TipoPrestador } })).status,
      ).toBe(400);
  });

  test('[API-58] [API-59] [API-60] the lists of types, of specialties and of a provider’s regimes', async () => {
    const list = async (name: 'tipoPrestadores' | 'especialidades' | 'regimenesPrestador', query = {}) =>
      (await server.call(name, { token, query })).json as { codigo: string; descripcion: string }[];
    const types = await list('tipoPrestadores');
    expect(types.slice(0, 2)).toEqual([
      { codigo: '1', descripcion: 'Médico' },
      { codigo: '160', descripcion: 'Hospital' },
    ]);
    expect(types.map(({ codigo }) => codigo)).toEqual(expect.arrayContaining(['160', '156', '44', '1']));
    const specialties = (await list('especialidades')).map(({ descripcion }) => descripcion);
    expect(specialties).toEqual(specialties.toSorted((one, other) => one.localeCompare(other, 'es')));
    expect(specialties).toContain('Cardiología');
    expect(await list('regimenesPrestador', { idPrestador: '3302', TipoPrestador: '2' })).toEqual([
      { codigo: '1', descripcion: 'SUBSIDIADO' },
      { codigo: '2', descripcion: 'CONTRIBUTIVO' },
    ]);
  });

  test('[API-61] the providers of a procedure are those with its specialty or kind of center', async () => {
    const asked = async (codProcedimiento: string, numeroDePagina = '1') =>
      (
        await server.call('catalogopdss', {
          token,
          query: { codProcedimiento, numeroDePagina, registrosPorPagina: '100' },
        })
      ).json;
    const [medicine] = await rows<{ codigo: string }>(
      `SELECT codigo FROM procedimientos WHERE subgrupo = '1201' LIMIT 1`,
    );
    const [heart] = await rows<{ codigo: string }>(`SELECT codigo FROM procedimientos WHERE subgrupo = '808' LIMIT 1`);
    const kinds = async (code = '') =>
      [...new Set((field(await asked(code), 'data') as Provider[]).map(({ especialidad }) => especialidad))].toSorted();
    expect(await kinds(medicine?.codigo)).toEqual(['Farmacia']);
    expect(await kinds(heart?.codigo)).toEqual(['Cardiología', 'Clínica o centro médico', 'Hospital']);
    const [count] = await rows<{ n: number }>(`SELECT count(*) AS n FROM prestadores WHERE tipo = '44'`);
    expect(await asked(medicine?.codigo ?? '', '900')).toEqual({ data: [], cantidadRegistros: count?.n });
    expect(await asked('no-hay')).toEqual({ data: [], cantidadRegistros: 0 });
  });

  test('[PROV-23] visitors and members get the same', async () => {
    const member = await server.member('001-1000001-1');
    const body = { ...page, Nombre: 'perez juan' };
    const answers = await Promise.all([token, member].map((as) => server.call('prestadorTodos', { token: as, body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.json).toEqual(answers[1]?.json);
  });

  test('[PROV-04] every provider has a place, and is found by its folded name', async () => {
    expect(
      await rows(`SELECT codigo FROM prestadores WHERE (clase = 'Medico') <> (tipo = '1' AND especialidad IS NOT NULL)
        OR ('9' = ANY (regimenes)) <> (planes <> '{}') OR nombre = '' OR plegado NOT LIKE ' %'`),
    ).toEqual([]);
    const stored = await rows<{ nombre: string; plegado: string }>(`SELECT nombre, plegado FROM prestadores`);
    expect(stored.filter(({ nombre, plegado }) => !plegado.startsWith(` ${foldText(nombre)} `))).toEqual([]);
  });
});
