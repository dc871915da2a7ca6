import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { updateCorreo, updateDireccion, updateTelefonos } from '../../domain/contract/afiliado';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { datoscontactos } from '../../domain/contract/login';
import type { ContactDraft, StoredContact } from '../../domain/rules/contact/contact-draft';
import type { ContactFault } from '../../domain/rules/contact/contact-faults';
import type { ContactPart } from '../../domain/rules/contact/contact-part';
import type { ContactSends } from '../../domain/rules/contact/contact-sends';
import type { Place } from '../../domain/rules/contact/place';
import type { Dejar, Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { KeptContact } from './kept-contact';

export type Variante = 'pagina' | 'modal';
/** Nulo: no se ha podido cargar. */
export interface Cargado {
  contacto: StoredContact | null;
  provincias: readonly Place[] | null;
  municipios: readonly Place[] | null;
}
export type Paso = 0 | 1 | 2;

interface Contexto extends CallResult, Cargado {
  variante: Variante;
  codigoAfiliado: string;
  /** Del régimen subsidiado: su dirección solo se lee. */
  subsidiado: boolean;
  /** La lectura tolerante de un fallo al guardar la última parte. */
  tolerante: boolean;
  /** Lo que había cuando se empezó a escribir. Nulo: aún no se sabe. */
  base: ContactDraft | null;
  borrador: ContactDraft;
  /** Lo que quizás se quiso escribir; vacío si nada. */
  sugerencia: string;
  faltas: Faltas<keyof ContactDraft, ContactFault>;
  /** Cada pulsación incompleta lleva el foco otra vez al primer campo que falta. */
  pulsaciones: number;
  /** Cada paso a otro paso lleva el foco a su título. */
  movimientos: number;
  paso: Paso;
  /** Cargas seguidas que no lo trajeron todo; alargan la espera hasta la próxima. */
  cargas: number;
  envios: ContactSends;
  /** Las partes que el último intento no guardó. */
  fallidas: readonly ContactPart[];
  /** Intentos seguidos de guardar que fallaron. */
  fallos: number;
}

export type Entrada = Pick<Contexto, 'variante' | 'codigoAfiliado' | 'subsidiado' | 'tolerante'> & {
  /** Lo que este navegador conservó de otra visita. */
  recuerdo: KeptContact | null;
};

export type Evento =
  | Escribir<ContactDraft>
  | Dejar<'correo'>
  | { type: 'USAR_SUGERENCIA' }
  | { type: 'SIGUIENTE' }
  | { type: 'ANTERIOR' }
  | { type: 'CONFIRMAR' }
  | { type: 'REINTENTAR' }
  | { type: 'OMITIR' }
  | { type: 'CONTINUAR_DESPUES' }
  | { type: 'CONTINUAR' }
  | { type: 'EN_LINEA' }
  | { type: 'GUARDADO_FUERA'; envios: ContactSends }
  | { type: 'xstate.done.actor.cargarTodo'; output: Cargado }
  | { type: 'xstate.done.actor.recargarTodo'; output: Cargado }
  | { type: 'xstate.done.actor.releerContacto'; output: Reply<typeof datoscontactos> }
  | { type: 'xstate.error.actor.releerContacto'; error: unknown }
  | { type: 'xstate.error.actor.guardarTelefonos'; error: unknown }
  | { type: 'xstate.error.actor.guardarDireccion'; error: unknown }
  | { type: 'xstate.error.actor.guardarCorreo'; error: unknown };

interface DeParte {
  parte: ContactPart;
}

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const onboardingMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    events: Evento;
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'soloLectura' | 'terminal';
  },
  actors: {
    vigilar: fromCallback(falta),
    consultarContacto: fromPromise<Reply<typeof datoscontactos>, Request<typeof datoscontactos>>(falta),
    cargarTodo: fromPromise<Cargado, { codigoAfiliado: string }>(falta),
    guardarTelefonos: fromPromise<Reply<typeof updateTelefonos>, Request<typeof updateTelefonos>>(falta),
    guardarDireccion: fromPromise<Reply<typeof updateDireccion>, Request<typeof updateDireccion>>(falta),
    guardarCorreo: fromPromise<Reply<typeof updateCorreo>, Request<typeof updateCorreo>>(falta),
  },
  delays: { limiteCarga: falta, limiteGuardado: falta, espera: falta, pausaFinal: falta },
  guards: {
    faltaLoNecesario: ({ context }) =>
      context.contacto === null ||
      (context.paso === 1 && !context.subsidiado && (context.provincias === null || context.municipios === null)),
    contactoConocido: ({ context }) => context.contacto !== null,
    esLugar: ({ event }) => event.type === 'ESCRIBIR' && /^(provincia|municipio)$/.test(event.campo),
    paso: ({ context }, params: { es: Paso }) => context.paso === params.es,
    faltaAlgo: falta,
    direccionFija: ({ context }) => context.subsidiado,
    yaGuardada: falta as (_: unknown, params: DeParte) => never,
    envioDudoso: falta as (_: unknown, params: DeParte) => never,
    porEnviar: falta as (_: unknown, params: DeParte) => never,
    estaGuardada: falta as (_: unknown, params: DeParte) => never,
    quedanDudas: falta,
    todoGuardado: falta,
    rechazo: falta,
    tolera: falta,
    falloDosVeces: ({ context }) => context.fallos > 1,
  },
  actions: {
    avisarGuardado: falta as (_: unknown, params: DeParte) => never,
    registrarTolerancia: falta,
    guardarRecuerdo: falta,
    olvidarRecuerdo: falta,
    salir: falta as (_: unknown, params: { como: 'terminada' | 'omitida' | 'aplazada' }) => never,
    anotarCargado: falta,
    contarCarga: assign({ cargas: ({ context }) => context.cargas + 1 }),
    escribir: falta,
    sugerirCorreo: falta,
    usarSugerencia: assign({
      borrador: ({ context }) => ({ ...context.borrador, correo: context.sugerencia || context.borrador.correo }),
      sugerencia: '',
      faltas: ({ context }) => ({ ...context.faltas, correo: undefined }),
    }),
    anotarFaltas: falta,
    avanzar: assign({
      paso: ({ context }) => (context.paso === 0 ? 1 : 2),
      movimientos: ({ context }) => context.movimientos + 1,
      faltas: {},
      fallidas: [],
      fallos: 0,
      respuesta: null,
      problema: null,
    }),
    retroceder: assign({
      paso: ({ context }) => (context.paso === 2 ? 1 : 0),
      movimientos: ({ context }) => context.movimientos + 1,
      faltas: {},
      fallidas: [],
      fallos: 0,
      respuesta: null,
      problema: null,
    }),
    anotarFuera: falta,
    anotarEnvio: falta as (_: unknown, params: DeParte) => never,
    anotarGuardado: falta as (_: unknown, params: DeParte) => never,
    anotarRechazo: falta as (_: unknown, params: DeParte) => never,
    anotarResultado: falta,
    quitarResultado: assign({ respuesta: null, problema: null }),
    cotejar: falta,
    empezarFinal: falta,
    contarFallo: assign({ fallos: ({ context }) => context.fallos + 1 }),
  },
}).createMachine({
  id: 'onboarding',
  description: 'El asistente que completa los datos de contacto, por pasos.',
  context: ({ input: { recuerdo, ...entrada } }) => ({
    ...entrada,
    base: recuerdo?.base ?? null,
    borrador: recuerdo?.borrador ?? {
      telefonoCelular: '',
      telefonoResidencial: '',
      provincia: '',
      municipio: '',
      calle: '',
      noCasa: '',
      apartamento: '',
      edificio: '',
      sector: '',
      correo: '',
    },
    sugerencia: '',
    faltas: {},
    pulsaciones: 0,
    movimientos: 0,
    paso: recuerdo?.paso ?? 0,
    contacto: null,
    provincias: null,
    municipios: null,
    cargas: 0,
    envios: recuerdo?.envios ?? {},
    fallidas: [],
    fallos: 0,
    respuesta: null,
    problema: null,
  }),
  invoke: {
    id: 'vigilar',
    src: 'vigilar',
    onError: { description: 'Sin avisos de la red ni de otras pestañas: el asistente sigue en esta.' },
  },
  initial: 'cargando',
  on: { GUARDADO_FUERA: { description: 'Otra pestaña guardó una parte.', actions: 'anotarFuera' } },
  states: {
    cargando: {
      description:
        'Se piden a la vez los datos de contacto, las provincias y los municipios; lo que falle queda sin llegar.',
      tags: 'cargando',
      meta: { requisitos: ['ONB-14', 'ONB-21'] },
      invoke: {
        id: 'cargarTodo',
        src: 'cargarTodo',
        input: ({ context }) => ({ codigoAfiliado: context.codigoAfiliado }),
        onDone: { target: 'eligiendoPaso', actions: 'anotarCargado' },
        onError: { target: 'eligiendoPaso' },
      },
      on: { OMITIR: { target: 'omitida' } },
      after: { limiteCarga: { target: 'eligiendoPaso' } },
    },
    eligiendoPaso: {
      description: 'El paso en que se está, si está lo que necesita.',
      always: [
        { guard: 'faltaLoNecesario', target: 'muestra', actions: 'contarCarga' },
        { guard: { type: 'paso', params: { es: 1 } }, target: 'direccion' },
        { guard: { type: 'paso', params: { es: 2 } }, target: 'correo' },
        { target: 'telefonos' },
      ],
    },
    muestra: {
      description:
        'Faltan datos o listas. Se ven los pasos, con listas de muestra marcadas, y nada se guarda. Se intenta otra vez solo.',
      tags: ['error', 'soloLectura'],
      meta: { requisitos: ['ONB-78', 'ONB-79', 'ONB-80', 'ONB-83', 'ONB-84', 'ONB-85'] },
      initial: 'esperando',
      on: {
        ESCRIBIR: {
          guard: 'esLugar',
          description: 'Las listas de muestra se pueden recorrer.',
          actions: 'escribir',
        },
        SIGUIENTE: [
          { guard: 'contactoConocido', target: 'eligiendoPaso', actions: ['avanzar', 'guardarRecuerdo'] },
          { guard: { type: 'paso', params: { es: 2 } }, description: 'No hay otro paso.' },
          { actions: 'avanzar' },
        ],
        ANTERIOR: [
          { guard: 'contactoConocido', target: 'eligiendoPaso', actions: ['retroceder', 'guardarRecuerdo'] },
          { guard: { type: 'paso', params: { es: 0 } }, description: 'No hay otro paso.' },
          { actions: 'retroceder' },
        ],
        OMITIR: { guard: { type: 'paso', params: { es: 0 } }, target: 'omitida' },
        CONTINUAR_DESPUES: { target: 'aplazada' },
      },
      states: {
        esperando: {
          description: 'Dentro de un momento se intenta otra vez.',
          on: { REINTENTAR: { target: 'reintentando' }, EN_LINEA: { target: 'reintentando' } },
          after: { espera: { target: 'reintentando' } },
        },
        reintentando: {
          description: 'Se pide todo otra vez; lo que se ve se queda.',
          tags: 'cargando',
          invoke: {
            id: 'recargarTodo',
            src: 'cargarTodo',
            input: ({ context }) => ({ codigoAfiliado: context.codigoAfiliado }),
            onDone: { target: '#onboarding.eligiendoPaso', actions: 'anotarCargado' },
            onError: { target: '#onboarding.eligiendoPaso' },
          },
          after: { limiteCarga: { target: '#onboarding.eligiendoPaso' } },
        },
      },
    },
    telefonos: {
      description: 'Primer paso: al menos un teléfono.',
      initial: 'formulario',
      states: {
        formulario: {
          description: 'Se escribe. Lo escrito se conserva tras cada respuesta, y en este navegador hasta terminar.',
          meta: { pantalla: 'Teléfonos', requisitos: ['ONB-02', 'ONB-38', 'ONB-39', 'ONB-43', 'ONB-64', 'ONB-65'] },
          initial: 'escribiendo',
          on: {
            ESCRIBIR: { target: '.escribiendo', actions: ['escribir', 'guardarRecuerdo'] },
            SIGUIENTE: [
              { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
              {
                guard: { type: 'yaGuardada', params: { parte: 'telefonos' } },
                description: 'Lo que ya se guardó no se envía otra vez.',
                target: '#onboarding.eligiendoPaso',
                actions: ['avanzar', 'guardarRecuerdo'],
              },
              {
                guard: { type: 'envioDudoso', params: { parte: 'telefonos' } },
                description: 'Se envió y no se sabe si llegó: se mira, no se repite.',
                target: 'comprobando',
                actions: 'anotarFaltas',
              },
              { target: 'guardando', actions: 'anotarFaltas' },
            ],
            OMITIR: { target: '#onboarding.omitida' },
            CONTINUAR_DESPUES: {
              guard: 'falloDosVeces',
              description: 'Tras el segundo fallo se puede seguir otro día; lo guardado queda guardado.',
              target: '#onboarding.aplazada',
            },
          },
          states: {
            escribiendo: { description: 'Listo para escribir.' },
            faltanDatos: {
              description: 'Se pulsó sin completar: cada campo dice qué le falta y el foco va al primero.',
              tags: ['error', 'incompleto'],
            },
            fallida: {
              description: 'No se guardó, y se dice una vez qué parte. Se puede intentar otra vez.',
              tags: 'error',
              meta: { requisitos: ['ONB-69'] },
            },
            noConfirmada: {
              description: 'Se envió y no se pudo saber si quedó guardado. Antes de enviar otra vez se mira.',
              tags: 'aviso',
            },
          },
        },
        guardando: {
          description: 'El servicio guarda este paso. No se puede enviar otra vez.',
          tags: 'cargando',
          entry: ['quitarResultado', { type: 'anotarEnvio', params: { parte: 'telefonos' } }, 'guardarRecuerdo'],
          invoke: {
            id: 'guardarTelefonos',
            src: 'guardarTelefonos',
            input: ({ context: { codigoAfiliado, borrador } }) => ({
              query: { CodigoAfiliado: codigoAfiliado },
              body: {
                TelefonoCelular: borrador.telefonoCelular.trim(),
                TelefonoResidencial: borrador.telefonoResidencial.trim(),
              },
            }),
            onDone: {
              target: '#onboarding.eligiendoPaso',
              actions: [
                { type: 'anotarGuardado', params: { parte: 'telefonos' } },
                { type: 'avisarGuardado', params: { parte: 'telefonos' } },
                'avanzar',
                'guardarRecuerdo',
              ],
            },
            onError: [
              {
                guard: 'rechazo',
                description: 'El servicio dijo que no: no hay nada guardado.',
                target: 'formulario.fallida',
                actions: [
                  'anotarResultado',
                  { type: 'anotarRechazo', params: { parte: 'telefonos' } },
                  'contarFallo',
                  'guardarRecuerdo',
                ],
              },
              {
                description: 'Se perdió la respuesta: puede que se haya guardado.',
                target: 'comprobando',
                actions: 'anotarResultado',
              },
            ],
          },
          after: { limiteGuardado: { target: 'comprobando', actions: 'anotarResultado' } },
        },
        comprobando: {
          description: 'Se vuelve a leer para saber si quedó guardado.',
          tags: 'cargando',
          invoke: {
            id: 'releerContacto',
            src: 'consultarContacto',
            input: ({ context }) => ({ query: { codigoAfiliado: context.codigoAfiliado } }),
            onDone: [
              {
                guard: { type: 'estaGuardada', params: { parte: 'telefonos' } },
                description: 'Sí: se había guardado.',
                target: '#onboarding.eligiendoPaso',
                actions: [
                  'cotejar',
                  { type: 'avisarGuardado', params: { parte: 'telefonos' } },
                  'avanzar',
                  'guardarRecuerdo',
                ],
              },
              {
                description: 'No se guardó: se puede enviar otra vez.',
                target: 'formulario.fallida',
                actions: ['cotejar', 'contarFallo', 'guardarRecuerdo'],
              },
            ],
            onError: { target: 'formulario.noConfirmada', actions: ['anotarResultado', 'contarFallo'] },
          },
          after: { limiteCarga: { target: 'formulario.noConfirmada', actions: ['anotarResultado', 'contarFallo'] } },
        },
      },
    },
    direccion: {
      description: 'Segundo paso: dónde vive. Al régimen subsidiado solo se le muestra.',
      initial: 'formulario',
      states: {
        formulario: {
          description: 'Se escribe. Lo escrito se conserva tras cada respuesta, y en este navegador hasta terminar.',
          meta: { pantalla: 'Dirección', requisitos: ['ONB-03', 'ONB-44', 'ONB-46', 'ONB-49', 'ONB-53', 'ONB-66'] },
          initial: 'escribiendo',
          on: {
            ESCRIBIR: { target: '.escribiendo', actions: ['escribir', 'guardarRecuerdo'] },
            SIGUIENTE: [
              {
                guard: 'direccionFija',
                description: 'Del régimen subsidiado: se lee, se pasa, y no se envía.',
                target: '#onboarding.eligiendoPaso',
                actions: ['avanzar', 'guardarRecuerdo'],
              },
              { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
              {
                guard: { type: 'yaGuardada', params: { parte: 'direccion' } },
                description: 'Lo que ya se guardó no se envía otra vez.',
                target: '#onboarding.eligiendoPaso',
                actions: ['avanzar', 'guardarRecuerdo'],
              },
              {
                guard: { type: 'envioDudoso', params: { parte: 'direccion' } },
                description: 'Se envió y no se sabe si llegó: se mira, no se repite.',
                target: 'comprobando',
                actions: 'anotarFaltas',
              },
              { target: 'guardando', actions: 'anotarFaltas' },
            ],
            ANTERIOR: {
              description: 'Lo escrito se conserva.',
              target: '#onboarding.eligiendoPaso',
              actions: ['retroceder', 'guardarRecuerdo'],
            },
            CONTINUAR_DESPUES: {
              guard: 'falloDosVeces',
              description: 'Tras el segundo fallo se puede seguir otro día; lo guardado queda guardado.',
              target: '#onboarding.aplazada',
            },
          },
          states: {
            escribiendo: { description: 'Listo para escribir.' },
            faltanDatos: {
              description: 'Se pulsó sin completar: cada campo dice qué le falta y el foco va al primero.',
              tags: ['error', 'incompleto'],
            },
            fallida: {
              description: 'No se guardó, y se dice una vez qué parte. Se puede intentar otra vez.',
              tags: 'error',
              meta: { requisitos: ['ONB-69'] },
            },
            noConfirmada: {
              description: 'Se envió y no se pudo saber si quedó guardado. Antes de enviar otra vez se mira.',
              tags: 'aviso',
            },
          },
        },
        guardando: {
          description: 'El servicio guarda este paso. No se puede enviar otra vez.',
          tags: 'cargando',
          entry: ['quitarResultado', { type: 'anotarEnvio', params: { parte: 'direccion' } }, 'guardarRecuerdo'],
          invoke: {
            id: 'guardarDireccion',
            src: 'guardarDireccion',
            input: ({ context: { codigoAfiliado, borrador, provincias, municipios } }) => ({
              query: { CodigoAfiliado: codigoAfiliado },
              body: {
                Provincia: provincias?.find(({ codigo }) => codigo === borrador.provincia)?.descripcion ?? '',
                IdProvincia: borrador.provincia,
                Municipio: municipios?.find(({ codigo }) => codigo === borrador.municipio)?.descripcion ?? '',
                IdMunicipio: borrador.municipio,
                Calle: borrador.calle.trim(),
                NoCasa: borrador.noCasa.trim(),
                Apartamento: borrador.apartamento.trim(),
                Edificio: borrador.edificio.trim(),
                Sector: borrador.sector.trim(),
              },
            }),
            onDone: {
              target: '#onboarding.eligiendoPaso',
              actions: [
                { type: 'anotarGuardado', params: { parte: 'direccion' } },
                { type: 'avisarGuardado', params: { parte: 'direccion' } },
                'avanzar',
                'guardarRecuerdo',
              ],
            },
            onError: [
              {
                guard: 'rechazo',
                description: 'El servicio dijo que no: no hay nada guardado.',
                target: 'formulario.fallida',
                actions: [
                  'anotarResultado',
                  { type: 'anotarRechazo', params: { parte: 'direccion' } },
                  'contarFallo',
                  'guardarRecuerdo',
                ],
              },
              {
                description: 'Se perdió la respuesta: puede que se haya guardado.',
                target: 'comprobando',
                actions: 'anotarResultado',
              },
            ],
          },
          after: { limiteGuardado: { target: 'comprobando', actions: 'anotarResultado' } },
        },
        comprobando: {
          description: 'Se vuelve a leer para saber si quedó guardado.',
          tags: 'cargando',
          invoke: {
            id: 'releerContacto',
            src: 'consultarContacto',
            input: ({ context }) => ({ query: { codigoAfiliado: context.codigoAfiliado } }),
            onDone: [
              {
                guard: { type: 'estaGuardada', params: { parte: 'direccion' } },
                description: 'Sí: se había guardado.',
                target: '#onboarding.eligiendoPaso',
                actions: [
                  'cotejar',
                  { type: 'avisarGuardado', params: { parte: 'direccion' } },
                  'avanzar',
                  'guardarRecuerdo',
                ],
              },
              {
                description: 'No se guardó: se puede enviar otra vez.',
                target: 'formulario.fallida',
                actions: ['cotejar', 'contarFallo', 'guardarRecuerdo'],
              },
            ],
            onError: { target: 'formulario.noConfirmada', actions: ['anotarResultado', 'contarFallo'] },
          },
          after: { limiteCarga: { target: 'formulario.noConfirmada', actions: ['anotarResultado', 'contarFallo'] } },
        },
      },
    },
    correo: {
      description: 'Tercer paso: el correo. «Finalizar» guarda cada parte que aún no lo esté.',
      initial: 'formulario',
      states: {
        formulario: {
          description: 'Se escribe. Lo escrito se conserva tras cada respuesta, y en este navegador hasta terminar.',
          meta: { pantalla: 'Correo Electrónico', requisitos: ['ONB-04', 'ONB-61', 'ONB-62', 'ONB-67', 'ONB-70'] },
          initial: 'escribiendo',
          on: {
            ESCRIBIR: { target: '.escribiendo', actions: ['escribir', 'guardarRecuerdo'] },
            DEJAR: { actions: 'sugerirCorreo' },
            USAR_SUGERENCIA: { actions: ['usarSugerencia', 'guardarRecuerdo'] },
            CONFIRMAR: [
              { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
              { target: '#onboarding.finalizando', actions: ['anotarFaltas', 'empezarFinal'] },
            ],
            ANTERIOR: {
              description: 'Lo escrito se conserva.',
              target: '#onboarding.eligiendoPaso',
              actions: ['retroceder', 'guardarRecuerdo'],
            },
            CONTINUAR_DESPUES: {
              guard: 'falloDosVeces',
              description: 'Tras el segundo fallo se puede seguir otro día; lo guardado queda guardado.',
              target: '#onboarding.aplazada',
            },
          },
          states: {
            escribiendo: { description: 'Listo para escribir.' },
            faltanDatos: {
              description: 'Se pulsó sin completar: cada campo dice qué le falta y el foco va al primero.',
              tags: ['error', 'incompleto'],
            },
            fallida: {
              description: 'No se guardó, y se dice una vez qué parte. Se puede intentar otra vez.',
              tags: 'error',
              meta: { requisitos: ['ONB-68'] },
            },
            noConfirmada: {
              description: 'Se envió y no se pudo saber si quedó guardado. Antes de enviar otra vez se mira.',
              tags: 'aviso',
            },
          },
        },
      },
    },
    finalizando: {
      description: 'Se guarda, una por una, cada parte que aún no esté guardada.',
      meta: { requisitos: ['ONB-68', 'ONB-70'] },
      initial: 'eligiendo',
      states: {
        eligiendo: {
          description: 'La próxima parte que falte.',
          always: [
            { guard: { type: 'porEnviar', params: { parte: 'telefonos' } }, target: 'telefonos' },
            { guard: { type: 'porEnviar', params: { parte: 'direccion' } }, target: 'direccion' },
            { guard: { type: 'porEnviar', params: { parte: 'correo' } }, target: 'correo' },
            { guard: 'quedanDudas', target: 'comprobando' },
            { target: 'decidiendo' },
          ],
        },
        telefonos: {
          description: 'Se guarda lo de los teléfonos.',
          tags: 'cargando',
          entry: [{ type: 'anotarEnvio', params: { parte: 'telefonos' } }, 'guardarRecuerdo'],
          invoke: {
            id: 'guardarTelefonos',
            src: 'guardarTelefonos',
            input: ({ context: { codigoAfiliado, borrador } }) => ({
              query: { CodigoAfiliado: codigoAfiliado },
              body: {
                TelefonoCelular: borrador.telefonoCelular.trim(),
                TelefonoResidencial: borrador.telefonoResidencial.trim(),
              },
            }),
            onDone: {
              target: 'eligiendo',
              actions: [
                { type: 'anotarGuardado', params: { parte: 'telefonos' } },
                { type: 'avisarGuardado', params: { parte: 'telefonos' } },
                'guardarRecuerdo',
              ],
            },
            onError: [
              {
                guard: 'rechazo',
                description: 'El servicio dijo que no.',
                target: 'eligiendo',
                actions: [
                  'anotarResultado',
                  { type: 'anotarRechazo', params: { parte: 'telefonos' } },
                  'guardarRecuerdo',
                ],
              },
              { description: 'Se perdió la respuesta.', target: 'eligiendo', actions: 'anotarResultado' },
            ],
          },
          after: { limiteGuardado: { target: 'eligiendo', actions: 'anotarResultado' } },
        },
        direccion: {
          description: 'Se guarda la dirección.',
          tags: 'cargando',
          entry: [{ type: 'anotarEnvio', params: { parte: 'direccion' } }, 'guardarRecuerdo'],
          invoke: {
            id: 'guardarDireccion',
            src: 'guardarDireccion',
            input: ({ context: { codigoAfiliado, borrador, provincias, municipios } }) => ({
              query: { CodigoAfiliado: codigoAfiliado },
              body: {
                Provincia: provincias?.find(({ codigo }) => codigo === borrador.provincia)?.descripcion ?? '',
                IdProvincia: borrador.provincia,
                Municipio: municipios?.find(({ codigo }) => codigo === borrador.municipio)?.descripcion ?? '',
                IdMunicipio: borrador.municipio,
                Calle: borrador.calle.trim(),
                NoCasa: borrador.noCasa.trim(),
                Apartamento: borrador.apartamento.trim(),
                Edificio: borrador.edificio.trim(),
                Sector: borrador.sector.trim(),
              },
            }),
            onDone: {
              target: 'eligiendo',
              actions: [
                { type: 'anotarGuardado', params: { parte: 'direccion' } },
                { type: 'avisarGuardado', params: { parte: 'direccion' } },
                'guardarRecuerdo',
              ],
            },
            onError: [
              {
                guard: 'rechazo',
                description: 'El servicio dijo que no.',
                target: 'eligiendo',
                actions: [
                  'anotarResultado',
                  { type: 'anotarRechazo', params: { parte: 'direccion' } },
                  'guardarRecuerdo',
                ],
              },
              { description: 'Se perdió la respuesta.', target: 'eligiendo', actions: 'anotarResultado' },
            ],
          },
          after: { limiteGuardado: { target: 'eligiendo', actions: 'anotarResultado' } },
        },
        correo: {
          description: 'Se guarda el correo.',
          tags: 'cargando',
          entry: [{ type: 'anotarEnvio', params: { parte: 'correo' } }, 'guardarRecuerdo'],
          invoke: {
            id: 'guardarCorreo',
            src: 'guardarCorreo',
            input: ({ context: { codigoAfiliado, borrador } }) => ({
              query: { CodigoAfiliado: codigoAfiliado },
              body: { CorreoElectronico: borrador.correo.trim() },
            }),
            onDone: {
              target: 'eligiendo',
              actions: [
                { type: 'anotarGuardado', params: { parte: 'correo' } },
                { type: 'avisarGuardado', params: { parte: 'correo' } },
                'guardarRecuerdo',
              ],
            },
            onError: [
              {
                guard: 'rechazo',
                description: 'El servicio dijo que no.',
                target: 'eligiendo',
                actions: ['anotarResultado', { type: 'anotarRechazo', params: { parte: 'correo' } }, 'guardarRecuerdo'],
              },
              { description: 'Se perdió la respuesta.', target: 'eligiendo', actions: 'anotarResultado' },
            ],
          },
          after: { limiteGuardado: { target: 'eligiendo', actions: 'anotarResultado' } },
        },
        comprobando: {
          description: 'Se perdió alguna respuesta: se vuelve a leer.',
          tags: 'cargando',
          invoke: {
            id: 'releerContacto',
            src: 'consultarContacto',
            input: ({ context }) => ({ query: { codigoAfiliado: context.codigoAfiliado } }),
            onDone: { target: 'eligiendo', actions: ['cotejar', 'guardarRecuerdo'] },
            onError: [
              {
                guard: 'tolera',
                target: '#onboarding.terminada',
                actions: 'registrarTolerancia',
              },
              { target: '#onboarding.correo.formulario.noConfirmada', actions: ['anotarResultado', 'contarFallo'] },
            ],
          },
          after: {
            limiteCarga: [
              {
                guard: 'tolera',
                target: '#onboarding.terminada',
                actions: 'registrarTolerancia',
              },
              { target: '#onboarding.correo.formulario.noConfirmada', actions: ['anotarResultado', 'contarFallo'] },
            ],
          },
        },
        decidiendo: {
          description: 'Todo guardado, o se dice qué no.',
          always: [
            { guard: 'todoGuardado', target: '#onboarding.terminada' },
            {
              guard: 'tolera',
              description: 'La lectura tolerante: falta solo el correo; se da por bueno y se registra.',
              target: '#onboarding.terminada',
              actions: 'registrarTolerancia',
            },
            { target: '#onboarding.correo.formulario.fallida', actions: 'contarFallo' },
          ],
        },
      },
    },
    terminada: {
      description: 'Todo está guardado: se dice, y se sigue solo o con el botón.',
      meta: { pantalla: 'Datos de contacto actualizados', requisitos: ['ONB-15', 'ONB-19', 'ONB-75', 'ONB-76'] },
      entry: 'olvidarRecuerdo',
      on: { CONTINUAR: { target: 'concluida' } },
      after: { pausaFinal: { target: 'concluida' } },
    },
    concluida: {
      description: 'La página va al inicio, o a donde se iba; el modal se cierra.',
      type: 'final',
      tags: 'terminal',
      entry: { type: 'salir', params: { como: 'terminada' } },
    },
    omitida: {
      description: 'Se omite por esta sesión. La intención de ir al club y la página que se pidió se conservan.',
      type: 'final',
      tags: 'terminal',
      meta: { requisitos: ['ONB-11', 'ONB-13'] },
      entry: ['olvidarRecuerdo', { type: 'salir', params: { como: 'omitida' } }],
    },
    aplazada: {
      description: 'Se sigue otro día. Lo guardado queda guardado, y lo escrito espera aquí.',
      type: 'final',
      tags: 'terminal',
      entry: { type: 'salir', params: { como: 'aplazada' } },
    },
  },
});
