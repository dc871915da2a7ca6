import { type ProviderSearchFault, providerSearchFaults } from '../../domain/rules/providers/provider-search';
import { queryPage } from '../db/query-page';
import { HttpProblem } from '../http/http-problem';
import { messages } from '../texts/messages';
import { allOf, ifGiven, withWords } from './conditions';
import type { HandlerDeps, HandlersOf } from './handlers';

interface Provider {
  codigoPrestador: string;
  nombre: string;
  tipoPrestador: string;
  especialidad: string;
  direccion: string;
  telefono: string;
  correo: string;
  municipio: string;
  regimen: string;
}

type Related = Pick<Provider, 'codigoPrestador' | 'nombre' | 'tipoPrestador' | 'especialidad'>;

interface Choice {
  codigo: string;
  descripcion: string;
}

const sentences: Record<ProviderSearchFault, string> = {
  faltaProvincia: messages.consult.province,
  faltaMunicipio: messages.consult.municipality,
};

/** What a center is, where a doctor has a specialty. */
const related = `p.codigo AS "codigoPrestador", p.nombre, p.clase AS "tipoPrestador",
  coalesce(e.nombre, t.nombre) AS especialidad`;
const columns = `${related}, p.direccion, p.telefono, p.correo, m.nombre AS municipio,
  (SELECT coalesce(string_agg(r.nombre, ', ' ORDER BY r.codigo), '') FROM regimenes r WHERE r.codigo = ANY (p.regimenes))
    AS regimen`;
const lists = `LEFT JOIN tipos_prestador t ON t.codigo = p.tipo LEFT JOIN especialidades e ON e.codigo = p.especialidad
  LEFT JOIN municipios m ON m.codigo = p.municipio`;
const joined = `LEFT JOIN prestadores p ON p.codigo = h.k ${lists}`;
const found = 'p.codigo AS k, p.plegado AS o FROM prestadores p';

const kindOf = (type: 1 | 2) => (type === 1 ? 'Medico' : 'Centro');

export const prestadorHandlers = ({
  db,
}: HandlerDeps): HandlersOf<
  'prestadorTodos' | 'prestadorDetalle' | 'tipoPrestadores' | 'especialidades' | 'regimenesPrestador' | 'catalogopdss'
> => ({
  prestadorTodos: ({ body }) => {
    const [fault] = providerSearchFaults({
      nombre: body.Nombre,
      prestador: body.IdPrestador,
      provincia: body.IdProvincia,
      municipio: body.IdMunicipio,
    });
    if (fault !== undefined) throw new HttpProblem(422, {}, sentences[fault]);
    const { where, values } = allOf([
      ...ifGiven('p.codigo = ?', body.IdPrestador),
      ...ifGiven('p.tipo = ?', body.IdTipoCentro),
      ...ifGiven('p.especialidad = ?', body.IdEspecialidad),
      ...ifGiven('? = ANY (p.planes)', body.IdPlan),
      ...ifGiven('? = ANY (p.regimenes)', body.IdRegimen),
      ...ifGiven('p.municipio = ?', body.IdMunicipio),
      ...ifGiven('p.municipio IN (SELECT codigo FROM municipios WHERE provincia = ?)', body.IdProvincia),
      ...withWords('p.plegado', body.Nombre),
    ]);
    return queryPage<Provider>(db, {
      found: `${found} WHERE ${where}`,
      columns,
      joined,
      values,
      page: body.NumeroDePagina,
      size: body.RegistrosPorPagina,
    });
  },

  prestadorDetalle: async ({ query }) => {
    const [provider] = await db.query<Provider>(
      `SELECT ${columns} FROM prestadores p ${lists} WHERE p.codigo = $1 AND p.clase = $2`,
      [query.idPrestador, kindOf(query.TipoPrestador)],
    );
    if (provider === undefined) return null;
    const relacionados = await db.query<Related>(
      `SELECT ${related} FROM prestadores p ${lists}
       WHERE p.codigo IN (SELECT centro FROM centros_de_medico WHERE medico = $1
         UNION ALL SELECT medico FROM centros_de_medico WHERE centro = $1)
       ORDER BY p.plegado, p.codigo`,
      [query.idPrestador],
    );
    return { ...provider, relacionados };
  },

  tipoPrestadores: () =>
    db.query<Choice>(`SELECT codigo, nombre AS descripcion FROM tipos_prestador ORDER BY orden, codigo`),

  especialidades: async () => {
    const all = await db.query<Choice>(`SELECT codigo, nombre AS descripcion FROM especialidades`);
    return all.sort((one, other) => one.descripcion.localeCompare(other.descripcion, 'es'));
  },

  regimenesPrestador: ({ query }) =>
    db.query<Choice>(
      `SELECT r.codigo, r.nombre AS descripcion FROM prestadores p JOIN regimenes r ON r.codigo = ANY (p.regimenes)
       WHERE p.codigo = $1 AND p.clase = $2 ORDER BY r.codigo`,
      [query.idPrestador, kindOf(query.TipoPrestador)],
    ),

  catalogopdss: ({ query }) => {
    const doing = 'JOIN procedimientos q ON q.subgrupo = s.subgrupo WHERE q.codigo = $1';
    return queryPage<Provider>(db, {
      // Arrays, so that each side of OR is found by its index.
      found: `${found} WHERE p.especialidad = ANY (ARRAY(SELECT s.especialidad FROM subgrupos_de_especialidad s ${doing}))
        OR p.tipo = ANY (ARRAY(SELECT s.tipo FROM subgrupos_de_tipo s ${doing}))`,
      columns,
      joined,
      values: [query.codProcedimiento],
      page: query.numeroDePagina,
      size: query.registrosPorPagina,
    });
  },
});
