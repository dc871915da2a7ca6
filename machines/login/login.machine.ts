import { assign, fromPromise, setup } from 'xstate';
import type { Reply, Request } from '../../src/contract/endpoint';
import type { datoscontactos, login } from '../../src/contract/login';
import type { Failure, ProblemKind } from '../../src/contract/problem';
import type { AccessDialog } from '../../src/rules/access/access-dialog';
import type { Campo, DocumentType, Falta } from '../../src/rules/document/credentials';
import type { EndReason } from '../../src/rules/session/session';

interface Contexto {
  tipoDocumento: DocumentType | null;
  documento: string;
  faltas: Partial<Record<Campo, Falta>>;
  /** Cada pulsación incompleta lleva el foco otra vez al primer campo que falta. */
  intentos: number;
  codigoAfiliado: string;
  mensaje: string;
  motivoCierre: EndReason | null;
  intencionClub: boolean;
  regreso: string;
}

type Entrada = Pick<Contexto, 'motivoCierre' | 'intencionClub' | 'regreso'>;

type Evento =
  | { type: 'ELEGIR_TIPO'; tipoDocumento: DocumentType | null }
  | { type: 'ESCRIBIR_DOCUMENTO'; texto: string }
  | { type: 'ESCRIBIR_CLAVE' }
  | { type: 'ENVIAR'; clave: string }
  | { type: 'PULSAR_ENTER'; clave: string }
  | { type: 'ABRIR'; dialogo: AccessDialog }
  | { type: 'CANCELAR' }
  | { type: 'CERRAR' }
  | { type: 'xstate.done.actor.autenticar'; output: Reply<typeof login> }
  | { type: 'xstate.error.actor.autenticar'; error: unknown }
  | { type: 'xstate.done.actor.consultarContacto'; output: Reply<typeof datoscontactos> };

const falta = (): never => {
  throw new Error('falta');
};

export const loginMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    events: Evento;
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    autenticar: fromPromise<Reply<typeof login>, Request<typeof login>>(falta),
    consultarContacto: fromPromise<Reply<typeof datoscontactos>, Request<typeof datoscontactos>>(falta),
    escucharSesion: fromPromise<void>(falta),
  },
  delays: { limiteAutenticar: falta, limiteContacto: falta },
  guards: {
    motivo: ({ context }, params: { es: EndReason }) => context.motivoCierre === params.es,
    codigo: ({ event }, params: { es: readonly number[] }) =>
      event.type === 'xstate.done.actor.autenticar' &&
      typeof event.output.codigoMensaje === 'number' &&
      params.es.includes(event.output.codigoMensaje),
    problema: ({ event }, params: { es: ProblemKind }) =>
      event.type === 'xstate.error.actor.autenticar' &&
      (event.error as Partial<Failure> | undefined)?.kind === params.es,
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
    retirarAvisos: falta,
    navegar: (_, _params: { a: string }) => falta(),
    volver: falta,
    abrirDialogo: falta,
    elegirTipo: assign({
      tipoDocumento: ({ context, event }) =>
        event.type === 'ELEGIR_TIPO' ? event.tipoDocumento : context.tipoDocumento,
      documento: '',
      faltas: ({ context }) => ({ ...context.faltas, tipoDocumento: undefined, documento: undefined }),
    }),
    escribirDocumento: falta,
    anotarFaltas: falta,
    quitarFaltaClave: assign({
      faltas: ({ context }) =>
        context.faltas.clave === undefined ? context.faltas : { ...context.faltas, clave: undefined },
    }),
    quitarFaltas: assign({ faltas: {} }),
    guardarMensaje: assign({
      mensaje: ({ event }) => (event.type === 'xstate.done.actor.autenticar' ? event.output.mensaje : ''),
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
    intentos: 0,
    codigoAfiliado: '',
    mensaje: '',
    motivoCierre: input.motivoCierre,
    intencionClub: input.intencionClub,
    regreso: input.regreso,
  }),
  initial: 'llegando',
  states: {
    llegando: {
      description: 'Llegar a la página cierra la sesión que hubiera y olvida que el anuncio ya se mostró.',
      meta: { requisitos: ['LOGIN-01', 'LOGIN-02'] },
      entry: ['cerrarSesionPrevia', 'borrarPopup'],
      always: [
        { guard: { type: 'motivo', params: { es: 'vencida' } }, target: '#login.formulario.sesionVencida' },
        { guard: { type: 'motivo', params: { es: 'inactividad' } }, target: '#login.formulario.sesionInactiva' },
        { guard: { type: 'motivo', params: { es: 'otraPestana' } }, target: '#login.formulario.sesionCerradaFuera' },
        { target: '#login.formulario.editando' },
      ],
    },
    formulario: {
      description: 'La persona escribe su documento y su contraseña. Lo escrito se conserva tras cada respuesta.',
      meta: {
        pantalla: 'Iniciar sesión',
        requisitos: ['LOGIN-04', 'LOGIN-05', 'LOGIN-06', 'LOGIN-45'],
      },
      initial: 'editando',
      invoke: {
        id: 'escucharSesion',
        src: 'escucharSesion',
        onDone: { description: 'Otra pestaña inició la sesión.', target: 'haciaInicio' },
        onError: { target: '.editando' },
      },
      on: {
        ELEGIR_TIPO: { target: '.editando', actions: 'elegirTipo' },
        ESCRIBIR_DOCUMENTO: { target: '.editando', actions: 'escribirDocumento' },
        ESCRIBIR_CLAVE: { target: '.editando', actions: 'quitarFaltaClave' },
        ENVIAR: [
          { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
          { target: 'autenticando', actions: 'quitarFaltas' },
        ],
        ABRIR: {
          description: 'Registro, reenvío o recuperación se abren sobre la página, y la dirección lo dice.',
          actions: 'abrirDialogo',
        },
        PULSAR_ENTER: [
          { guard: 'enterConVacios', target: '.camposVacios', actions: 'anotarFaltas' },
          { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
          { target: 'autenticando', actions: 'quitarFaltas' },
        ],
      },
      states: {
        editando: { description: 'Formulario listo para escribir.' },
        sesionVencida: {
          description: 'Aviso: la sesión anterior venció.',
          tags: 'aviso',
          meta: { requisitos: ['SESS-22'] },
        },
        sesionInactiva: { description: 'Aviso: la sesión anterior se cerró por inactividad.', tags: 'aviso' },
        sesionCerradaFuera: { description: 'Aviso: la sesión se cerró en otra pestaña.', tags: 'aviso' },
        faltanDatos: {
          description: 'Se pulsó sin completar: cada campo dice qué le falta y el foco va al primero.',
          tags: ['error', 'incompleto'],
          meta: { requisitos: ['LOGIN-23', 'LOGIN-25', 'LOGIN-26'] },
        },
        camposVacios: {
          description: 'Se pulsó Enter con campos vacíos.',
          tags: ['error', 'incompleto'],
          meta: { requisitos: ['LOGIN-27'] },
        },
        credencialesInvalidas: {
          description: 'Código 1006: el documento o la contraseña no son correctos.',
          tags: 'aviso',
          meta: { mensaje: '1006', requisitos: ['LOGIN-31', 'LOGIN-35'] },
        },
        bloqueada: {
          description: 'Código 1017: la cuenta está bloqueada por un rato.',
          tags: 'aviso',
          meta: { mensaje: '1017', requisitos: ['LOGIN-32', 'LOGIN-35'] },
        },
        rechazada: {
          description: 'Otro código: el servidor explica por qué no deja entrar.',
          tags: 'error',
          meta: { requisitos: ['LOGIN-34'] },
        },
        sinConexion: { description: 'No hubo respuesta de la red. Se puede reintentar.', tags: 'error' },
        sinRespuesta: { description: 'El servicio no respondió a tiempo. Se puede reintentar.', tags: 'error' },
        sinServicio: {
          description: 'El servicio respondió con un error. Se puede reintentar.',
          tags: 'error',
          meta: { requisitos: ['LOGIN-43'] },
        },
        ilegible: { description: 'El servicio respondió algo que no se entiende.', tags: 'error' },
        fallo: { description: 'Fallo del propio portal.', tags: 'error' },
      },
    },
    autenticando: {
      description: 'El servicio comprueba las credenciales. No se puede enviar otra vez; sí cancelar.',
      tags: 'cargando',
      meta: { pantalla: 'Iniciar sesión', requisitos: ['LOGIN-28', 'LOGIN-44'] },
      entry: 'retirarAvisos',
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
            description: '1007: credenciales correctas.',
            target: 'revisandoContacto',
            actions: ['guardarCodigo', 'iniciarSesion'],
          },
          {
            guard: { type: 'codigo', params: { es: [1006] } },
            description: '1006: documento o contraseña incorrectos.',
            target: 'formulario.credencialesInvalidas',
            actions: { type: 'avisar', params: { tono: 'advertencia' } },
          },
          {
            guard: { type: 'codigo', params: { es: [1017] } },
            description: '1017: cuenta bloqueada por intentos fallidos.',
            target: 'formulario.bloqueada',
            actions: { type: 'avisar', params: { tono: 'advertencia' } },
          },
          {
            guard: { type: 'codigo', params: { es: [1003] } },
            description: '1003: la cuenta espera su activación.',
            target: 'informando',
            actions: 'guardarMensaje',
          },
          {
            description: 'Cualquier otro código: error con el mensaje del servidor.',
            target: 'formulario.rechazada',
            actions: { type: 'avisar', params: { tono: 'error' } },
          },
        ],
        onError: [
          {
            guard: { type: 'problema', params: { es: 'sinConexion' } },
            target: 'formulario.sinConexion',
            actions: { type: 'avisar', params: { tono: 'error' } },
          },
          {
            guard: { type: 'problema', params: { es: 'sinRespuesta' } },
            target: 'formulario.sinRespuesta',
            actions: { type: 'avisar', params: { tono: 'error' } },
          },
          {
            guard: { type: 'problema', params: { es: 'sinServicio' } },
            target: 'formulario.sinServicio',
            actions: { type: 'avisar', params: { tono: 'error' } },
          },
          {
            guard: { type: 'problema', params: { es: 'ilegible' } },
            target: 'formulario.ilegible',
            actions: { type: 'avisar', params: { tono: 'error' } },
          },
          { target: 'formulario.fallo', actions: { type: 'avisar', params: { tono: 'error' } } },
        ],
      },
      on: {
        CANCELAR: { target: 'formulario.editando' },
        ABRIR: { target: 'formulario.editando', actions: 'abrirDialogo' },
      },
      after: {
        limiteAutenticar: {
          target: 'formulario.sinRespuesta',
          actions: { type: 'avisar', params: { tono: 'error' } },
        },
      },
    },
    informando: {
      description: 'Diálogo «Información» con el mensaje del servidor.',
      tags: 'aviso',
      meta: { pantalla: 'Información', mensaje: '1003', requisitos: ['LOGIN-14', 'LOGIN-33', 'LOGIN-35'] },
      on: {
        CERRAR: { target: 'formulario.editando' },
        ABRIR: {
          description: 'El reenvío del correo, con el documento ya puesto.',
          target: 'formulario.editando',
          actions: 'abrirDialogo',
        },
      },
    },
    revisandoContacto: {
      description:
        'Dentro de la sesión: se mira si faltan datos de contacto. Un fallo aquí nunca los da por faltantes.',
      tags: 'cargando',
      meta: { requisitos: ['LOGIN-36'] },
      invoke: {
        id: 'consultarContacto',
        src: 'consultarContacto',
        input: ({ context }) => ({ query: { codigoAfiliado: context.codigoAfiliado } }),
        onDone: [
          { guard: 'necesitaOnboarding', description: 'Faltan datos de contacto.', target: 'haciaOnboarding' },
          { target: 'eligiendoDestino' },
        ],
        onError: { target: 'eligiendoDestino' },
      },
      after: { limiteContacto: { target: 'eligiendoDestino' } },
    },
    eligiendoDestino: {
      description: 'El club si se venía de él; la página que se pidió antes de entrar; si no, el inicio.',
      always: [
        { guard: 'hayIntencionClub', target: 'haciaClub' },
        { guard: 'hayRegreso', target: 'haciaRegreso' },
        { target: 'haciaInicio' },
      ],
    },
    haciaOnboarding: {
      description: 'Se completan los datos de contacto. La intención de ir al club sigue guardada.',
      type: 'final',
      tags: 'terminal',
      meta: { requisitos: ['LOGIN-37', 'LOGIN-42'] },
      entry: { type: 'navegar', params: { a: '/onboarding' } },
    },
    haciaClub: {
      description: 'Se va al club de beneficios.',
      type: 'final',
      tags: 'terminal',
      meta: { requisitos: ['LOGIN-39'] },
      entry: { type: 'navegar', params: { a: '/club' } },
    },
    haciaRegreso: {
      description: 'Se vuelve a la página que se pidió antes de entrar.',
      type: 'final',
      tags: 'terminal',
      entry: 'volver',
    },
    haciaInicio: {
      description: 'Se va al inicio.',
      type: 'final',
      tags: 'terminal',
      meta: { requisitos: ['LOGIN-38'] },
      entry: { type: 'navegar', params: { a: '/' } },
    },
  },
});
