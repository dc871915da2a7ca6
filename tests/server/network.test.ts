import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswords } from '../../server/access/passwords';
import { migrate } from '../../server/db/migrate';
import { demoCoverages, demoProcedures } from '../../server/demo/network/procedures';
import { demoProviders } from '../../server/demo/network/providers';
import { wholeNetwork } from '../../server/demo/network/seed-network';
import { seedDemo } from '../../server/demo/seed-demo';
import { onEachDatabase } from './databases';
import { field, noon, type ServerUnderTest, serve } from './server-under-test';

const now = () => new Date(noon);
const towns = [
  { codigo: '0101', nombre: 'Santo Domingo de Guzmán', provincia: 'Distrito Nacional' },
  { codigo: '2501', nombre: 'Santiago', provincia: 'Santiago' },
  { codigo: '1201', nombre: 'La Romana', provincia: 'La Romana' },
];

onEachDatabase(
  'the network of the demonstration',
  (database) => {
    let server: ServerUnderTest;
    let token: string;
    beforeAll(async () => {
      await migrate(database.db, now);
      await seedDemo(database.db, createPasswords(), now, wholeNetwork);
      server = await serve(database.db);
      token = await server.anonymous();
    }, 120_000);
    afterAll(() => server.app.close());

    const count = async (from: string) =>
      (await server.db.query<{ n: number }>(`SELECT count(*) AS n FROM ${from}`))[0]?.n ?? 0;
    const parts = async () => {
      const found = await server.db.query<{ parte: string }>(
        `SELECT conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) AS parte FROM pg_constraint
         WHERE contype = 'f' AND conrelid::regclass::text IN ('prestadores', 'coberturas')
         UNION ALL SELECT indexdef FROM pg_indexes WHERE tablename IN ('prestadores', 'procedimientos')`,
      );
      return found.map(({ parte }) => parte).toSorted();
    };

    test('has 20,000 providers in all 158 municipalities and 6,000 procedures, and is seeded once', async () => {
      expect(await count('prestadores')).toBeGreaterThanOrEqual(20_000);
      expect(await count('procedimientos')).toBeGreaterThanOrEqual(6_000);
      expect(await count('(SELECT DISTINCT municipio FROM prestadores) AS m')).toBe(158);
      expect(await count('(SELECT DISTINCT procedimiento FROM coberturas) AS c')).toBeGreaterThan(5_500);
      expect(await seedDemo(database.db, createPasswords(), now, wholeNetwork)).toBe(false);
    });

    test('keeps the references and indexes of its migration', async () => {
      expect(await parts()).toEqual([
        'CREATE INDEX prestadores_por_especialidad ON public.prestadores USING btree (especialidad)',
        'CREATE INDEX prestadores_por_municipio ON public.prestadores USING btree (municipio)',
        'CREATE INDEX prestadores_por_texto ON public.prestadores USING gin (plegado gin_trgm_ops)',
        'CREATE INDEX prestadores_por_tipo ON public.prestadores USING btree (tipo)',
        'CREATE INDEX procedimientos_por_subgrupo ON public.procedimientos USING btree (subgrupo)',
        'CREATE INDEX procedimientos_por_texto ON public.procedimientos USING gin (plegado gin_trgm_ops)',
        'CREATE UNIQUE INDEX prestadores_pkey ON public.prestadores USING btree (codigo)',
        'CREATE UNIQUE INDEX procedimientos_pkey ON public.procedimientos USING btree (codigo)',
        'coberturas FOREIGN KEY (procedimiento) REFERENCES procedimientos(codigo) ON DELETE CASCADE',
        'coberturas FOREIGN KEY (regimen) REFERENCES regimenes(codigo)',
        'prestadores FOREIGN KEY (especialidad) REFERENCES especialidades(codigo)',
        'prestadores FOREIGN KEY (municipio) REFERENCES municipios(codigo)',
        'prestadores FOREIGN KEY (tipo) REFERENCES tipos_prestador(codigo)',
      ]);
      await expect(
        server.db.query(`UPDATE prestadores SET municipio = '9999' WHERE codigo = '3001'`),
      ).rejects.toMatchObject({ code: '23503' });
    });

    test.each(['perez juan', 'cardiologia santiago', 'zapata'])('is searched for «%s» by its index', async (Nombre) => {
      const body = { Nombre, NumeroDePagina: 1, RegistrosPorPagina: 5 };
      const { status, json } = await server.call('prestadorTodos', { token, body });
      expect([status, (field(json, 'data') as unknown[]).length]).toEqual([200, 5]);
      const like = Nombre.split(' ').map((word) => `plegado LIKE '% ${word}%'`);
      const plan = await server.db.query(`EXPLAIN SELECT codigo FROM prestadores WHERE ${like.join(' AND ')}`);
      expect(JSON.stringify(plan)).toContain('prestadores_por_texto');
    });
  },
  'empty',
);

describe('the providers and procedures of the demonstration', () => {
  test('are deterministic; a small set is a prefix of the large one', () => {
    const many = demoProviders(400, towns);
    expect(demoProviders(400, towns)).toEqual(many);
    expect(demoProviders(100, towns)).toEqual(many.slice(0, many.length - 300));
    const all = demoProcedures(1);
    expect(demoProcedures(20)).toEqual(all.filter((_, index) => index % 20 === 0));
    expect(demoCoverages(all)).toEqual(demoCoverages(demoProcedures(1)));
  });

  test('have unique codes and unassigned telephone numbers', () => {
    const many = demoProviders(2_000, towns);
    const codes = [...many.map(({ codigo }) => codigo), ...demoProcedures(1).map(({ codigo }) => codigo)];
    expect(new Set(codes).size).toBe(codes.length);
    expect(many.filter(({ telefono }) => !/^(8[024]9-555-\d{4})?$/.test(telefono))).toEqual([]);
  });
});
