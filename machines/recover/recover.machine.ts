import { fromPromise, setup } from 'xstate';
import type { solicitarCambioClave } from '../../domain/contract/autenticacion';
import type { CallResult } from '../../domain/contract/call-result';
import type { CodeOf, Reply, Request } from '../../domain/contract/endpoint';
import type { DocumentType } from '../../domain/rules/document/credentials';
import type { Dejar, Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { FaltaRecuperacion } from './recovery';

interface Borrador {
  tipoDocumento: DocumentType | null;
  documento: string;
  correo: string;
}

interface Contexto extends CallResult {
  borrador: Borrador;
  /** Lo que quizás se quiso escribir; vacío si nada. */
  sugerencia: string;
  faltas: Faltas<keyof Borrador, FaltaRecuperacion>;
}

export type Evento =
  | Escribir<Borrador>
  | Dejar<'correo'>
  | { type: 'USAR_SUGERENCIA' }
  | { type: 'ENVIAR' }
  | { type: 'CANCELAR' }
  | { type: 'CERRAR' }
  | { type: 'xstate.done.actor.solicitar'; output: Reply<typeof solicitarCambioClave> }
  | { type: 'xstate.error.actor.solicitar'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const recoverMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Borrador, 'tipoDocumento' | 'documento'>;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    solicitar: fromPromise<Reply<typeof solicitarCambioClave>, Request<typeof solicitarCambioClave>>(falta),
  },
  delays: { limiteSolicitud: falta },
  guards: {
    faltaAlgo: falta,
    codigo: ({ event }, params: { es: readonly CodeOf<typeof solicitarCambioClave>[] }) =>
      event.type === 'xstate.done.actor.solicitar' && params.es.some((es) => es === event.output.codigoMensaje),
  },
  actions: {
    despedir: falta,
    esperarCorreo: falta,
    cerrar: falta,
    escribir: falta,
    sugerirCorreo: falta,
    usarSugerencia: falta,
    anotarFaltas: falta,
    senalarFaltas: falta,
    anotarResultado: falta,
  },
}).createMachine({
  id: 'recover',
  description: 'El diálogo con que se pide un enlace para recuperar la contraseña.',
  context: ({ input }) => ({
    borrador: { tipoDocumento: input.tipoDocumento, documento: input.documento, correo: '' },
    sugerencia: '',
    faltas: {},
    respuesta: null,
    problema: null,
  }),
  initial: 'formulario',
  states: {
    formulario: {
      description: 'La persona dice quién es y a qué correo. Lo escrito se conserva tras cada respuesta.',
      meta: { pantalla: 'Recuperar contraseña', requisitos: ['RECOV-01'] },
      initial: 'escribiendo',
      on: {
        ESCRIBIR: { target: '.escribiendo', actions: 'escribir' },
        DEJAR: { actions: 'sugerirCorreo' },
        USAR_SUGERENCIA: { actions: 'usarSugerencia' },
        ENVIAR: [{ guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' }, { target: 'solicitando' }],
        CERRAR: { target: 'cerrada' },
      },
      states: {
        escribiendo: { description: 'Listo para escribir.' },
        faltanDatos: {
          description: 'Se pulsó sin completar: cada campo dice qué le falta y el foco va al primero.',
          tags: ['error', 'incompleto'],
          meta: { requisitos: ['RECOV-02', 'RECOV-03', 'RECOV-04'] },
          entry: 'senalarFaltas',
        },
        advertida: {
          description: 'El servicio dice qué corregir: los datos no se corresponden, o no hay cuenta.',
          tags: 'aviso',
          meta: { mensaje: '1006, 1008', requisitos: ['RECOV-06', 'RECOV-07'] },
        },
        rechazada: {
          description: 'Otro código: el servidor explica por qué no.',
          tags: 'error',
          meta: { requisitos: ['RECOV-10'] },
        },
        sinSolicitar: { description: 'La solicitud falló, y se dice por qué. Se puede reintentar.', tags: 'error' },
      },
    },
    solicitando: {
      description: 'El servicio recibe la solicitud. No se puede enviar otra vez; sí cancelar.',
      tags: 'cargando',
      meta: { pantalla: 'Recuperar contraseña', requisitos: ['RECOV-05', 'RECOV-12'] },
      invoke: {
        id: 'solicitar',
        src: 'solicitar',
        input: ({ context }) => ({
          body: {
            identificacion: {
              tipoDocumento: context.borrador.tipoDocumento ?? 1,
              documento: context.borrador.documento,
              origen: 'WEB',
            },
            correo: context.borrador.correo.trim(),
          },
        }),
        onDone: [
          {
            guard: { type: 'codigo', params: { es: [1007] } },
            description: '1007: el correo para continuar va en camino.',
            target: 'solicitada',
            actions: 'anotarResultado',
          },
          {
            guard: { type: 'codigo', params: { es: [1006] } },
            description: '1006: el documento y el correo no se corresponden.',
            target: 'formulario.advertida',
            actions: 'anotarResultado',
          },
          {
            guard: { type: 'codigo', params: { es: [1008] } },
            description: '1008: no hay cuenta.',
            target: 'formulario.advertida',
            actions: 'anotarResultado',
          },
          {
            description: 'Cualquier otro código: error con el mensaje del servidor.',
            target: 'formulario.rechazada',
            actions: 'anotarResultado',
          },
        ],
        onError: { target: 'formulario.sinSolicitar', actions: 'anotarResultado' },
      },
      on: { CANCELAR: { target: 'formulario' }, CERRAR: { target: 'cerrada' } },
      after: { limiteSolicitud: { target: 'formulario.sinSolicitar', actions: 'anotarResultado' } },
    },
    solicitada: {
      description:
        'Código 1007: se dice que llegará un correo, y el diálogo se cierra. Sobre el formulario queda adónde fue.',
      type: 'final',
      tags: 'terminal',
      meta: { mensaje: '1007', requisitos: ['RECOV-08', 'RECOV-09', 'RECOV-11'] },
      entry: ['despedir', 'esperarCorreo', 'cerrar'],
    },
    cerrada: { description: 'Se cierra el diálogo.', type: 'final', tags: 'terminal', entry: 'cerrar' },
  },
});
