import { type CoverageSearchFault, coverageSearchFault } from '../../domain/rules/coverage/coverage-search';
import { regimeIds } from '../../domain/rules/plan/regime';
import { queryPage } from '../db/query-page';
import { HttpProblem } from '../http/http-problem';
import { messages } from '../texts/messages';
import { allOf, type Condition, ifGiven, withWords } from './conditions';
import type { HandlerDeps, HandlersOf } from './handlers';

interface Choice {
  codigo: string;
  descripcion: string;
}

type Child = Choice & { codigoPadre: string };

interface Procedure {
  codigo: string;
  descripcion: string;
  grupo: string;
  subGrupo: string;
  contributivo: boolean;
  subsidiado: boolean;
  complementario: boolean;
}

interface Coverage {
  codigoSimon: string;
  codigoCup: string;
  procedimientoDescripcion: string;
  codigoGrupo: string;
  grupo: string;
  codigoSubGrupo: string;
  subGrupo: string;
  valorTarifario: number | null;
  coberturaPdss: number | null;
  coberturaTotal: number | null;
  montoCopago: number | null;
  porcentajeCobertura: number;
  porcentajeCoPago: number;
}

const sentences: Record<CoverageSearchFault, string> = {
  sinCriterio: messages.consult.noCriterion,
  sinGrupos: messages.consult.noGroups,
};

const complementary = String(regimeIds.complementario);

/** What the regime or the plan pays for; with both, either is enough. */
const paidBy = (regime: string, plan: string): Condition[] => {
  const paid = (how: string) => `q.codigo IN (SELECT c.procedimiento FROM coberturas c WHERE ${how})`;
  const byPlan = `c.regimen = '${complementary}' AND ? = ANY (c.planes)`;
  if (plan === '') return ifGiven(paid('c.regimen = ?'), regime);
  if (regime === '' || regime === complementary) return [[paid(byPlan), plan]];
  return [[paid(`c.regimen = ? OR (${byPlan})`), regime, plan]];
};

/** Who performs a procedure: doctors by specialty, centers by type. */
const doneBy = (provider: string): Condition[] => {
  const subgroups = (lists: string, key: string) =>
    `SELECT s.subgrupo FROM prestadores p JOIN ${lists} s ON s.${key} = p.${key} WHERE p.codigo = ?`;
  const all = `${subgroups('subgrupos_de_especialidad', 'especialidad')} UNION ALL ${subgroups('subgrupos_de_tipo', 'tipo')}`;
  return provider === '' ? [] : [[`q.subgrupo IN (${all})`, provider, provider]];
};

const covered = (regime: number) =>
  `EXISTS (SELECT FROM coberturas c WHERE c.procedimiento = q.codigo AND c.regimen = '${regime}')`;

const share = (percent: string) => `round(q.valor_tarifario * ${percent} / 100, 2)`;

const placed = `LEFT JOIN subgrupos_pdss s ON s.codigo = q.subgrupo LEFT JOIN grupos_pdss g ON g.codigo = s.grupo`;

export const coberturaHandlers = ({
  db,
}: HandlerDeps): HandlersOf<
  | 'coberturaRegimenes'
  | 'grupospdss'
  | 'subgrupospdss'
  | 'coberturaPlanes'
  | 'planesRegimen'
  | 'procedimientos'
  | 'coberturaprocedimiento'
> => ({
  /** That of the complementary plans is no plan that somebody is affiliated to. */
  coberturaRegimenes: () =>
    db.query<Choice>(`SELECT codigo, nombre AS descripcion FROM regimenes WHERE codigo <> $1 ORDER BY codigo`, [
      complementary,
    ]),

  grupospdss: () => db.query<Choice>(`SELECT codigo, nombre AS descripcion FROM grupos_pdss ORDER BY orden, codigo`),

  subgrupospdss: ({ query }) =>
    db.query<Child>(
      `SELECT codigo, nombre AS descripcion, grupo AS "codigoPadre" FROM subgrupos_pdss WHERE grupo = $1 ORDER BY codigo`,
      [query.IdGrupo],
    ),

  coberturaPlanes: () =>
    db.query<Choice>(`SELECT codigo, nombre AS descripcion FROM planes_complementarios ORDER BY orden, codigo`),

  /** The complementary plans of a regime; for regime 9, which stands for them, all. */
  planesRegimen: ({ query }) =>
    db.query<Child>(
      `SELECT p.codigo, p.nombre AS descripcion, $1::text AS "codigoPadre" FROM planes_complementarios p
       WHERE $1 = $2::text OR p.codigo IN (SELECT plan FROM planes_de_regimen WHERE regimen = $1) ORDER BY p.orden, p.codigo`,
      [query.IdRegimen, complementary],
    ),

  procedimientos: ({ query }) => {
    const fault = coverageSearchFault({
      regimen: query.idRegimen,
      plan: query.idPlan,
      prestador: query.idPrestador,
      nombre: query.nombre,
      grupo: query.IdGrupo,
      subGrupo: query.IdSubGrupo,
    });
    if (fault !== null) throw new HttpProblem(422, {}, sentences[fault]);
    const { where, values } = allOf([
      ...ifGiven('q.subgrupo IN (SELECT codigo FROM subgrupos_pdss WHERE grupo = ?)', query.IdGrupo),
      ...ifGiven('q.subgrupo = ?', query.IdSubGrupo),
      ...doneBy(query.idPrestador),
      ...paidBy(query.idRegimen, query.idPlan),
      ...withWords('q.plegado', query.nombre),
    ]);
    return queryPage<Procedure>(db, {
      found: `q.codigo AS k, q.plegado AS o FROM procedimientos q WHERE ${where}`,
      columns: `q.codigo, q.descripcion, g.nombre AS grupo, s.nombre AS "subGrupo", ${covered(regimeIds.contributivo)}
        AS contributivo, ${covered(regimeIds.subsidiado)} AS subsidiado, ${covered(regimeIds.complementario)} AS complementario`,
      joined: `LEFT JOIN procedimientos q ON q.codigo = h.k ${placed}`,
      values,
      page: query.numeroDePagina,
      size: query.registrosPorPagina,
    });
  },

  /** Group and subgroup by code or by name: lists give the one, rows the other. */
  coberturaprocedimiento: async ({ body }) => {
    const [coverage] = await db.query<Coverage>(
      `SELECT q.codigo AS "codigoSimon", q.codigo_cup AS "codigoCup", q.descripcion AS "procedimientoDescripcion",
         g.codigo AS "codigoGrupo", g.nombre AS grupo, s.codigo AS "codigoSubGrupo", s.nombre AS "subGrupo",
         q.valor_tarifario::float8 AS "valorTarifario", ${share('c.porcentaje_pdss')}::float8 AS "coberturaPdss",
         ${share('c.porcentaje_total')}::float8 AS "coberturaTotal",
         (q.valor_tarifario - ${share('c.porcentaje_total')})::float8 AS "montoCopago",
         c.porcentaje_total::float8 AS "porcentajeCobertura", (100 - c.porcentaje_total)::float8 AS "porcentajeCoPago"
       FROM coberturas c JOIN procedimientos q ON q.codigo = c.procedimiento ${placed}
       WHERE c.procedimiento = $1 AND c.regimen = $2
         AND $3 IN ('', g.codigo, g.nombre) AND $4 IN ('', s.codigo, s.nombre)`,
      [body.codProcedimiento, body.regimen, body.grupo, body.subGrupo],
    );
    return coverage ?? null;
  },
});
