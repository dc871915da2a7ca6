import { todayInSantoDomingo } from '../../domain/rules/dates/dates';
import { applicationFault } from '../applications/application-fault';
import { applicationLists, plansFor } from '../applications/application-lists';
import { createApplications } from '../applications/receive-application';
import { HttpProblem } from '../http/http-problem';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

interface Choice {
  codigo: string;
  descripcion: string;
}

const text = messages.application;

export const formularioHandlers = (
  parts: HandlerDeps,
): HandlersOf<
  | 'catalogosintomaenfermedades'
  | 'formaspago'
  | 'frecuenciaspago'
  | 'formularioPlanes'
  | 'dependientespermitidos'
  | 'solicitudAfiliacion'
> => {
  const { db, now, settings, seal } = parts;
  const applications = seal === null ? null : createApplications({ ...parts, policy: settings.serverPolicy, seal });
  const list = (table: 'formas_pago' | 'frecuencias_pago' | 'dependientes_permitidos', order: 'codigo' | 'orden') =>
    db.query<Choice>(`SELECT codigo::text AS codigo, nombre AS descripcion FROM ${table} ORDER BY ${order}`);
  /** Told with the first list, before anybody has typed five pages. */
  const taken = () => {
    if (applications === null) throw new HttpProblem(503, {}, text.closed);
    return applications;
  };

  return {
    catalogosintomaenfermedades: () =>
      db.query<Choice & { codigoPadre: string; campoAdicional: string; numeroOrden: number }>(
        `SELECT codigo, coalesce(padre, '') AS "codigoPadre", descripcion, campo_adicional AS "campoAdicional",
           orden AS "numeroOrden" FROM sintomas_formulario ORDER BY orden, codigo`,
      ),

    formaspago: () => list('formas_pago', 'codigo'),

    frecuenciaspago: () => list('frecuencias_pago', 'codigo'),

    dependientespermitidos: () => list('dependientes_permitidos', 'orden'),

    formularioPlanes: async (_, caller) => {
      taken();
      return plansFor(db, caller);
    },

    solicitudAfiliacion: async ({ body }, caller) => {
      const { receive } = taken();
      const today = todayInSantoDomingo(now().getTime());
      const fault = applicationFault(body, await applicationLists(db, caller), today);
      if (fault !== null) {
        const whose = fault.dependiente === null ? '' : text.dependent(fault.dependiente);
        throw new HttpProblem(422, {}, `${whose}${text.faults[fault.kind]}`);
      }
      return { mensaje: text.received, numero: await receive(body, caller) };
    },
  };
};
