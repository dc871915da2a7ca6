import { formatCedula } from '../../domain/rules/document/cedula';
import { findCore } from '../access/find-core';
import { HttpProblem } from '../http/http-problem';
import type { HandlerDeps, HandlersOf } from './handlers';

interface Person {
  nombres: string;
  apellidos: string;
  regimen: string;
  tipoAfiliacion: string;
}

interface Card {
  idAfiliado: string;
  tipoAfiliado: string;
  cedula: string;
  nss: string;
  regimen: string;
  planes_Nombre: string;
  idTipoPlan: number;
}

const documents = `coalesce((SELECT numero FROM documentos WHERE codigo_afiliado = a.codigo AND tipo = 1), '') AS cedula,
  coalesce((SELECT numero FROM documentos WHERE codigo_afiliado = a.codigo AND tipo = 2), '') AS nss`;

const planStates = { activa: 'ACTIVO', suspendida: 'SUSPENDIDO', cancelada: 'SIN SERVICIO' } as const;

export const afiliadoHandlers = ({
  db,
  now,
  links,
}: HandlerDeps): HandlersOf<'getAfiliado' | 'confirmarAfiliado' | 'nucleoCarnet'> => ({
  getAfiliado: async ({ query }) => {
    const [person] = await db.query<Person>(
      `SELECT nombres, apellidos, regimen, tipo_afiliacion AS "tipoAfiliacion" FROM afiliados WHERE codigo = $1`,
      [query.CodigoAfiliado],
    );
    if (person === undefined) throw new HttpProblem(404);
    return person;
  },

  confirmarAfiliado: async ({ query: { Token } }) => {
    const { codigoAfiliado } = await links.open(Token, 'confirmarAfiliado');
    const [person] = await db.query<{
      nombres: string;
      apellidos: string;
      tipoPlan: string;
      estado: keyof typeof planStates;
    }>(`SELECT nombres, apellidos, plan AS "tipoPlan", estado FROM afiliados WHERE codigo = $1`, [codigoAfiliado]);
    if (person === undefined) throw new HttpProblem(404);
    const { nombres, apellidos, tipoPlan, estado } = person;
    const planes = await db.query<{ tipoPlan: string; estado: string }>(
      `SELECT tipo_plan AS "tipoPlan", estado FROM planes WHERE codigo_afiliado = $1 ORDER BY id_tipo_plan`,
      [codigoAfiliado],
    );
    const ofTheCard = { tipoPlan, estado: planStates[estado] };
    return { nombres, apellidos, codigoAfiliado, planes: planes.length === 0 ? [ofTheCard] : planes };
  },

  /** A row for each plan, the member's main one first. Only the holder gets the other persons of the core. */
  nucleoCarnet: async ({ query }) => {
    const cards = await db.query<Card>(
      `SELECT a.codigo AS "idAfiliado", a.tipo_afiliacion AS "tipoAfiliado", ${documents}, a.regimen,
         coalesce(p.tipo_plan, a.plan) AS "planes_Nombre", coalesce(p.id_tipo_plan, a.id_tipo_plan) AS "idTipoPlan",
         coalesce(p.estado, '') AS estado, coalesce(p.fin_vigencia::text, '') AS "finVigencia"
       FROM afiliados a LEFT JOIN planes p ON p.codigo_afiliado = a.codigo WHERE a.codigo = $1
       ORDER BY p.id_tipo_plan IS DISTINCT FROM a.id_tipo_plan, p.id_tipo_plan`,
      [query.CodigoAfiliado],
    );
    if (cards.length === 0) throw new HttpProblem(404);
    const participantes = await findCore(db, query.CodigoAfiliado, now());
    return cards.map((card) => ({ ...card, cedula: formatCedula(card.cedula), nucleoFamiliar: { participantes } }));
  },
});
