import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { autenticar, preguntasSeguridad, registrar } from '../../domain/contract/autenticacion';
import type { CallResult } from '../../domain/contract/call-result';
import type { CodeOf, Reply, Request } from '../../domain/contract/endpoint';
import type { CampoDocumento, DocumentType, FaltaDocumento } from '../../domain/rules/document/credentials';
import type { Dejar, Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { CampoRespuesta, FaltaRespuesta, Question, Typed } from '../../domain/rules/registration/questions';
import type { Weakness } from '../../domain/rules/registration/weak-password';
import type { CampoDatos, FaltaDatos } from './registration';

export type Variante = 'registro' | 'reenvio';

/** Lo que el portal conserva de la comprobación de identidad: las respuestas se quedan en el verificador. */
export interface Identidad {
  codigoMensaje: CodeOf<typeof autenticar> | 'otro';
  mensaje: string;
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  /** El correo de la cuenta pendiente, enmascarado por el servidor; vacío si no lo dice. */
  correo: string;
  preguntas: readonly Question[];
}

/** Lo que dice quien comprueba las respuestas, y entre qué preguntas se sortea si se vuelve a preguntar. */
export interface Dictamen {
  /** `otraVez`: lo respondido ya no se puede comprobar. */
  dictamen: 'coinciden' | 'noCoinciden' | 'otraVez';
  preguntas: readonly Question[];
}

/** El servicio no registra sin que se conteste otra vez. */
interface SinPase {
  codigoMensaje: 'sinPase';
  preguntas: readonly Question[];
}

/** De una pregunta solo se sabe si tiene algo escrito: sus respuestas son secretas. */
interface Borrador extends Readonly<Record<CampoRespuesta, boolean>> {
  tipoDocumento: DocumentType | null;
  documento: string;
  correo: string;
  correoRepetido: string;
}

interface Contexto extends CallResult {
  variante: Variante;
  borrador: Borrador;
  faltas: Faltas<CampoDocumento | CampoRespuesta | CampoDatos, FaltaDocumento | FaltaRespuesta | FaltaDatos>;
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
  intentos: number;
  /** 0: sin límite en el portal. */
  intentosMaximos: number;
  sugerencia: string;
  /** Lo que dice la lista de la contraseña que se escribe; nulo: nada. */
  flaqueza: Weakness | null;
}

type Entrada = Pick<Borrador, 'tipoDocumento' | 'documento'> & Pick<Contexto, 'variante' | 'azar' | 'intentosMaximos'>;

/** Cada paso tiene lo suyo que completar. */
export type Paso = 'identidad' | 'preguntas' | 'datos';

export type Evento =
  | Escribir<Borrador, 'claveRepetida'>
  | { type: 'ESCRIBIR'; campo: 'clave'; clave: string }
  | Dejar<'correo' | 'clave'>
  | { type: 'USAR_SUGERENCIA' }
  /** Del segundo paso lleva las respuestas. */
  | { type: 'SIGUIENTE'; respuestas?: readonly Typed[] }
  | { type: 'ANTERIOR' }
  | { type: 'RETROCEDER' }
  | { type: 'ENVIAR'; clave: string; claveRepetida: string }
  | { type: 'CANCELAR' }
  | { type: 'REENVIAR' }
  | { type: 'CERRAR' }
  | { type: 'SEGUIR' }
  | { type: 'SALIR' }
  | { type: 'xstate.done.actor.identificar'; output: Identidad }
  | { type: 'xstate.error.actor.identificar'; error: unknown }
  | { type: 'xstate.done.actor.consultarPreguntas'; output: readonly Question[] }
  | { type: 'xstate.error.actor.consultarPreguntas'; error: unknown }
  | { type: 'xstate.done.actor.comprobarRespuestas'; output: Dictamen }
  | { type: 'xstate.error.actor.comprobarRespuestas'; error: unknown }
  | { type: 'xstate.done.actor.revisarClave'; output: Weakness | null }
  | { type: 'xstate.done.actor.registrar'; output: Reply<typeof registrar> | SinPase }
  | { type: 'xstate.error.actor.registrar'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const registerMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    identificar: fromPromise<Identidad, { tipoDocumento: DocumentType; documento: string }>(falta),
    consultarPreguntas: fromPromise<readonly Question[], Request<typeof preguntasSeguridad>>(falta),
    comprobarRespuestas: fromPromise<Dictamen, readonly Typed[]>(falta),
    revisarClave: fromPromise<
      Weakness | null,
      { clave: string; nombres: string; apellidos: string; documento: string }
    >(falta),
    registrar: fromPromise<Reply<typeof registrar> | SinPase, Request<typeof registrar>>(falta),
    vigilarRegreso: fromCallback<{ type: 'RETROCEDER' }>(falta),
  },
  delays: { limiteConsulta: falta, limiteRegistro: falta },
  guards: {
    faltaAlgo: falta as (_: unknown, params: { en: Paso }) => never,
    alcanzanLasPreguntas: falta,
    dictamen: ({ event }, params: { es: Dictamen['dictamen'] }) =>
      event.type === 'xstate.done.actor.comprobarRespuestas' && event.output.dictamen === params.es,
    sinPase: ({ event }) => event.type === 'xstate.done.actor.registrar' && event.output.codigoMensaje === 'sinPase',
    ultimoIntento: ({ context }) => context.intentosMaximos > 0 && context.intentos + 1 >= context.intentosMaximos,
    intentosAgotados: ({ context }) => context.intentosMaximos > 0 && context.intentos >= context.intentosMaximos,
    registroVencido: ({ context }) => context.expirado,
    hayContestadas: falta,
    escribeClave: ({ event }) => event.type === 'ESCRIBIR' && event.campo === 'clave',
    dejaClave: ({ event }) => event.type === 'DEJAR' && event.campo === 'clave',
    codigo: ({ event }, params: { es: readonly CodeOf<typeof autenticar | typeof registrar>[] }) =>
      (event.type === 'xstate.done.actor.identificar' || event.type === 'xstate.done.actor.registrar') &&
      params.es.some((es) => es === event.output.codigoMensaje),
    codigoEn: ({ context, event }, params: { variante: Variante; es: readonly CodeOf<typeof autenticar>[] }) =>
      event.type === 'xstate.done.actor.identificar' &&
      context.variante === params.variante &&
      params.es.some((es) => es === event.output.codigoMensaje),
    rechazo: falta,
  },
  actions: {
    olvidarRespuestas: falta,
    despedir: falta as (_: unknown, params: { tono: 'exito' | 'advertencia' }) => never,
    esperarCorreo: falta,
    abrirReenvio: falta,
    cerrar: falta,
    escribir: falta,
    anotarFaltas: falta as (_: unknown, params: { en: Paso }) => never,
    senalarFaltas: falta,
    anotarResultado: falta,
    anotarIdentidad: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.identificar') return context;
      const { codigoAfiliado, nombres, apellidos, correo, preguntas } = event.output;
      return { codigoAfiliado, nombres, apellidos, correoRegistrado: correo, disponibles: preguntas };
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
      faltas: {},
    }),
    anotarPreguntas: assign({
      disponibles: ({ context, event }) => {
        if (event.type === 'xstate.done.actor.consultarPreguntas') return event.output;
        if (event.type === 'xstate.done.actor.comprobarRespuestas') return event.output.preguntas;
        if (event.type !== 'xstate.done.actor.registrar' || event.output.codigoMensaje !== 'sinPase')
          return context.disponibles;
        return event.output.preguntas;
      },
    }),
    sortear: falta,
    contarIntento: assign({ intentos: ({ context }) => context.intentos + 1 }),
    sugerirCorreo: falta,
    anotarFlaqueza: assign({
      flaqueza: ({ context, event }) =>
        event.type === 'xstate.done.actor.revisarClave' ? event.output : context.flaqueza,
    }),
    senalarFlaqueza: assign({
      faltas: ({ context: { faltas, flaqueza } }) => (flaqueza === null ? faltas : { ...faltas, clave: flaqueza }),
    }),
    senalarClave: assign({ faltas: { clave: 'claveRechazada' } }),
    usarSugerencia: falta,
  },
}).createMachine({
  id: 'register',
  description: 'El diálogo con que se crea una cuenta: documento, preguntas, correo y contraseña.',
  context: ({ input }) => ({
    variante: input.variante,
    borrador: { tipoDocumento: input.tipoDocumento, documento: input.documento, correo: '', correoRepetido: '' },
    faltas: {},
    expirado: false,
    codigoAfiliado: '',
    nombres: '',
    apellidos: '',
    correoRegistrado: '',
    disponibles: [],
    preguntas: [],
    azar: input.azar,
    sorteos: 0,
    intentos: 0,
    intentosMaximos: input.intentosMaximos,
    sugerencia: '',
    flaqueza: null,
    respuesta: null,
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
        ESCRIBIR: { target: '.escribiendo', actions: 'escribir' },
        SIGUIENTE: [
          {
            guard: { type: 'faltaAlgo', params: { en: 'identidad' } },
            target: '.faltanDatos',
            actions: { type: 'anotarFaltas', params: { en: 'identidad' } },
          },
          {
            guard: 'intentosAgotados',
            description: 'Volver al principio no da más intentos.',
            target: '.intentosAgotados',
          },
          { target: 'identificando', actions: { type: 'anotarFaltas', params: { en: 'identidad' } } },
        ],
        CERRAR: { target: 'cerrada' },
      },
      states: {
        escribiendo: { description: 'Listo para escribir.' },
        faltanDatos: {
          description: 'Se pulsó sin completar: cada campo dice qué le falta y el foco va al primero.',
          tags: ['error', 'incompleto'],
          meta: { requisitos: ['REG-12', 'REG-13'] },
          entry: 'senalarFaltas',
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
        sinIdentificar: {
          description: 'No se pudo preguntar quién es, o qué preguntarle, y se dice por qué. Se puede reintentar.',
          tags: 'error',
        },
      },
    },
    identificando: {
      description: 'El servicio busca a la persona. No se puede enviar otra vez; sí cancelar.',
      tags: 'cargando',
      meta: { pantalla: 'Validar identificación', requisitos: ['REG-15', 'REG-16'] },
      invoke: {
        id: 'identificar',
        src: 'identificar',
        input: ({ context: { borrador } }) => ({
          tipoDocumento: borrador.tipoDocumento ?? 1,
          documento: borrador.documento,
        }),
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
            actions: ['anotarIdentidad', 'anotarResultado', 'marcarVencido'],
          },
          {
            guard: { type: 'codigo', params: { es: [1001] } },
            description: '1001: ya tiene una cuenta activa.',
            target: 'identidad.yaRegistrada',
            actions: 'anotarResultado',
          },
          {
            guard: { type: 'codigo', params: { es: [1002] } },
            description: '1002: su afiliación no está activa.',
            target: 'identidad.afiliacionInactiva',
            actions: 'anotarResultado',
          },
          {
            guard: { type: 'codigo', params: { es: [1003] } },
            description: '1003: nadie tiene ese documento.',
            target: 'identidad.noEncontrada',
            actions: 'anotarResultado',
          },
          {
            guard: { type: 'codigo', params: { es: [1004] } },
            description: '1004 al registrarse: la cuenta nunca se confirmó y su correo se perdió.',
            target: 'identidad.sinConfirmar',
            actions: 'anotarResultado',
          },
          {
            guard: { type: 'codigo', params: { es: [1011] } },
            description: '1011 al registrarse: la confirmación está pendiente.',
            target: 'identidad.confirmacionPendiente',
            actions: 'anotarResultado',
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
            actions: 'anotarResultado',
          },
        ],
        onError: { target: 'identidad.sinIdentificar', actions: 'anotarResultado' },
      },
      on: {
        CANCELAR: { target: 'identidad' },
        CERRAR: { target: 'cerrada' },
      },
      after: { limiteConsulta: { target: 'identidad.sinIdentificar', actions: 'anotarResultado' } },
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
            actions: ['olvidarRespuestas', 'olvidarIdentidad', 'anotarResultado'],
          },
        ],
        onError: {
          target: 'identidad.sinIdentificar',
          actions: ['olvidarRespuestas', 'olvidarIdentidad', 'anotarResultado'],
        },
      },
      on: {
        CANCELAR: { target: 'identidad', actions: ['olvidarRespuestas', 'olvidarIdentidad'] },
        CERRAR: { target: 'cerrada' },
      },
      after: {
        limiteConsulta: {
          target: 'identidad.sinIdentificar',
          actions: ['olvidarRespuestas', 'olvidarIdentidad', 'anotarResultado'],
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
            ESCRIBIR: { actions: 'escribir' },
            SIGUIENTE: [
              {
                guard: { type: 'faltaAlgo', params: { en: 'preguntas' } },
                target: '.incompletas',
                actions: { type: 'anotarFaltas', params: { en: 'preguntas' } },
              },
              { target: 'comprobando', actions: { type: 'anotarFaltas', params: { en: 'preguntas' } } },
            ],
            ANTERIOR: { target: '#register.identidad', actions: ['olvidarRespuestas', 'olvidarIdentidad'] },
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
              entry: 'senalarFaltas',
            },
            incorrectas: {
              description:
                'Alguna no coincide: no se dice cuál, los campos se vacían y las preguntas se sortean otra vez.',
              tags: 'error',
              meta: { requisitos: ['REG-41', 'REG-42', 'REG-43', 'REG-44'] },
            },
            otraVez: {
              description:
                'Lo respondido caducó, se usó o se perdió: se hacen otras preguntas. Los datos del paso 3 se conservan.',
              tags: 'error',
            },
            sinComprobar: {
              description: 'No se pudo comprobar, y se dice por qué. Se puede repetir.',
              tags: 'error',
            },
            dejando: {
              description: 'Se quiso cerrar con respuestas escritas: se pregunta antes de perderlas.',
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
          description:
            'Las respuestas se comprueban, todas a la vez: en el servicio si lo ofrece, si no en el verificador.',
          tags: 'cargando',
          meta: {
            pantalla: 'Preguntas de Seguridad',
            requisitos: ['REG-07', 'REG-39', 'REG-40', 'REG-46'],
          },
          invoke: {
            id: 'comprobarRespuestas',
            src: 'comprobarRespuestas',
            input: ({ event }) => (event.type === 'SIGUIENTE' ? (event.respuestas ?? []) : []),
            onDone: [
              {
                guard: { type: 'dictamen', params: { es: 'coinciden' } },
                description: 'Las tres coinciden.',
                target: 'datos',
                actions: 'olvidarRespuestas',
              },
              {
                guard: { type: 'dictamen', params: { es: 'otraVez' } },
                description: 'Ya no valen: el servicio hace otras preguntas, y no cuenta como intento.',
                target: 'preguntas.otraVez',
                actions: ['anotarPreguntas', 'sortear'],
              },
              {
                guard: 'ultimoIntento',
                description: 'El portal lleva la cuenta y era el último intento.',
                target: '#register.identidad.intentosAgotados',
                actions: ['contarIntento', 'olvidarRespuestas', 'olvidarIdentidad'],
              },
              {
                description: 'Alguna no coincide.',
                target: 'preguntas.incorrectas',
                actions: ['contarIntento', 'anotarPreguntas', 'sortear'],
              },
            ],
            onError: { target: 'preguntas.sinComprobar', actions: 'anotarResultado' },
          },
          after: { limiteConsulta: { target: 'preguntas.sinComprobar', actions: 'anotarResultado' } },
        },
        datos: {
          description: 'Paso 3: correo y contraseña. Las contraseñas no salen de sus campos hasta enviar.',
          meta: {
            pantalla: 'Datos Personales',
            requisitos: ['REG-03', 'REG-04', 'REG-05', 'REG-08', 'REG-09', 'REG-65'],
          },
          initial: 'escribiendo',
          on: {
            ESCRIBIR: [
              { guard: 'escribeClave', target: '.escribiendoClave', actions: 'escribir' },
              { target: '.escribiendo', actions: 'escribir' },
            ],
            DEJAR: [
              {
                guard: 'dejaClave',
                description: 'Lo que dijo la lista pasa a ser un error de su campo.',
                actions: 'senalarFlaqueza',
              },
              { actions: 'sugerirCorreo' },
            ],
            USAR_SUGERENCIA: { actions: 'usarSugerencia' },
            ENVIAR: [
              {
                guard: { type: 'faltaAlgo', params: { en: 'datos' } },
                target: '.faltanDatos',
                actions: { type: 'anotarFaltas', params: { en: 'datos' } },
              },
              { target: 'registrando', actions: { type: 'anotarFaltas', params: { en: 'datos' } } },
            ],
            CERRAR: { target: '.dejando' },
            RETROCEDER: { description: '«Atrás» del navegador pregunta antes de salir.', target: '.dejando' },
          },
          states: {
            escribiendo: { description: 'Listo para escribir.' },
            escribiendoClave: {
              description:
                'Lo escrito se mira en la lista de las fáciles de adivinar, sin preguntar al servicio, que decide.',
              invoke: {
                id: 'revisarClave',
                src: 'revisarClave',
                input: ({ context: { nombres, apellidos, borrador }, event }) => ({
                  clave: 'clave' in event ? event.clave : '',
                  nombres,
                  apellidos,
                  documento: borrador.documento,
                }),
                onDone: { target: 'escribiendo', actions: 'anotarFlaqueza' },
                onError: { description: 'Sin la lista solo decide el servicio.', target: 'escribiendo' },
              },
            },
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
              entry: 'senalarFaltas',
            },
            correoEnUso: {
              description: 'Código 1019: ese correo es de otra cuenta.',
              tags: 'aviso',
              meta: { mensaje: '1019', requisitos: ['REG-62', 'REG-64', 'REG-29'] },
            },
            claveFacil: {
              description: 'Código 1020: es fácil de adivinar. Lo dice su campo, y arriba un enlace a él.',
              tags: ['error', 'incompleto'],
              meta: { mensaje: '1020', requisitos: ['REG-63', 'REG-64'] },
              entry: 'senalarFaltas',
            },
            rechazados: {
              description: 'Otro código: el servidor explica por qué no registra.',
              tags: 'error',
              meta: { requisitos: ['REG-63', 'REG-64'] },
            },
            sinSaber: {
              description: 'No se supo qué respondió: quizás el registro llegó. Se puede repetir.',
              tags: 'error',
            },
            sinRegistrar: { description: 'El registro falló, y se dice por qué. Se puede reintentar.', tags: 'error' },
            dejando: {
              description: 'Se quiso cerrar: se pregunta antes de perder lo escrito.',
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
            input: ({ context, event }) => {
              assertEvent(event, 'ENVIAR');
              return {
                query: context.variante === 'reenvio' ? { reenvioCuenta: true } : {},
                body: {
                  codigoAfiliado: context.codigoAfiliado,
                  clave: event.clave,
                  correo: context.borrador.correo.trim(),
                  registroExpirado: context.expirado,
                },
              };
            },
            onDone: [
              {
                guard: { type: 'codigo', params: { es: [1005] } },
                description: '1005: la cuenta espera la confirmación del correo.',
                target: '#register.registrada',
                actions: ['anotarResultado', 'esperarCorreo'],
              },
              {
                guard: { type: 'codigo', params: { es: [1010] } },
                description: '1010: entretanto ya tiene cuenta.',
                target: '#register.yaTieneCuenta',
                actions: 'anotarResultado',
              },
              {
                guard: { type: 'codigo', params: { es: [1019] } },
                description: '1019: el correo es de otra cuenta.',
                target: 'datos.correoEnUso',
                actions: 'anotarResultado',
              },
              {
                guard: { type: 'codigo', params: { es: [1020] } },
                description: '1020: la contraseña es fácil de adivinar.',
                target: 'datos.claveFacil',
                actions: ['anotarResultado', 'senalarClave'],
              },
              {
                guard: 'sinPase',
                description: 'Pasó demasiado tiempo desde las respuestas: se contestan otras.',
                target: 'preguntas.otraVez',
                actions: ['anotarPreguntas', 'sortear'],
              },
              {
                description: 'Cualquier otro código: error con el mensaje del servidor.',
                target: 'datos.rechazados',
                actions: 'anotarResultado',
              },
            ],
            onError: [
              {
                guard: 'rechazo',
                description: 'El servicio dijo que no: no hay cuenta nueva.',
                target: 'datos.sinRegistrar',
                actions: 'anotarResultado',
              },
              {
                description: 'No se supo qué respondió: puede que la cuenta exista.',
                target: 'datos.sinSaber',
                actions: 'anotarResultado',
              },
            ],
          },
          after: { limiteRegistro: { target: 'datos.sinSaber', actions: 'anotarResultado' } },
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
      entry: ['olvidarRespuestas', { type: 'despedir', params: { tono: 'exito' } }, 'cerrar'],
    },
    yaTieneCuenta: {
      description: 'Código 1010: se avisa de que entre con su cuenta y el diálogo se cierra.',
      type: 'final',
      tags: 'terminal',
      meta: { mensaje: '1010', requisitos: ['REG-60', 'REG-29'] },
      entry: ['olvidarRespuestas', { type: 'despedir', params: { tono: 'advertencia' } }, 'cerrar'],
    },
    cerrada: {
      description: 'Se cierra el diálogo.',
      type: 'final',
      tags: 'terminal',
      entry: ['olvidarRespuestas', 'cerrar'],
    },
  },
});
