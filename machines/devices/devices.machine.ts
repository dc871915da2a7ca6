import { assign, fromPromise, setup } from 'xstate';
import type { consultarDispositivosSeguros } from '../../domain/contract/dispositivo';
import type { Reply, Request } from '../../domain/contract/endpoint';

interface Contexto {
  codigoAfiliado: string;
  /** El de este navegador. */
  identificador: string;
  /** Cuántos dispositivos seguros hay además de este. */
  otros: number;
}

type Evento =
  | { type: 'CARGAR' }
  | { type: 'EN_LINEA' }
  | { type: 'xstate.done.actor.leerDispositivo'; output: string }
  | { type: 'xstate.done.actor.consultarDispositivos'; output: Reply<typeof consultarDispositivosSeguros> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const devicesMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado'>;
    events: Evento;
    tags: 'cargando' | 'error';
  },
  actors: {
    leerDispositivo: fromPromise<string>(falta),
    consultarDispositivos: fromPromise<
      Reply<typeof consultarDispositivosSeguros>,
      Request<typeof consultarDispositivosSeguros>
    >(falta),
  },
  delays: { limite: falta },
  guards: {
    estaEntreLosSeguros: ({ context, event }) =>
      event.type === 'xstate.done.actor.consultarDispositivos' &&
      event.output.dispositivosSeguros.some(
        ({ identificadorDispositivo }) => identificadorDispositivo === context.identificador,
      ),
  },
  actions: {
    registrarFallo: falta,
    anotarIdentificador: assign({
      identificador: ({ context, event }) =>
        event.type === 'xstate.done.actor.leerDispositivo' ? event.output : context.identificador,
    }),
    contarOtros: assign({
      otros: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarDispositivos'
          ? event.output.dispositivosSeguros.filter(
              ({ identificadorDispositivo }) => identificadorDispositivo !== context.identificador,
            ).length
          : context.otros,
    }),
  },
}).createMachine({
  id: 'devices',
  description: 'Si este navegador está entre los dispositivos seguros del afiliado.',
  context: ({ input }) => ({ ...input, identificador: '', otros: 0 }),
  initial: 'dormida',
  states: {
    dormida: {
      description: 'Nadie ha preguntado todavía por los dispositivos seguros.',
      on: { CARGAR: { target: 'identificando' } },
    },
    identificando: {
      description: 'Se lee el identificador de este navegador; la primera vez se hace uno al azar.',
      tags: 'cargando',
      meta: { requisitos: ['HOME-17', 'DEVICE-08'] },
      invoke: {
        id: 'leerDispositivo',
        src: 'leerDispositivo',
        onDone: { target: 'cargando', actions: 'anotarIdentificador' },
        onError: { target: 'fallida', actions: 'registrarFallo' },
      },
      after: { limite: { target: 'fallida', actions: 'registrarFallo' } },
    },
    cargando: {
      description: 'Se piden los dispositivos seguros del afiliado.',
      tags: 'cargando',
      meta: { requisitos: ['HOME-18', 'DEVICE-01', 'DEVICE-03'] },
      invoke: {
        id: 'consultarDispositivos',
        src: 'consultarDispositivos',
        input: ({ context }) => ({ query: { idAfiliado: context.codigoAfiliado } }),
        onDone: [
          { guard: 'estaEntreLosSeguros', target: 'confiable', actions: 'contarOtros' },
          { description: 'Este navegador no está entre ellos.', target: 'noConfiable', actions: 'contarOtros' },
        ],
        onError: { target: 'fallida', actions: 'registrarFallo' },
      },
      on: { CARGAR: { target: 'cargando', reenter: true } },
      after: { limite: { target: 'fallida', actions: 'registrarFallo' } },
    },
    confiable: {
      description: 'El afiliado confía en este navegador.',
      meta: { requisitos: ['DEVICE-02'] },
      on: { CARGAR: { target: 'cargando' } },
    },
    noConfiable: {
      description: 'El afiliado no ha dicho que confía en este navegador.',
      meta: { requisitos: ['DEVICE-02'] },
      on: { CARGAR: { target: 'cargando' } },
    },
    fallida: {
      description: 'No se pudo saber: vale como no confiable y solo se registra.',
      tags: 'error',
      on: { CARGAR: { target: 'identificando' }, EN_LINEA: { target: 'identificando' } },
    },
  },
});
