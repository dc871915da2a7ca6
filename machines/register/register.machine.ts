import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { preguntasSeguridad, registrar } from '../../src/contract/autenticacion';
import type { Reply, Request } from '../../src/contract/endpoint';
import type { Failure, ProblemKind } from '../../src/contract/problem';
import type { Campo, DocumentType, Falta } from '../../src/rules/document/credentials';
import type { FaltaRespuesta, Question, Typed } from '../../src/rules/registration/questions';
import type { CampoDatos, FaltaDatos } from '../../src/rules/registration/registration';

export type Variante = 'registro' | 'reenvio';

/** Lo que el portal conserva de la comprobación de identidad: las respuestas se quedan en el verificador. */
export interface Identidad {
  codigoMensaje: number | 'otro';
  mensaje: string;
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  /** El correo de la cuenta pendiente, enmascarado por el servidor; vacío si no lo dice. */
  correo: string;
  preguntas: readonly Question[];
}

interface Contexto {
  variante: Variante;
  tipoDocumento: DocumentType | null;
  documento: string;
  faltas: Partial<Record<Campo, Falta>>;
  faltasDatos: Partial<Record<CampoDatos, FaltaDatos>>;
  faltasRespuestas: Partial<Record<number, FaltaRespuesta>>;
  /** Cada pulsación incompleta lleva el foco otra vez a lo que falta. */
  pulsaciones: number;
  /** Código 1012: el registro anterior venció. */
  expirado: boolean;
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  correoRegistrado: string;
  disponibles: readonly Question[];
  preguntas: readonly Question[];
  /** De dónde sale el próximo sorteo. */
  azar: number;
  /** Cada sorteo vacía los campos. */
  sorteos: number;
  /** Las preguntas que ya tienen algo escrito; nunca lo escrito. */
  contestadas: readonly number[];
  intentos: number;
  /** 0: sin límite en el portal. */
  intentosMaximos: number;
  correo: string;
  correoRepetido: string;
  sugerencia: string;
  mensaje: string;
  problema: Pick<Failure, 'kind' | 'status' | 'mensaje'> | null;
}

type Entrada = Pick<Contexto, 'variante' | 'tipoDocumento' | 'documento' | 'azar' | 'intentosMaximos'>;

export type Evento =
  | { type: 'ELEGIR_TIPO'; tipoDocumento: DocumentType | null }
  | { type: 'ESCRIBIR_DOCUMENTO'; texto: string }
  | { type: 'SIGUIENTE' }
  | { type: 'CANCELAR' }
  | { type: 'REENVIAR' }
  | { type: 'VOLVER' }
  | { type: 'RETROCEDER' }
  | { type: 'CONTESTAR'; id: number; contestada: boolean }
  | { type: 'RESPONDER'; respuestas: readonly Typed[] }
  | { type: 'ESCRIBIR_CORREO'; texto: string }
  | { type: 'REPETIR_CORREO'; texto: string }
  | { type: 'DEJAR_CORREO' }
  | { type: 'USAR_SUGERENCIA' }
  | { type: 'ESCRIBIR_CLAVE' }
  | { type: 'REPETIR_CLAVE' }
  | { type: 'REGISTRAR'; clave: string; claveRepetida: string }
  | { type: 'CERRAR' }
  | { type: 'SEGUIR' }
  | { type: 'SALIR' }
  | { type: 'xstate.done.actor.identificar'; output: Identidad }
  | { type: 'xstate.error.actor.identificar'; error: unknown }
  | { type: 'xstate.done.actor.consultarPreguntas'; output: readonly Question[] }
  | { type: 'xstate.error.actor.consultarPreguntas'; error: unknown }
  | { type: 'xstate.done.actor.comprobarRespuestas'; output: boolean }
  | { type: 'xstate.error.actor.comprobarRespuestas'; error: unknown }
  | { type: 'xstate.done.actor.registrar'; output: Reply<typeof registrar> }
  | { type: 'xstate.error.actor.registrar'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};

export const registerMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    events: Evento;
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    identificar: fromPromise<Identidad, { tipoDocumento: DocumentType; documento: string }>(falta),
    consultarPreguntas: fromPromise<readonly Question[], Request<typeof preguntasSeguridad>>(falta),
    comprobarRespuestas: fromPromise<boolean, readonly Typed[]>(falta),
    registrar: fromPromise<Reply<typeof registrar>, Request<typeof registrar>>(falta),
    vigilarRegreso: fromCallback<{ type: 'RETROCEDER' }>(falta),
  },
  delays: { limiteConsulta: falta, limiteRegistro: falta },
  guards: {
    faltaDocumento: falta,
    faltanRespuestas: falta,
    faltanDatos: falta,
    alcanzanLasPreguntas: falta,
    respuestasCorrectas: ({ event }) => event.type === 'xstate.done.actor.comprobarRespuestas' && event.output,
    ultimoIntento: ({ context }) => context.intentosMaximos > 0 && context.intentos + 1 >= context.intentosMaximos,
    registroVencido: ({ context }) => context.expirado,
    hayContestadas: ({ context }) => context.contestadas.length > 0,
    codigo: ({ event }, params: { es: readonly number[] }) =>
      (event.type === 'xstate.done.actor.identificar' || event.type === 'xstate.done.actor.registrar') &&
      typeof event.output.codigoMensaje === 'number' &&
      params.es.includes(event.output.codigoMensaje),
    codigoEn: ({ context, event }, params: { variante: Variante; es: readonly number[] }) =>
      event.type === 'xstate.done.actor.identificar' &&
      context.variante === params.variante &&
      typeof event.output.codigoMensaje === 'number' &&
      params.es.includes(event.output.codigoMensaje),
    problema: ({ event }, params: { es: ProblemKind }) =>
      'error' in event && (event.error as Partial<Failure> | undefined)?.kind === params.es,
  },
  actions: {
    olvidarRespuestas: falta,
    despedir: (_, _params: { tono: 'exito' | 'advertencia'; codigo: number }) => falta(),
    esperarCorreo: falta,
    abrirReenvio: falta,
    cerrar: falta,
    elegirTipo: assign({
      tipoDocumento: ({ context, event }) =>
        event.type === 'ELEGIR_TIPO' ? event.tipoDocumento : context.tipoDocumento,
      documento: '',
      faltas: {},
    }),
    escribirDocumento: falta,
    anotarFaltas: falta,
    quitarFaltas: assign({ faltas: {}, mensaje: '', problema: null }),
    anotarIdentidad: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.identificar') return context;
      const { codigoAfiliado, nombres, apellidos, correo, preguntas, mensaje } = event.output;
      return { codigoAfiliado, nombres, apellidos, correoRegistrado: correo, disponibles: preguntas, mensaje };
    }),
    marcarVencido: assign({ expirado: true }),
    olvidarIdentidad: assign({
      expirado: false,
      codigoAfiliado: '',
      nombres: '',
      apellidos: '',
      correoRegistrado: '',
      disponibles: [],
      preguntas: [],
      contestadas: [],
      faltasRespuestas: {},
      faltasDatos: {},
      intentos: 0,
    }),
    anotarPreguntas: assign({
      disponibles: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarPreguntas' ? event.output : context.disponibles,
    }),
    sortear: falta,
    contarIntento: assign({ intentos: ({ context }) => context.intentos + 1 }),
    anotarContestada: assign({
      contestadas: ({ context, event }) => {
        if (event.type !== 'CONTESTAR') return context.contestadas;
        const otras = context.contestadas.filter((id) => id !== event.id);
        return event.contestada ? otras.concat(event.id) : otras;
      },
      faltasRespuestas: ({ context, event }) =>
        event.type === 'CONTESTAR' && context.faltasRespuestas[event.id] !== undefined
          ? { ...context.faltasRespuestas, [event.id]: undefined }
          : context.faltasRespuestas,
    }),
    anotarFaltasRespuestas: falta,
    quitarFaltasRespuestas: assign({ faltasRespuestas: {} }),
    escribirCorreo: assign({
      correo: ({ context, event }) => (event.type === 'ESCRIBIR_CORREO' ? event.texto : context.correo),
      sugerencia: '',
      faltasDatos: ({ context }) => ({ ...context.faltasDatos, correo: undefined }),
    }),
    repetirCorreo: assign({
      correoRepetido: ({ context, event }) => (event.type === 'REPETIR_CORREO' ? event.texto : context.correoRepetido),
      faltasDatos: ({ context }) => ({ ...context.faltasDatos, correoRepetido: undefined }),
    }),
    sugerirCorreo: falta,
    usarSugerencia: assign({
      correo: ({ context }) => context.sugerencia || context.correo,
      sugerencia: '',
      faltasDatos: ({ context }) => ({ ...context.faltasDatos, correo: undefined }),
    }),
    quitarFaltaClave: assign({
      faltasDatos: ({ context }) =>
        context.faltasDatos.clave === undefined ? context.faltasDatos : { ...context.faltasDatos, clave: undefined },
    }),
    quitarFaltaClaveRepetida: assign({
      faltasDatos: ({ context }) =>
        context.faltasDatos.claveRepetida === undefined
          ? context.faltasDatos
          : { ...context.faltasDatos, claveRepetida: undefined },
    }),
    anotarFaltasDatos: falta,
    quitarFaltasDatos: assign({ faltasDatos: {}, mensaje: '', problema: null }),
    guardarMensaje: assign({
      mensaje: ({ event }) =>
        event.type === 'xstate.done.actor.identificar' || event.type === 'xstate.done.actor.registrar'
          ? event.output.mensaje
          : '',
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
  id: 'register',
  context: ({ input }) => ({
    variante: input.variante,
    tipoDocumento: input.tipoDocumento,
    documento: input.documento,
    faltas: {},
    faltasDatos: {},
    faltasRespuestas: {},
    pulsaciones: 0,
    expirado: false,
    codigoAfiliado: '',
    nombres: '',
    apellidos: '',
    correoRegistrado: '',
    disponibles: [],
    preguntas: [],
    azar: input.azar,
    sorteos: 0,
    contestadas: [],
    intentos: 0,
    intentosMaximos: input.intentosMaximos,
    correo: '',
    correoRepetido: '',
    sugerencia: '',
    mensaje: '',
    problema: null,
  }),
  initial: 'identidad',
  states: {
    identidad: {
      description: 'Paso 1: el documento de quien se registra. Lo escrito se conserva tras cada respuesta.',
      meta: {
        pantalla: 'Validar identificación',
        requisitos: ['REG-01', 'REG-05', 'REG-06', 'REG-10', 'REG-11', 'REG-66'],
      },
      initial: 'escribiendo',
      on: {
        ELEGIR_TIPO: { target: '.escribiendo', actions: 'elegirTipo' },
        ESCRIBIR_DOCUMENTO: { target: '.escribiendo', actions: 'escribirDocumento' },
        SIGUIENTE: [
          { guard: 'faltaDocumento', target: '.faltanDatos', actions: 'anotarFaltas' },
          { target: 'identificando', actions: 'quitarFaltas' },
        ],
        CERRAR: { target: 'cerrada' },
      },
      states: {
        escribiendo: { description: 'Listo para escribir.' },
        faltanDatos: {
          description: 'Se pulsó sin completar: cada campo dice qué le falta y el foco va al primero.',
          tags: ['error', 'incompleto'],
          meta: { requisitos: ['REG-12', 'REG-13'] },
        },
        yaRegistrada: {
          description: 'Código 1001: ya tiene cuenta, que entre con ella.',
          tags: 'aviso',
          meta: { mensaje: '1001', requisitos: ['REG-19', 'REG-29'] },
        },
        afiliacionInactiva: {
          description: 'Código 1002: la afiliación no está activa.',
          tags: 'aviso',
          meta: { mensaje: '1002', requisitos: ['REG-20', 'REG-29'] },
        },
        noEncontrada: {
          description: 'Código 1003: nadie tiene ese documento.',
          tags: 'error',
          meta: { mensaje: '1003', requisitos: ['REG-17', 'REG-29'] },
        },
        sinConfirmar: {
          description: 'Código 1004 al registrarse: hay una cuenta cuyo correo se perdió. Se ofrece reenviarlo.',
          tags: 'error',
          meta: { mensaje: '1004', requisitos: ['REG-18', 'REG-29'] },
          on: { REENVIAR: { target: '#register.haciaReenvio' } },
        },
        confirmacionPendiente: {
          description: 'Código 1011 al registrarse: la cuenta espera la confirmación. Se ofrece reenviar el correo.',
          tags: 'aviso',
          meta: { mensaje: '1011', requisitos: ['REG-21', 'REG-29'] },
          on: { REENVIAR: { target: '#register.haciaReenvio' } },
        },
        sinPreguntas: {
          description: 'No hay tres preguntas que se puedan hacer y comprobar: no se pasa, nunca se pide menos.',
          tags: 'error',
          meta: { requisitos: ['REG-37'] },
        },
        intentosAgotados: {
          description: 'Demasiadas respuestas equivocadas, si el portal lleva la cuenta.',
          tags: 'error',
          meta: { requisitos: ['REG-45'] },
        },
        sinConexion: { description: 'No hubo respuesta de la red. Se puede reintentar.', tags: 'error' },
        sinRespuesta: { description: 'El servicio no respondió a tiempo. Se puede reintentar.', tags: 'error' },
        sinServicio: { description: 'El servicio respondió con un error. Se puede reintentar.', tags: 'error' },
        ilegible: { description: 'El servicio respondió algo que no se entiende.', tags: 'error' },
        fallo: { description: 'Fallo del propio portal.', tags: 'error' },
      },
    },
    identificando: {
      description: 'El servicio busca a la persona. No se puede enviar otra vez; sí cancelar.',
      tags: 'cargando',
      meta: { pantalla: 'Validar identificación', requisitos: ['REG-15', 'REG-16'] },
      invoke: {
        id: 'identificar',
        src: 'identificar',
        input: ({ context }) => ({ tipoDocumento: context.tipoDocumento ?? 1, documento: context.documento }),
        onDone: [
          {
            guard: { type: 'codigoEn', params: { variante: 'reenvio', es: [1004] } },
            description: '1004 al reenviar: el correo se perdió, se piden las preguntas.',
            target: 'pidiendoPreguntas',
            actions: 'anotarIdentidad',
          },
          {
            guard: { type: 'codigoEn', params: { variante: 'reenvio', es: [1011] } },
            description: '1011 al reenviar: la confirmación está pendiente, se piden las preguntas.',
            target: 'pidiendoPreguntas',
            actions: 'anotarIdentidad',
          },
          {
            guard: { type: 'codigo', params: { es: [1012] } },
            description: '1012: el registro anterior venció; se piden las preguntas y se avisa.',
            target: 'pidiendoPreguntas',
            actions: ['anotarIdentidad', 'marcarVencido'],
          },
          {
            guard: { type: 'codigo', params: { es: [1001] } },
            description: '1001: ya tiene una cuenta activa.',
            target: 'identidad.yaRegistrada',
            actions: 'guardarMensaje',
          },
          {
            guard: { type: 'codigo', params: { es: [1002] } },
            description: '1002: su afiliación no está activa.',
            target: 'identidad.afiliacionInactiva',
            actions: 'guardarMensaje',
          },
          {
            guard: { type: 'codigo', params: { es: [1003] } },
            description: '1003: nadie tiene ese documento.',
            target: 'identidad.noEncontrada',
            actions: 'guardarMensaje',
          },
          {
            guard: { type: 'codigo', params: { es: [1004] } },
            description: '1004 al registrarse: la cuenta nunca se confirmó y su correo se perdió.',
            target: 'identidad.sinConfirmar',
            actions: 'guardarMensaje',
          },
          {
            guard: { type: 'codigo', params: { es: [1011] } },
            description: '1011 al registrarse: la confirmación está pendiente.',
            target: 'identidad.confirmacionPendiente',
            actions: 'guardarMensaje',
          },
          {
            guard: 'alcanzanLasPreguntas',
            description: 'Cualquier otro código: se sigue con las preguntas de la respuesta.',
            target: 'comprobada.preguntas',
            actions: ['anotarIdentidad', 'sortear'],
          },
          {
            description: 'Sin tres preguntas utilizables no se pasa.',
            target: 'identidad.sinPreguntas',
            actions: 'guardarMensaje',
          },
        ],
        onError: [
          {
            guard: { type: 'problema', params: { es: 'sinConexion' } },
            target: 'identidad.sinConexion',
            actions: 'guardarProblema',
          },
          {
            guard: { type: 'problema', params: { es: 'sinRespuesta' } },
            target: 'identidad.sinRespuesta',
            actions: 'guardarProblema',
          },
          {
            guard: { type: 'problema', params: { es: 'sinServicio' } },
            target: 'identidad.sinServicio',
            actions: 'guardarProblema',
          },
          {
            guard: { type: 'problema', params: { es: 'ilegible' } },
            target: 'identidad.ilegible',
            actions: 'guardarProblema',
          },
          { target: 'identidad.fallo', actions: 'guardarProblema' },
        ],
      },
      on: {
        CANCELAR: { target: 'identidad' },
        CERRAR: { target: 'cerrada' },
      },
      after: { limiteConsulta: { target: 'identidad.sinRespuesta' } },
    },
    pidiendoPreguntas: {
      description: 'Se piden las preguntas de una cuenta que ya se empezó. Se puede cancelar.',
      tags: 'cargando',
      meta: { pantalla: 'Validar identificación', requisitos: ['REG-22', 'REG-26', 'REG-27', 'REG-28'] },
      invoke: {
        id: 'consultarPreguntas',
        src: 'consultarPreguntas',
        input: ({ context }) => ({ query: { CodigoAfiliado: context.codigoAfiliado } }),
        onDone: [
          {
            guard: 'alcanzanLasPreguntas',
            target: 'comprobada.preguntas',
            actions: ['anotarPreguntas', 'sortear'],
          },
          {
            description: 'Sin tres preguntas utilizables no se pasa.',
            target: 'identidad.sinPreguntas',
            actions: ['olvidarRespuestas', 'olvidarIdentidad', 'guardarMensaje'],
          },
        ],
        onError: [
          {
            guard: { type: 'problema', params: { es: 'sinConexion' } },
            target: 'identidad.sinConexion',
            actions: ['olvidarRespuestas', 'olvidarIdentidad', 'guardarProblema'],
          },
          {
            guard: { type: 'problema', params: { es: 'sinRespuesta' } },
            target: 'identidad.sinRespuesta',
            actions: ['olvidarRespuestas', 'olvidarIdentidad', 'guardarProblema'],
          },
          {
            guard: { type: 'problema', params: { es: 'sinServicio' } },
            target: 'identidad.sinServicio',
            actions: ['olvidarRespuestas', 'olvidarIdentidad', 'guardarProblema'],
          },
          {
            guard: { type: 'problema', params: { es: 'ilegible' } },
            target: 'identidad.ilegible',
            actions: ['olvidarRespuestas', 'olvidarIdentidad', 'guardarProblema'],
          },
          { target: 'identidad.fallo', actions: ['olvidarRespuestas', 'olvidarIdentidad', 'guardarProblema'] },
        ],
      },
      on: {
        CANCELAR: { target: 'identidad', actions: ['olvidarRespuestas', 'olvidarIdentidad'] },
        CERRAR: { target: 'cerrada' },
      },
      after: {
        limiteConsulta: {
          target: 'identidad.sinRespuesta',
          actions: ['olvidarRespuestas', 'olvidarIdentidad', 'guardarProblema'],
        },
      },
    },
    comprobada: {
      description: 'La persona existe: desde aquí «Atrás» del navegador no se lleva lo escrito sin preguntar.',
      initial: 'preguntas',
      invoke: {
        id: 'vigilarRegreso',
        src: 'vigilarRegreso',
        onError: { description: 'Sin poder vigilar el historial, el asistente sigue igual.' },
      },
      states: {
        preguntas: {
          description: 'Paso 2: tres preguntas al azar. Las respuestas viajan en el evento y en ningún otro sitio.',
          meta: {
            pantalla: 'Preguntas de Seguridad',
            requisitos: ['REG-02', 'REG-05', 'REG-09', 'REG-25', 'REG-34', 'REG-35', 'REG-36'],
          },
          initial: 'abriendo',
          on: {
            CONTESTAR: { actions: 'anotarContestada' },
            RESPONDER: [
              { guard: 'faltanRespuestas', target: '.incompletas', actions: 'anotarFaltasRespuestas' },
              { target: 'comprobando', actions: 'quitarFaltasRespuestas' },
            ],
            VOLVER: { target: '#register.identidad', actions: ['olvidarRespuestas', 'olvidarIdentidad'] },
            RETROCEDER: {
              description: '«Atrás» del navegador es aquí la flecha.',
              target: '#register.identidad',
              actions: ['olvidarRespuestas', 'olvidarIdentidad'],
            },
            CERRAR: [{ guard: 'hayContestadas', target: '.dejando' }, { target: '#register.cerrada' }],
          },
          states: {
            abriendo: {
              description: 'Según si el registro anterior venció.',
              always: [{ guard: 'registroVencido', target: 'registroVencido' }, { target: 'respondiendo' }],
            },
            respondiendo: { description: 'Listo para responder.' },
            registroVencido: {
              description: 'Código 1012: se avisa de que el registro anterior venció y se empieza otra vez.',
              tags: 'aviso',
              meta: { mensaje: '1012', requisitos: ['REG-23', 'REG-24', 'REG-28', 'REG-29'] },
            },
            incompletas: {
              description: 'Se pulsó sin contestar las tres: se dice cuáles faltan y el foco va allí.',
              tags: ['error', 'incompleto'],
              meta: { requisitos: ['REG-38'] },
            },
            incorrectas: {
              description:
                'Alguna no coincide: no se dice cuál, los campos se vacían y las preguntas se sortean otra vez.',
              tags: 'error',
              meta: { requisitos: ['REG-41', 'REG-42', 'REG-43', 'REG-44'] },
            },
            fallo: { description: 'Fallo del propio portal al comprobar. Se puede repetir.', tags: 'error' },
            dejando: {
              description: 'Se quiso cerrar con respuestas escritas: se pregunta antes de perderlas.',
              tags: 'aviso',
              on: {
                SEGUIR: { target: 'respondiendo' },
                CERRAR: { target: 'respondiendo' },
                SALIR: { target: '#register.cerrada' },
                RETROCEDER: { target: 'respondiendo' },
              },
            },
          },
        },
        comprobando: {
          description: 'El verificador compara las respuestas con las del servidor.',
          tags: 'cargando',
          meta: {
            pantalla: 'Preguntas de Seguridad',
            requisitos: ['REG-07', 'REG-39', 'REG-40', 'REG-46'],
          },
          invoke: {
            id: 'comprobarRespuestas',
            src: 'comprobarRespuestas',
            input: ({ event }) => (event.type === 'RESPONDER' ? event.respuestas : []),
            onDone: [
              {
                guard: 'respuestasCorrectas',
                description: 'Las tres coinciden.',
                target: 'datos',
                actions: 'olvidarRespuestas',
              },
              {
                guard: 'ultimoIntento',
                description: 'El portal lleva la cuenta y era el último intento.',
                target: '#register.identidad.intentosAgotados',
                actions: ['olvidarRespuestas', 'olvidarIdentidad'],
              },
              {
                description: 'Alguna no coincide.',
                target: 'preguntas.incorrectas',
                actions: ['contarIntento', 'sortear'],
              },
            ],
            onError: { target: 'preguntas.fallo' },
          },
          after: { limiteConsulta: { target: 'preguntas.fallo' } },
        },
        datos: {
          description: 'Paso 3: correo y contraseña. Las contraseñas no salen de sus campos hasta enviar.',
          meta: {
            pantalla: 'Datos Personales',
            requisitos: ['REG-03', 'REG-04', 'REG-05', 'REG-08', 'REG-09', 'REG-65'],
          },
          initial: 'escribiendo',
          on: {
            ESCRIBIR_CORREO: { target: '.escribiendo', actions: 'escribirCorreo' },
            REPETIR_CORREO: { target: '.escribiendo', actions: 'repetirCorreo' },
            DEJAR_CORREO: { actions: 'sugerirCorreo' },
            USAR_SUGERENCIA: { actions: 'usarSugerencia' },
            ESCRIBIR_CLAVE: { target: '.escribiendo', actions: 'quitarFaltaClave' },
            REPETIR_CLAVE: { target: '.escribiendo', actions: 'quitarFaltaClaveRepetida' },
            REGISTRAR: [
              { guard: 'faltanDatos', target: '.faltanDatos', actions: 'anotarFaltasDatos' },
              { target: 'registrando', actions: 'quitarFaltasDatos' },
            ],
            CERRAR: { target: '.dejando' },
            RETROCEDER: { description: '«Atrás» del navegador pregunta antes de salir.', target: '.dejando' },
          },
          states: {
            escribiendo: { description: 'Listo para escribir.' },
            faltanDatos: {
              description: 'Se pulsó sin completar: cada campo dice qué le falta.',
              tags: ['error', 'incompleto'],
              meta: {
                requisitos: [
                  'REG-47',
                  'REG-48',
                  'REG-49',
                  'REG-50',
                  'REG-51',
                  'REG-52',
                  'REG-53',
                  'REG-54',
                  'REG-55',
                  'REG-56',
                ],
              },
            },
            correoEnUso: {
              description: 'Código 1019: ese correo es de otra cuenta.',
              tags: 'aviso',
              meta: { mensaje: '1019', requisitos: ['REG-62', 'REG-64', 'REG-29'] },
            },
            rechazados: {
              description: 'Otro código: el servidor explica por qué no registra.',
              tags: 'error',
              meta: { requisitos: ['REG-63', 'REG-64'] },
            },
            sinConexion: {
              description: 'No hubo respuesta de la red: no se sabe si el registro llegó. Se puede repetir.',
              tags: 'error',
            },
            sinRespuesta: {
              description: 'El servicio no respondió a tiempo: no se sabe si el registro llegó. Se puede repetir.',
              tags: 'error',
            },
            sinServicio: { description: 'El servicio respondió con un error. Se puede reintentar.', tags: 'error' },
            ilegible: { description: 'El servicio respondió algo que no se entiende.', tags: 'error' },
            fallo: { description: 'Fallo del propio portal.', tags: 'error' },
            dejando: {
              description: 'Se quiso cerrar: se pregunta antes de perder lo escrito.',
              tags: 'aviso',
              on: {
                SEGUIR: { target: 'escribiendo' },
                CERRAR: { target: 'escribiendo' },
                SALIR: { target: '#register.cerrada' },
                RETROCEDER: { target: 'escribiendo' },
              },
            },
          },
        },
        registrando: {
          description: 'El servicio crea la cuenta. Ni se envía otra vez ni se cierra mientras tanto.',
          tags: 'cargando',
          meta: { pantalla: 'Datos Personales', requisitos: ['REG-57', 'REG-58', 'REG-59'] },
          invoke: {
            id: 'registrar',
            src: 'registrar',
            input: ({ context, event }) => ({
              query: context.variante === 'reenvio' ? { reenvioCuenta: true } : {},
              body: {
                codigoAfiliado: context.codigoAfiliado,
                clave: 'clave' in event ? event.clave : '',
                correo: context.correo.trim(),
                registroExpirado: context.expirado,
              },
            }),
            onDone: [
              {
                guard: { type: 'codigo', params: { es: [1005] } },
                description: '1005: la cuenta espera la confirmación del correo.',
                target: '#register.registrada',
                actions: ['guardarMensaje', 'esperarCorreo'],
              },
              {
                guard: { type: 'codigo', params: { es: [1010] } },
                description: '1010: entretanto ya tiene cuenta.',
                target: '#register.yaTieneCuenta',
                actions: 'guardarMensaje',
              },
              {
                guard: { type: 'codigo', params: { es: [1019] } },
                description: '1019: el correo es de otra cuenta.',
                target: 'datos.correoEnUso',
                actions: 'guardarMensaje',
              },
              {
                description: 'Cualquier otro código: error con el mensaje del servidor.',
                target: 'datos.rechazados',
                actions: 'guardarMensaje',
              },
            ],
            onError: [
              {
                guard: { type: 'problema', params: { es: 'sinConexion' } },
                target: 'datos.sinConexion',
                actions: 'guardarProblema',
              },
              {
                guard: { type: 'problema', params: { es: 'sinRespuesta' } },
                target: 'datos.sinRespuesta',
                actions: 'guardarProblema',
              },
              {
                guard: { type: 'problema', params: { es: 'sinServicio' } },
                target: 'datos.sinServicio',
                actions: 'guardarProblema',
              },
              {
                guard: { type: 'problema', params: { es: 'ilegible' } },
                target: 'datos.ilegible',
                actions: 'guardarProblema',
              },
              { target: 'datos.fallo', actions: 'guardarProblema' },
            ],
          },
          after: { limiteRegistro: { target: 'datos.sinRespuesta' } },
        },
      },
    },
    haciaReenvio: {
      description: 'Se pasa al reenvío del correo, con el documento ya puesto.',
      type: 'final',
      tags: 'terminal',
      entry: ['olvidarRespuestas', 'abrirReenvio'],
    },
    registrada: {
      description: 'Código 1005: se dice que llegará el correo de activación y el diálogo se cierra.',
      type: 'final',
      tags: 'terminal',
      meta: { mensaje: '1005', requisitos: ['REG-61', 'REG-29'] },
      entry: ['olvidarRespuestas', { type: 'despedir', params: { tono: 'exito', codigo: 1005 } }, 'cerrar'],
    },
    yaTieneCuenta: {
      description: 'Código 1010: se avisa de que entre con su cuenta y el diálogo se cierra.',
      type: 'final',
      tags: 'terminal',
      meta: { mensaje: '1010', requisitos: ['REG-60', 'REG-29'] },
      entry: ['olvidarRespuestas', { type: 'despedir', params: { tono: 'advertencia', codigo: 1010 } }, 'cerrar'],
    },
    cerrada: {
      description: 'Se cierra el diálogo.',
      type: 'final',
      tags: 'terminal',
      entry: ['olvidarRespuestas', 'cerrar'],
    },
  },
});
