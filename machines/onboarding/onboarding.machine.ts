import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ChartFailure } from '../../domain/contract/chart-failure';
import type { ContactDraft, StoredContact } from '../../domain/rules/contact/contact-draft';
import type { ContactFault } from '../../domain/rules/contact/contact-faults';
import type { ContactPart } from '../../domain/rules/contact/contact-part';
import type { ContactSends } from '../../domain/rules/contact/contact-sends';
import type { Place } from '../../domain/rules/contact/place';
import type { Dejar, Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { contactSaveMachine, Resultado, Salida } from '../contactSave/contactSave.machine';
import type { StoredContactDraft } from './stored-contact-draft';

export type Variante = 'pagina' | 'modal';
/** Nulo: no se ha podido cargar. */
export interface Cargado {
  contacto: StoredContact | null;
  provincias: readonly Place[] | null;
  municipios: readonly Place[] | null;
}
export type Paso = 0 | 1 | 2;

interface Contexto extends Cargado {
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
  /** Por qué falló el último. */
  problema: ChartFailure | null;
}

export type Entrada = Pick<Contexto, 'variante' | 'codigoAfiliado' | 'subsidiado' | 'tolerante'> & {
  /** Lo que este navegador conservó de otra visita. */
  recuerdo: StoredContactDraft | null;
};

export type Evento =
  | Escribir<ContactDraft>
  | Dejar<'telefonoCelular' | 'telefonoResidencial' | 'correo'>
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
  | { type: 'xstate.done.actor.guardarContacto'; output: Salida };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const onboardingMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    children: { guardarContacto: 'guardarContacto' };
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'soloLectura' | 'terminal';
  },
  actors: {
    vigilar: fromCallback(falta),
    cargarTodo: fromPromise<Cargado, { codigoAfiliado: string }>(falta),
    guardarContacto: falta as unknown as typeof contactSaveMachine,
  },
  delays: { limiteCarga: falta, espera: falta, pausaFinal: falta },
  guards: {
    faltaLoNecesario: ({ context }) =>
      context.contacto === null ||
      (context.paso === 1 && !context.subsidiado && (context.provincias === null || context.municipios === null)),
    contactoConocido: ({ context }) => context.contacto !== null,
    esLugar: ({ event }) => event.type === 'ESCRIBIR' && /^(provincia|municipio)$/.test(event.campo),
    paso: ({ context }, params: { es: Paso }) => context.paso === params.es,
    faltaAlgo: falta,
    direccionFija: ({ context }) => context.subsidiado,
    resultado: ({ event }, params: { es: Resultado }) =>
      event.type === 'xstate.done.actor.guardarContacto' && event.output.resultado === params.es,
    tolera: falta,
    direccionSinListas: falta,
    puedeAplazar: falta,
    falloDosVeces: ({ context }) => context.fallos > 1,
  },
  actions: {
    avisarEncontradas: falta,
    avisarFuera: falta,
    registrarTolerancia: falta,
    guardarRecuerdo: falta,
    olvidarRecuerdo: falta,
    salir: falta as (_: unknown, params: { como: 'terminada' | 'omitida' | 'aplazada' }) => never,
    anotarCargado: falta,
    contarCarga: assign({ cargas: ({ context }) => context.cargas + 1 }),
    escribir: falta,
    sugerirCorreo: falta,
    usarSugerencia: falta,
    anotarFalta: falta,
    anotarFaltas: falta,
    senalarFaltas: falta,
    avanzar: assign({
      paso: ({ context }) => (context.paso === 0 ? 1 : 2),
      movimientos: ({ context }) => context.movimientos + 1,
      faltas: {},
      fallidas: [],
      fallos: 0,
      problema: null,
    }),
    retroceder: assign({
      paso: ({ context }) => (context.paso === 2 ? 1 : 0),
      movimientos: ({ context }) => context.movimientos + 1,
      faltas: {},
      fallidas: [],
      fallos: 0,
      problema: null,
    }),
    anotarFuera: falta,
    empezarFinal: falta,
    anotarGuardado: falta,
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
    movimientos: 0,
    paso: recuerdo?.paso ?? 0,
    contacto: null,
    provincias: null,
    municipios: null,
    cargas: 0,
    envios: recuerdo?.envios ?? {},
    fallidas: [],
    fallos: 0,
    problema: null,
  }),
  invoke: {
    id: 'vigilar',
    src: 'vigilar',
    onError: { description: 'Sin avisos de la red ni de otras pestañas: el asistente sigue en esta.' },
  },
  initial: 'cargando',
  on: {
    GUARDADO_FUERA: { description: 'Otra pestaña guardó una parte.', actions: ['anotarFuera', 'avisarFuera'] },
  },
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
            DEJAR: { description: 'Si hay algo escrito y no vale, su campo lo dice ya.', actions: 'anotarFalta' },
            SIGUIENTE: [
              { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
              { target: 'guardando', actions: ['anotarFaltas', 'guardarRecuerdo'] },
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
              entry: 'senalarFaltas',
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
          description: 'Se guarda este paso. No se puede enviar otra vez.',
          tags: 'cargando',
          invoke: {
            id: 'guardarContacto',
            src: 'guardarContacto',
            input: ({ context: { borrador, provincias, municipios, envios } }) => ({
              partes: ['telefonos'],
              borrador,
              provincias,
              municipios,
              envios,
              fallidas: [],
            }),
            onDone: [
              {
                guard: { type: 'resultado', params: { es: 'guardada' } },
                target: '#onboarding.eligiendoPaso',
                actions: ['anotarGuardado', 'avisarEncontradas', 'avanzar', 'guardarRecuerdo'],
              },
              {
                guard: { type: 'resultado', params: { es: 'sinConfirmar' } },
                target: 'formulario.noConfirmada',
                actions: ['anotarGuardado', 'contarFallo'],
              },
              { target: 'formulario.fallida', actions: ['anotarGuardado', 'contarFallo', 'guardarRecuerdo'] },
            ],
          },
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
              { target: 'guardando', actions: ['anotarFaltas', 'guardarRecuerdo'] },
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
              entry: 'senalarFaltas',
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
          description: 'Se guarda este paso. No se puede enviar otra vez.',
          tags: 'cargando',
          invoke: {
            id: 'guardarContacto',
            src: 'guardarContacto',
            input: ({ context: { borrador, provincias, municipios, envios } }) => ({
              partes: ['direccion'],
              borrador,
              provincias,
              municipios,
              envios,
              fallidas: [],
            }),
            onDone: [
              {
                guard: { type: 'resultado', params: { es: 'guardada' } },
                target: '#onboarding.eligiendoPaso',
                actions: ['anotarGuardado', 'avisarEncontradas', 'avanzar', 'guardarRecuerdo'],
              },
              {
                guard: { type: 'resultado', params: { es: 'sinConfirmar' } },
                target: 'formulario.noConfirmada',
                actions: ['anotarGuardado', 'contarFallo'],
              },
              { target: 'formulario.fallida', actions: ['anotarGuardado', 'contarFallo', 'guardarRecuerdo'] },
            ],
          },
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
            DEJAR: { actions: ['sugerirCorreo', 'anotarFalta'] },
            USAR_SUGERENCIA: { actions: ['usarSugerencia', 'guardarRecuerdo'] },
            CONFIRMAR: [
              { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
              { target: '#onboarding.finalizando', actions: ['anotarFaltas', 'empezarFinal', 'guardarRecuerdo'] },
            ],
            ANTERIOR: {
              description: 'Lo escrito se conserva.',
              target: '#onboarding.eligiendoPaso',
              actions: ['retroceder', 'guardarRecuerdo'],
            },
            CONTINUAR_DESPUES: {
              guard: 'puedeAplazar',
              description:
                'Tras el segundo fallo, o si la dirección queda pendiente, se puede seguir otro día; lo guardado queda guardado.',
              target: '#onboarding.aplazada',
            },
            REINTENTAR: { guard: 'direccionSinListas', target: '.recargando' },
            EN_LINEA: { guard: 'direccionSinListas', target: '.recargando' },
          },
          states: {
            escribiendo: {
              description: 'Listo para escribir. Si la dirección quedó pendiente, sus listas se piden otra vez solas.',
              after: {
                espera: [
                  { guard: 'direccionSinListas', target: 'recargando' },
                  { description: 'La dirección no espera ninguna lista.' },
                ],
              },
            },
            recargando: {
              description: 'Se piden otra vez las listas de la dirección, y se sigue escribiendo.',
              invoke: {
                id: 'recargarTodo',
                src: 'cargarTodo',
                input: ({ context }) => ({ codigoAfiliado: context.codigoAfiliado }),
                onDone: { target: 'escribiendo', actions: ['anotarCargado', 'contarCarga'] },
                onError: { target: 'escribiendo', actions: 'contarCarga' },
              },
              on: { ESCRIBIR: { actions: ['escribir', 'guardarRecuerdo'] } },
              after: { limiteCarga: { target: 'escribiendo', actions: 'contarCarga' } },
            },
            faltanDatos: {
              description: 'Se pulsó sin completar: cada campo dice qué le falta y el foco va al primero.',
              tags: ['error', 'incompleto'],
              entry: 'senalarFaltas',
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
      tags: 'cargando',
      meta: { requisitos: ['ONB-68', 'ONB-70'] },
      invoke: {
        id: 'guardarContacto',
        src: 'guardarContacto',
        input: ({ context: { subsidiado, borrador, provincias, municipios, envios, fallidas } }) => ({
          partes: subsidiado ? ['telefonos', 'correo'] : ['telefonos', 'direccion', 'correo'],
          borrador,
          provincias,
          municipios,
          envios,
          fallidas,
        }),
        onDone: [
          { guard: { type: 'resultado', params: { es: 'guardada' } }, target: 'terminada' },
          {
            guard: 'tolera',
            description: 'La lectura tolerante: falta solo el correo; se da por bueno y se registra.',
            target: 'terminada',
            actions: 'registrarTolerancia',
          },
          {
            guard: { type: 'resultado', params: { es: 'sinConfirmar' } },
            target: 'correo.formulario.noConfirmada',
            actions: ['anotarGuardado', 'contarFallo'],
          },
          {
            target: 'correo.formulario.fallida',
            actions: ['anotarGuardado', 'contarFallo', 'guardarRecuerdo'],
          },
        ],
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
