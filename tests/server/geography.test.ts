import { beforeAll, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { onEachServer } from './on-each-server';
import { field } from './server-under-test';

interface Place {
  codigo: string;
  descripcion: string;
  codigoPadre: string;
}

/** Of the Oficina Nacional de Estadística, counted by hand: how many provinces each region has. */
const provincesOfRegion = { '01': 3, '02': 3, '03': 4, '04': 4, '05': 4, '06': 4, '07': 2, '08': 3, '09': 3, '10': 2 };
/** …and municipalities each province, from 01 to 32. */
const municipalitiesOfProvince = [
  ...[1, 10, 5, 11, 5, 7, 6, 2, 5, 6, 2, 3, 4, 4, 6, 2],
  ...[3, 9, 3, 3, 8, 6, 6, 4, 10, 3, 3, 3, 5, 3, 3, 7],
];

onEachServer('geography', {}, (server) => {
  let token: string;
  beforeAll(async () => {
    token = await server.anonymous();
  });

  const list = async (name: CallName): Promise<Place[]> => {
    const { status, json } = await server.call(name, { token });
    expect([name, status, Object.keys(Object(json))]).toEqual([name, 200, ['result']]);
    return field(json, 'result') as Place[];
  };
  const countBy = (places: Place[]) => {
    const counts: Record<string, number> = {};
    for (const { codigoPadre } of places) counts[codigoPadre] = (counts[codigoPadre] ?? 0) + 1;
    return counts;
  };
  const find = (places: Place[], codigo: string) => places.find((place) => place.codigo === codigo);

  test('[API-34] [API-35] [API-36] the country has 10 regions, 32 provinces and 158 municipalities', async () => {
    const [regions, provinces, municipalities] = [
      await list('regiones'),
      await list('provincias'),
      await list('municipios'),
    ];
    expect([regions, provinces, municipalities].map((places) => places.length)).toEqual([10, 32, 158]);
    for (const places of [regions, provinces, municipalities]) {
      expect(new Set(places.map(({ codigo }) => codigo)).size).toBe(places.length);
      expect(places.filter((place) => !/^[\p{L} ]+$/u.test(place.descripcion))).toEqual([]);
      expect(places.map((place) => Object.keys(place).sort().join())).toEqual(
        places.map(() => 'codigo,codigoPadre,descripcion'),
      );
    }
  });

  test('[ONB-57] [PROF-27] a region is the parent of its provinces, a province of its municipalities', async () => {
    expect((await list('regiones')).map(({ codigoPadre }) => codigoPadre)).toEqual(
      Array.from({ length: 10 }, () => ''),
    );
    expect(countBy(await list('provincias'))).toEqual(provincesOfRegion);
    const expected = municipalitiesOfProvince.map((count, index) => [String(index + 1).padStart(2, '0'), count]);
    const municipalities = await list('municipios');
    expect(countBy(municipalities)).toEqual(Object.fromEntries(expected));
    expect(municipalities.filter(({ codigo, codigoPadre }) => !codigo.startsWith(codigoPadre))).toEqual([]);
  });

  test('[API-36] the codes are the official ones', async () => {
    const [provinces, municipalities] = [await list('provincias'), await list('municipios')];
    expect(find(await list('regiones'), '10')).toEqual({
      codigo: '10',
      descripcion: 'Ozama o Metropolitana',
      codigoPadre: '',
    });
    expect(['01', '19', '25', '32'].map((code) => find(provinces, code))).toEqual([
      { codigo: '01', descripcion: 'Distrito Nacional', codigoPadre: '10' },
      { codigo: '19', descripcion: 'Hermanas Mirabal', codigoPadre: '03' },
      { codigo: '25', descripcion: 'Santiago', codigoPadre: '01' },
      { codigo: '32', descripcion: 'Santo Domingo', codigoPadre: '10' },
    ]);
    expect(
      ['0101', '0905', '1703', '2207', '2510', '3207'].map((code) => find(municipalities, code)?.descripcion),
    ).toEqual(['Santo Domingo de Guzmán', 'San Víctor', 'Matanzas', undefined, 'Baitoa', 'Pedro Brand']);
  });

  test('names are sorted alphabetically, whatever their accents', async () => {
    const names = (await list('municipios')).map(({ descripcion }) => descripcion);
    expect(names.slice(0, 3)).toEqual(['Altamira', 'Arenoso', 'Azua']);
    expect(names.indexOf('Jánico')).toBe(names.indexOf('Jamao al Norte') + 1);
  });

  test('all demo members live in one of its municipalities', async () => {
    expect(
      await server.db.query(
        `SELECT c.codigo_afiliado FROM contactos c
         LEFT JOIN (municipios m JOIN provincias p ON p.codigo = m.provincia JOIN regiones r ON r.codigo = p.region)
           ON (m.codigo, m.nombre, p.codigo, p.nombre, r.codigo, r.nombre)
            = (c.id_municipio, c.municipio, c.id_provincia, c.provincia, c.id_region, c.region)
         WHERE c.id_municipio <> '' AND m.codigo IS NULL`,
      ),
    ).toEqual([]);
  });
});
