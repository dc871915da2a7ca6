import { fromPromise, setup } from 'xstate';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { obtenerfotoperfil } from '../../domain/contract/foto';

interface Contexto {
  codigoAfiliado: string;
  /** Dirección de la imagen; vacía: las iniciales. */
  foto: string;
  /** Si el servicio guarda alguna, también una que aquí no se puede mostrar; cierto solo en «cargado». */
  hay: boolean;
}

type Evento =
  | { type: 'EN_LINEA' }
  | { type: 'RECARGAR' }
  | { type: 'xstate.done.actor.consultarFoto'; output: Reply<typeof obtenerfotoperfil> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const portraitMachine = setup({
  types: {} as { context: Contexto; input: Omit<Contexto, 'hay'>; events: Evento; tags: 'cargando' | 'error' },
  actors: { consultarFoto: fromPromise<Reply<typeof obtenerfotoperfil>, Request<typeof obtenerfotoperfil>>(falta) },
  delays: { limite: falta },
  actions: {
    registrarFallo: falta,
    guardarFoto: falta,
    anotarFoto: falta,
  },
}).createMachine({
  id: 'portrait',
  description: 'La foto de quien entró, como se ve en la barra y en el carnet.',
  context: ({ input }) => ({ ...input, hay: false }),
  initial: 'cargando',
  states: {
    cargando: {
      description: 'Se pide la foto; mientras tanto se ve la última que se guardó, o las iniciales.',
      tags: 'cargando',
      meta: { requisitos: ['SHELL-07', 'SESS-08', 'API-47'] },
      invoke: {
        id: 'consultarFoto',
        src: 'consultarFoto',
        input: ({ context }) => ({ query: { codigoAfiliado: context.codigoAfiliado } }),
        onDone: { target: 'cargado', actions: ['anotarFoto', 'guardarFoto'] },
        onError: { target: 'fallido', actions: 'registrarFallo' },
      },
      after: { limite: { target: 'fallido', actions: 'registrarFallo' } },
    },
    cargado: {
      description: 'Se sabe si hay foto.',
      on: { RECARGAR: { description: 'La foto cambió.', target: 'cargando' } },
    },
    fallido: {
      description: 'No se pudo saber: solo se registra. Queda lo que se veía.',
      tags: 'error',
      on: { EN_LINEA: { target: 'cargando' }, RECARGAR: { target: 'cargando' } },
    },
  },
});
