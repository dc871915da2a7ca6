import { caseTypes, type Requirement, requirementsOf, setOf } from '../cases/requirements';
import type { HandlerDeps, HandlersOf } from './handlers';

interface Option {
  codigo: string;
  descripcion: string;
}

type List = 'tipos_solicitud' | 'tipos_reembolso' | 'tipos_preautorizacion' | 'bancos';

const asked = ({ codigo, descripcion, requerido, formatos, cantidad, limiteMb }: Requirement) => ({
  codigo,
  descripcion,
  requerido,
  formatoArchivos: formatos,
  cantidadPermitida: cantidad,
  limiteTamanoArchivo: limiteMb,
});

/** As people look for a name; the two databases order accents differently. */
const byName = (options: Option[]) =>
  options.sort((one, other) => one.descripcion.localeCompare(other.descripcion, 'es'));

/** What the forms of requests choose from. */
export const catalogoHandlers = ({
  db,
}: HandlerDeps): HandlersOf<
  | 'tipoReembolso'
  | 'bancos'
  | 'documentoTipoReembolso'
  | 'solicitudTipos'
  | 'solicitudTiposAutorizacion'
  | 'documentosRequeridos'
  | 'nacionalidad'
  | 'parentesco'
> => {
  const list = (table: List) =>
    db.query<Option>(`SELECT codigo, nombre AS descripcion FROM ${table} ORDER BY orden, codigo`);
  const documents = async (tipoSolicitud: string, tipo: string) =>
    (await requirementsOf(db, await setOf(db, tipoSolicitud, tipo))).map(asked);

  return {
    tipoReembolso: () => list('tipos_reembolso'),
    bancos: () => list('bancos'),
    documentoTipoReembolso: ({ query }) => documents(caseTypes.reembolso, query.tipoReembolso),
    solicitudTipos: () => list('tipos_solicitud'),
    solicitudTiposAutorizacion: () => list('tipos_preautorizacion'),
    documentosRequeridos: ({ body }) => documents(body.tipoSolicitud, body.tipoAutorizacion),

    nacionalidad: async () =>
      byName(await db.query<Option>(`SELECT codigo, nombre AS descripcion FROM nacionalidades`)),

    parentesco: ({ query }) =>
      db.query<Option>(
        `SELECT codigo, CASE WHEN $1::boolean THEN masculino ELSE femenino END AS descripcion FROM parentescos
         ORDER BY orden`,
        [query.esMasculino],
      ),
  };
};
