import { fromPromise, setup } from 'xstate';
import type { alertaPersonalizada } from '../../domain/contract/ajuste';
import type { Reply, Request } from '../../domain/contract/endpoint';

type Respuesta = Reply<typeof alertaPersonalizada>;

interface Contexto {
  /** Lo que dice el servicio; vacía: lo dice el portal. */
  alerta: string;
}

export type Evento = { type: 'CERRAR' } | { type: 'xstate.done.actor.consultarAlerta'; output: Respuesta };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const rangeLimitMachine = setup({
  types: {} as { context: Contexto; events: Evento; tags: 'cargando' | 'aviso' },
  actors: { consultarAlerta: fromPromise<Respuesta, Request<typeof alertaPersonalizada>>(falta) },
  delays: { limite: falta },
  actions: { anotarAlerta: falta },
}).createMachine({
  id: 'rangeLimit',
  description: 'La alerta de una búsqueda cuyo rango de fechas pasa de seis meses.',
  context: { alerta: '' },
  initial: 'cargando',
  states: {
    cargando: {
      description:
        'La alerta personalizada se pide una vez en cada visita; la que ya vino se muestra sin otra llamada.',
      tags: 'cargando',
      invoke: {
        id: 'consultarAlerta',
        src: 'consultarAlerta',
        input: { query: { id: '', nombre: 'limite-rango-fecha-solicitudes' } },
        onDone: { target: 'mostrando', actions: 'anotarAlerta' },
        onError: { description: 'Se dice con las palabras del portal.', target: 'mostrando' },
      },
      after: { limite: { target: 'mostrando' } },
    },
    mostrando: {
      description: 'La alerta, con un enlace a los centros de servicio.',
      tags: 'aviso',
      meta: { pantalla: 'Información', requisitos: ['HIST-16', 'HIST-19'] },
      on: { CERRAR: { target: 'cerrada' } },
    },
    cerrada: { description: 'Se vuelve a la lista.', type: 'final' },
  },
});
