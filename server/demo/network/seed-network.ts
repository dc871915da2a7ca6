import type { Queries } from '../../db/db';
import { centerTypes } from './center-types';
import { insertRows } from './insert-rows';
import { pdssGroups } from './pdss';
import { complementaryPlans, plansOfRegime } from './plans';
import { demoCoverages, demoProcedures } from './procedures';
import type { Town } from './provider';
import { demoProviders, demoWorkplaces } from './providers';
import { demoSpecialties } from './specialties';
import { withoutIndexes } from './without-indexes';

export interface NetworkSize {
  providers: number;
  /** 1: all procedures; 20: one of twenty. */
  procedureOf: number;
}

/** As large as that of an insurer of the country. */
export const wholeNetwork: NetworkSize = { providers: 21_000, procedureOf: 1 };

const words = (line: string) => line.split(' ').filter((word) => word !== '');

const seedLists = async (to: Queries) => {
  const plain = { codigo: 'text', nombre: 'text' };
  const ordered = { ...plain, orden: 'integer' };
  const inOrder = (rows: readonly (readonly [string, string])[]) =>
    rows.map(([codigo, nombre], orden) => ({ codigo, nombre, orden }));
  await insertRows(to, 'planes_complementarios', ordered, inOrder(complementaryPlans));
  await insertRows(
    to,
    'planes_de_regimen',
    { regimen: 'text', plan: 'text' },
    plansOfRegime.map(([regimen, plan]) => ({ regimen, plan })),
  );
  await insertRows(to, 'tipos_prestador', ordered, inOrder(centerTypes.map(({ codigo, nombre }) => [codigo, nombre])));
  await insertRows(
    to,
    'especialidades',
    plain,
    demoSpecialties.map(([nombre], index) => ({ codigo: String(index + 1), nombre })),
  );
  await insertRows(to, 'grupos_pdss', ordered, inOrder(pdssGroups.map(({ codigo, nombre }) => [codigo, nombre])));
  await insertRows(
    to,
    'subgrupos_pdss',
    { ...plain, grupo: 'text' },
    pdssGroups.flatMap(({ codigo: grupo, subgrupos }) =>
      subgrupos.map(([codigo, nombre]) => ({ codigo, grupo, nombre })),
    ),
  );
  await insertRows(
    to,
    'subgrupos_de_especialidad',
    { especialidad: 'text', subgrupo: 'text' },
    demoSpecialties.flatMap(([, , subgroups], index) =>
      words(subgroups).map((subgrupo) => ({ especialidad: String(index + 1), subgrupo })),
    ),
  );
  await insertRows(
    to,
    'subgrupos_de_tipo',
    { tipo: 'text', subgrupo: 'text' },
    centerTypes.flatMap(({ codigo: tipo, subgrupos }) => words(subgrupos).map((subgrupo) => ({ tipo, subgrupo }))),
  );
};

const large = ['prestadores', 'centros_de_medico', 'procedimientos', 'coberturas'];

const seedProviders = async (to: Queries, count: number) => {
  const towns = await to.query<Town>(
    `SELECT m.codigo, m.nombre, p.nombre AS provincia FROM municipios m JOIN provincias p ON p.codigo = m.provincia
     ORDER BY m.codigo`,
  );
  const providers = demoProviders(count, towns);
  await insertRows(
    to,
    'prestadores',
    {
      ...{ codigo: 'text', clase: 'text', tipo: 'text', especialidad: 'text', nombre: 'text', direccion: 'text' },
      ...{
        telefono: 'text',
        correo: 'text',
        municipio: 'text',
        regimenes: 'text[]',
        planes: 'text[]',
        plegado: 'text',
      },
    },
    providers,
  );
  await insertRows(to, 'centros_de_medico', { medico: 'text', centro: 'text' }, demoWorkplaces(providers));
};

const seedProcedures = async (to: Queries, eachOf: number) => {
  const procedures = demoProcedures(eachOf);
  await insertRows(
    to,
    'procedimientos',
    {
      ...{ codigo: 'text', codigo_cup: 'text', subgrupo: 'text', descripcion: 'text' },
      ...{ valor_tarifario: 'numeric', plegado: 'text' },
    },
    procedures,
  );
  await insertRows(
    to,
    'coberturas',
    {
      ...{ procedimiento: 'text', regimen: 'text', planes: 'text[]' },
      ...{ porcentaje_pdss: 'numeric', porcentaje_total: 'numeric' },
    },
    demoCoverages(procedures),
  );
};

/** Providers, procedures and what is paid of them: the same rows each time. */
export const seedNetwork = async (to: Queries, { providers, procedureOf }: NetworkSize): Promise<void> => {
  await seedLists(to);
  await withoutIndexes(to, large, async () => {
    await seedProviders(to, providers);
    await seedProcedures(to, procedureOf);
  });
  // Without statistics searches are planned badly, and PGlite gathers none by itself.
  for (const table of large) await to.query(`ANALYZE ${table}`);
};
