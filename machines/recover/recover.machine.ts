import { assign, fromPromise, setup } from 'xstate';
import type { solicitarCambioClave } from '../../src/contract/autenticacion';
import type { Reply, Request } from '../../src/contract/endpoint';
import type { Failure, ProblemKind } from '../../src/contract/problem';
import type { Campo, DocumentType, Falta } from '../../src/rules/document/credentials';

interface Contexto {
  tipoDocumento: DocumentType | null;
  documento: string;
  correo: string;
  sugerencia: string;
  faltas: Partial<Record<Campo, Falta>>;
  faltaCorreo: boolean;
  /** Cada pulsación incompleta lleva el foco otra vez al primer campo que falta. */
  pulsaciones: number;
  mensaje: string;
  problema: Pick<Failure, 'kind' | 'status' | 'mensaje'> | null;
}

export type Evento =
  | { type: 'ELEGIR_TIPO'; tipoDocumento: DocumentType | null }
  | { type: 'ESCRIBIR_DOCUMENTO'; texto: string }
  | { type: 'ESCRIBIR_CORREO'; texto: string }
  | { type: 'DEJAR_CORREO' }
  | { type: 'USAR_SUGERENCIA' }
  | { type: 'ENVIAR' }
  | { type: 'CANCELAR' }
  | { type: 'CERRAR' }
  | { type: 'xstate.done.actor.solicitar'; output: Reply<typeof solicitarCambioClave> }
  | { type: 'xstate.error.actor.solicitar'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};

export const recoverMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'tipoDocumento' | 'documento'>;
    events: Evento;
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    solicitar: fromPromise<Reply<typeof solicitarCambioClave>, Request<typeof solicitarCambioClave>>(falta),
  },
  delays: { limiteSolicitud: falta },
  guards: {
    faltaAlgo: falta,
    codigo: ({ event }, params: { es: readonly number[] }) =>
      event.type === 'xstate.done.actor.solicitar' &&
      typeof event.output.codigoMensaje === 'number' &&
      params.es.includes(event.output.codigoMensaje),
    problema: ({ event }, params: { es: ProblemKind }) =>
      'error' in event && (event.error as Partial<Failure> | undefined)?.kind === params.es,
  },
  actions: {
    despedir: falta,
    cerrar: falta,
    elegirTipo: assign({
      tipoDocumento: ({ context, event }) =>
        event.type === 'ELEGIR_TIPO' ? event.tipoDocumento : context.tipoDocumento,
      documento: '',
      faltas: {},
    }),
    escribirDocumento: falta,
    escribirCorreo: assign({
      correo: ({ context, event }) => (event.type === 'ESCRIBIR_CORREO' ? event.texto : context.correo),
      sugerencia: '',
      faltaCorreo: false,
    }),
    sugerirCorreo: falta,
    usarSugerencia: assign({
      correo: ({ context }) => context.sugerencia || context.correo,
      sugerencia: '',
      faltaCorreo: false,
    }),
    anotarFaltas: falta,
    quitarFaltas: assign({ faltas: {}, faltaCorreo: false, mensaje: '', problema: null }),
    guardarMensaje: assign({
      mensaje: ({ event }) => (event.type === 'xstate.done.actor.solicitar' ? event.output.mensaje : ''),
      problema: null,
    }),
    guardarProblema: assign({
      mensaje: '',
      problema: ({ event }) => {
        const fallo = 'error' in event ? (event.error as Partial<Failure> | undefined) : undefined;
        if (fallo?.kind === undefined) return null;
        return {
          kind: fallo.kind,
          mensaje: fallo.mensaje ?? '',
          ...(fallo.status === undefined ? {} : { status: fallo.status }),
        };
      },
    }),
  },
}).createMachine({
  id: 'recover',
  context: ({ input }) => ({
    tipoDocumento: input.tipoDocumento,
    documento: input.documento,
    correo: '',
    sugerencia: '',
    faltas: {},
    faltaCorreo: false,
    pulsaciones: 0,
    mensaje: '',
    problema: null,
  }),
  initial: 'formulario',
  states: {
    formulario: {
      description: 'La persona dice quién es y a qué correo. Lo escrito se conserva tras cada respuesta.',
      meta: { pantalla: 'Recuperar contraseña', requisitos: ['RECOV-01'] },
      initial: 'escribiendo',
      on: {
        ELEGIR_TIPO: { target: '.escribiendo', actions: 'elegirTipo' },
        ESCRIBIR_DOCUMENTO: { target: '.escribiendo', actions: 'escribirDocumento' },
        ESCRIBIR_CORREO: { target: '.escribiendo', actions: 'escribirCorreo' },
        DEJAR_CORREO: { actions: 'sugerirCorreo' },
        USAR_SUGERENCIA: { actions: 'usarSugerencia' },
        ENVIAR: [
          { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
          { target: 'solicitando', actions: 'quitarFaltas' },
        ],
        CERRAR: { target: 'cerrada' },
      },
      states: {
        escribiendo: { description: 'Listo para escribir.' },
        faltanDatos: {
          description: 'Se pulsó sin completar: cada campo dice qué le falta y el foco va al primero.',
          tags: ['error', 'incompleto'],
          meta: { requisitos: ['RECOV-02', 'RECOV-03', 'RECOV-04'] },
        },
        noCoinciden: {
          description: 'Código 1006: el documento y el correo no se corresponden.',
          tags: 'aviso',
          meta: { mensaje: '1006', requisitos: ['RECOV-06'] },
        },
        sinCuenta: {
          description: 'Código 1008: no hay una cuenta que recuperar.',
          tags: 'aviso',
          meta: { mensaje: '1008', requisitos: ['RECOV-07'] },
        },
        rechazada: {
          description: 'Otro código: el servidor explica por qué no.',
          tags: 'error',
          meta: { requisitos: ['RECOV-10'] },
        },
        sinConexion: { description: 'No hubo respuesta de la red. Se puede reintentar.', tags: 'error' },
        sinRespuesta: { description: 'El servicio no respondió a tiempo. Se puede reintentar.', tags: 'error' },
        sinServicio: { description: 'El servicio respondió con un error. Se puede reintentar.', tags: 'error' },
        ilegible: { description: 'El servicio respondió algo que no se entiende.', tags: 'error' },
        fallo: { description: 'Fallo del propio portal.', tags: 'error' },
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
              tipoDocumento: context.tipoDocumento ?? 1,
              documento: context.documento,
              origen: 'WEB',
            },
            correo: context.correo.trim(),
          },
        }),
        onDone: [
          {
            guard: { type: 'codigo', params: { es: [1007] } },
            description: '1007: el correo para continuar va en camino.',
            target: 'solicitada',
            actions: 'guardarMensaje',
          },
          {
            guard: { type: 'codigo', params: { es: [1006] } },
            description: '1006: el documento y el correo no se corresponden.',
            target: 'formulario.noCoinciden',
            actions: 'guardarMensaje',
          },
          {
            guard: { type: 'codigo', params: { es: [1008] } },
            description: '1008: no hay cuenta.',
            target: 'formulario.sinCuenta',
            actions: 'guardarMensaje',
          },
          {
            description: 'Cualquier otro código: error con el mensaje del servidor.',
            target: 'formulario.rechazada',
            actions: 'guardarMensaje',
          },
        ],
        onError: [
          {
            guard: { type: 'problema', params: { es: 'sinConexion' } },
            target: 'formulario.sinConexion',
            actions: 'guardarProblema',
          },
          {
            guard: { type: 'problema', params: { es: 'sinRespuesta' } },
            target: 'formulario.sinRespuesta',
            actions: 'guardarProblema',
          },
          {
            guard: { type: 'problema', params: { es: 'sinServicio' } },
            target: 'formulario.sinServicio',
            actions: 'guardarProblema',
          },
          {
            guard: { type: 'problema', params: { es: 'ilegible' } },
            target: 'formulario.ilegible',
            actions: 'guardarProblema',
          },
          { target: 'formulario.fallo', actions: 'guardarProblema' },
        ],
      },
      on: { CANCELAR: { target: 'formulario' }, CERRAR: { target: 'cerrada' } },
      after: { limiteSolicitud: { target: 'formulario.sinRespuesta' } },
    },
    solicitada: {
      description: 'Código 1007: se dice que llegará un correo y el diálogo se cierra.',
      type: 'final',
      tags: 'terminal',
      meta: { mensaje: '1007', requisitos: ['RECOV-08', 'RECOV-09', 'RECOV-11'] },
      entry: ['despedir', 'cerrar'],
    },
    cerrada: { description: 'Se cierra el diálogo.', type: 'final', tags: 'terminal', entry: 'cerrar' },
  },
});
