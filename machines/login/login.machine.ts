import { assign, fromPromise, setup } from 'xstate';
import type { datoscontactos } from '../../src/contract/afiliado';
import type { login } from '../../src/contract/autenticacion';
import type { Reply, Request } from '../../src/contract/endpoint';
import type { Failure, ProblemKind } from '../../src/contract/problem';
import type { EndReason } from '../../src/rules/session';

export type Campo = 'tipoDocumento' | 'documento' | 'clave';
export type Falta = 'tipoSinElegir' | 'documentoVacio' | 'cedulaIncompleta' | 'claveVacia';

export type TipoDocumento = 1 | 2 | 3 | 4;

interface Contexto {
  tipoDocumento: TipoDocumento | null;
  documento: string;
  faltas: Partial<Record<Campo, Falta>>;
  codigoAfiliado: string;
  mensaje: string;
  motivoCierre: EndReason | null;
  intencionClub: boolean;
  regreso: string;
}

interface Entrada {
  motivoCierre: EndReason | null;
  intencionClub: boolean;
  regreso: string;
}

type Evento =
  | { type: 'ELEGIR_TIPO'; tipoDocumento: TipoDocumento | null }
  | { type: 'ESCRIBIR_DOCUMENTO'; texto: string }
  | { type: 'ESCRIBIR_CLAVE' }
  | { type: 'ENVIAR'; clave: string }
  | { type: 'PULSAR_ENTER'; clave: string }
  | { type: 'CANCELAR' }
  | { type: 'CERRAR' }
  | { type: 'SESION_ABIERTA' }
  | { type: 'xstate.done.actor.autenticar'; output: Reply<typeof login> }
  | { type: 'xstate.error.actor.autenticar'; error: unknown }
  | { type: 'xstate.done.actor.consultarContacto'; output: Reply<typeof datoscontactos> };

const falta = (): never => {
  throw new Error('falta');
};

export const loginMachine = setup({
  types: {} as { context: Contexto; input: Entrada; events: Evento; tags: 'cargando' | 'error' | 'aviso' | 'terminal' },
  actors: {
    autenticar: fromPromise<Reply<typeof login>, Request<typeof login>>(falta),
    consultarContacto: fromPromise<Reply<typeof datoscontactos>, Request<typeof datoscontactos>>(falta),
    escucharSesion: fromPromise<void>(falta),
  },
  delays: { limiteAutenticar: 20_000, limiteContacto: 10_000 },
  guards: {
    codigo: ({ event }, params: { es: readonly number[] }) =>
      event.type === 'xstate.done.actor.autenticar' &&
      typeof event.output.codigoMensaje === 'number' &&
      params.es.includes(event.output.codigoMensaje),
    problema: ({ event }, params: { es: ProblemKind }) =>
      event.type === 'xstate.error.actor.autenticar' && (event.error as Partial<Failure> | null)?.kind === params.es,
    motivo: ({ context }, params: { es: EndReason }) => context.motivoCierre === params.es,
    faltaAlgo: falta,
    enterConVacios: ({ context, event }) =>
      event.type === 'PULSAR_ENTER' && (context.documento === '' || event.clave === ''),
    necesitaOnboarding: falta,
    hayIntencionClub: ({ context }) => context.intencionClub,
    hayRegreso: ({ context }) => context.regreso !== '',
  },
  actions: {
    cerrarSesionPrevia: falta,
    borrarPopup: falta,
    iniciarSesion: falta,
    avisar: (_, _params: { tono: 'advertencia' | 'error' }) => falta(),
    navegar: (_, _params: { a: string }) => falta(),
    volver: falta,
    elegirTipo: falta,
    escribirDocumento: falta,
    anotarFaltas: falta,
    quitarFaltaClave: assign({ faltas: ({ context }) => ({ ...context.faltas, clave: undefined }) }),
    quitarFaltas: assign({ faltas: {} }),
    guardarMensaje: assign({
      mensaje: ({ event }) => ('output' in event && 'mensaje' in event.output ? event.output.mensaje : ''),
    }),
    guardarCodigo: assign({
      codigoAfiliado: ({ event }) =>
        event.type === 'xstate.done.actor.autenticar' && 'codigoAfiliado' in event.output
          ? event.output.codigoAfiliado
          : '',
    }),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    tipoDocumento: 1,
    documento: '',
    faltas: {},
    codigoAfiliado: '',
    mensaje: '',
    motivoCierre: input.motivoCierre,
    intencionClub: input.intencionClub,
    regreso: input.regreso,
  }),
  initial: 'llegando',
  states: {
    llegando: {
      description: 'Llegar a la página cierra cualquier sesión abierta y olvida que el anuncio ya se mostró.',
      entry: ['cerrarSesionPrevia', 'borrarPopup'],
      always: [
        { guard: { type: 'motivo', params: { es: 'vencida' } }, target: 'formulario.sesionVencida' },
        { guard: { type: 'motivo', params: { es: 'inactividad' } }, target: 'formulario.sesionInactiva' },
        { guard: { type: 'motivo', params: { es: 'otraPestana' } }, target: 'formulario.sesionCerradaFuera' },
        { target: 'formulario' },
      ],
      meta: { requisitos: ['LOGIN-01', 'LOGIN-02'] },
    },
    formulario: {
      description: 'La persona escribe su documento y su contraseña. Todo lo escrito se conserva tras cada respuesta.',
      initial: 'editando',
      invoke: { id: 'escucharSesion', src: 'escucharSesion', onDone: { target: 'haciaInicio' }, onError: {} },
      on: {
        ELEGIR_TIPO: { target: '.editando', actions: 'elegirTipo' },
        ESCRIBIR_DOCUMENTO: { target: '.editando', actions: 'escribirDocumento' },
        ESCRIBIR_CLAVE: { target: '.editando', actions: 'quitarFaltaClave' },
        ENVIAR: [
          { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
          { target: 'autenticando', actions: 'quitarFaltas' },
        ],
      },
      states: { editando: { description: 'x' }, faltanDatos: {}, sesionVencida: {}, sesionInactiva: {}, sesionCerradaFuera: {} },
    },
    autenticando: {
      invoke: {
        id: 'autenticar',
        src: 'autenticar',
        input: ({ context, event }) => ({
          body: {
            identificacion: { tipoDocumento: context.tipoDocumento ?? 1, documento: context.documento },
            clave: 'clave' in event ? event.clave : '',
          },
        }),
        onDone: [
          {
            guard: { type: 'codigo', params: { es: [1007] } },
            target: 'haciaInicio',
            actions: ['guardarCodigo', 'iniciarSesion'],
          },
          { target: 'formulario' },
        ],
        onError: [{ guard: { type: 'problema', params: { es: 'sinConexion' } }, target: 'formulario' }],
      },
    },
    haciaInicio: { type: 'final', entry: { type: 'navegar', params: { a: '/' } } },
  },
});
