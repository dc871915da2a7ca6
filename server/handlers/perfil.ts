import { formatCedula } from '../../domain/rules/document/cedula';
import { timeZone } from '../access/family';
import { findCore } from '../access/find-core';
import { HttpProblem } from '../http/http-problem';
import type { HandlerDeps, HandlersOf } from './handlers';

interface Person {
  nombres: string;
  apellidos: string;
  sexo: string;
  estadoCivil: string;
  edad: string;
  fechaNacimiento: string;
  nacionalidad: string;
  documentoIdentidad: string;
  pasaporte: string;
  tipoAfiliacion: string;
  codigoAfiliado: string;
  regimen: string;
}

interface Plan {
  idTipoPlan: number;
  tipoPlan: string;
  estado: string;
  fechaAfiliacion: string;
  primeraDispersion: string;
  ultimaDispersion: string;
  inicioVigencia: string;
  finVigencia: string;
}

interface Balance {
  idTipoPlan: number;
  idTipoBalance: number;
  descripcion: string;
  montoTope: number;
  disponible: number;
  fechaRenovacion: string;
}

const documentOf = (type: number) =>
  `coalesce((SELECT numero FROM documentos WHERE codigo_afiliado = a.codigo AND tipo = ${type}), '')`;
const day = (column: string) => `coalesce(${column}::text, '')`;

export const perfilHandlers = ({ db, now }: HandlerDeps): HandlersOf<'datospersonales'> => ({
  /**
   * Every plan is there, also those that a page leaves out, and the core for its holder alone. Photos of it come one by
   * one, by their own call: twelve of two megabytes are no answer.
   */
  datospersonales: async ({ query: { codigoAfiliado } }) => {
    const [person] = await db.query<Person>(
      `SELECT a.nombres, a.apellidos, a.sexo, a.estado_civil AS "estadoCivil",
         extract(year FROM age(($2::timestamptz AT TIME ZONE $3)::date, a.fecha_nacimiento))::integer::text AS edad,
         a.fecha_nacimiento AS "fechaNacimiento", a.nacionalidad, ${documentOf(1)} AS "documentoIdentidad",
         ${documentOf(4)} AS pasaporte, a.tipo_afiliacion AS "tipoAfiliacion", a.codigo AS "codigoAfiliado", a.regimen
       FROM afiliados a WHERE a.codigo = $1`,
      [codigoAfiliado, now(), timeZone],
    );
    if (person === undefined) throw new HttpProblem(404);
    const plans = await db.query<Plan>(
      `SELECT id_tipo_plan AS "idTipoPlan", tipo_plan AS "tipoPlan", estado,
         ${day('fecha_afiliacion')} AS "fechaAfiliacion", ${day('primera_dispersion')} AS "primeraDispersion",
         ${day('ultima_dispersion')} AS "ultimaDispersion", ${day('inicio_vigencia')} AS "inicioVigencia",
         ${day('fin_vigencia')} AS "finVigencia"
       FROM planes WHERE codigo_afiliado = $1 ORDER BY id_tipo_plan`,
      [codigoAfiliado],
    );
    const balances = await db.query<Balance>(
      `SELECT id_tipo_plan AS "idTipoPlan", id_tipo_balance AS "idTipoBalance", descripcion,
         monto_tope::float8 AS "montoTope", disponible::float8 AS disponible, ${day('fecha_renovacion')} AS "fechaRenovacion"
       FROM balances WHERE codigo_afiliado = $1 ORDER BY id_tipo_plan, id_tipo_balance`,
      [codigoAfiliado],
    );
    const core = await findCore(db, codigoAfiliado, now());
    return {
      datosPersonales: { ...person, documentoIdentidad: formatCedula(person.documentoIdentidad) },
      datosAfiliacion: plans.map((plan) => ({
        ...plan,
        balances: balances.filter(({ idTipoPlan }) => idTipoPlan === plan.idTipoPlan),
      })),
      nucleoFamiliar: { participantes: core.filter(({ complementario }) => !complementario) },
      nucleoFamiliarComplementario: { participantes: core.filter(({ complementario }) => complementario) },
    };
  },
});
