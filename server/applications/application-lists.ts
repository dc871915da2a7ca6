import { ownPlan } from '../../domain/rules/plan/regime';
import type { Queries } from '../db/db';
import type { Caller } from '../http/caller';
import type { ApplicationLists } from './application-fault';

/** Reads the regime from the session only; never from the request. */
const regimeCodeOf = async (queries: Queries, caller: Caller): Promise<string> => {
  if (caller.scope !== 'miembro') return '';
  const [member] = await queries.query<{ regimen: string }>(`SELECT regimen FROM afiliados WHERE codigo = $1`, [
    caller.codigoAfiliado,
  ]);
  return ownPlan(member?.regimen ?? '');
};

interface Plan {
  codigo: string;
  descripcion: string;
  prima: number | null;
  coberturas: { descripcion: string; detalle: string }[];
}

/** The plans offered to this caller. */
export const plansFor = async (queries: Queries, caller: Caller): Promise<Plan[]> =>
  queries.query<Plan>(
    `SELECT p.codigo, p.nombre AS descripcion, (p.prima / 100.0)::float8 AS prima,
       coalesce((SELECT json_agg(json_build_object('descripcion', c.descripcion, 'detalle', c.detalle) ORDER BY c.orden)
         FROM coberturas_plan_formulario c WHERE c.plan = p.codigo), '[]') AS coberturas
     FROM planes_formulario p WHERE p.solo_regimen IS NULL OR p.solo_regimen = $1 ORDER BY p.orden`,
    [await regimeCodeOf(queries, caller)],
  );

export const applicationLists = async (queries: Queries, caller: Caller): Promise<ApplicationLists> => {
  const plans = await plansFor(queries, caller);
  const relations = await queries.query<{ codigo: string; masculino: boolean; femenino: boolean }>(
    `SELECT codigo, masculino, femenino FROM dependientes_permitidos`,
  );
  const symptoms = await queries.query<{ codigo: string; padre: string | null }>(
    `SELECT codigo, padre FROM sintomas_formulario`,
  );
  return {
    planes: new Set(plans.map(({ codigo }) => codigo)),
    parentescos: new Map(relations.map(({ codigo, ...sexes }) => [codigo, sexes])),
    sintomas: new Map(symptoms.map(({ codigo, padre }) => [codigo, padre ?? ''])),
  };
};
