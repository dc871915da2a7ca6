import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ChartFailure } from '../../domain/contract/chart-failure';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { datoscontactos } from '../../domain/contract/login';
import type { ConflictAnswer, ConflictField } from '../../domain/rules/contact/contact-conflicts';
import type { ContactPart } from '../../domain/rules/contact/contact-part';
import type { ContactSends } from '../../domain/rules/contact/contact-sends';
import type { PendingEmail } from '../../domain/rules/contact/pending-email';
import type { Place } from '../../domain/rules/contact/place';
import type { ProfileDraft } from '../../domain/rules/contact/profile-draft';
import type { Dejar, Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { contactSaveMachine, Salida as Guardado } from '../contactSave/contactSave.machine';
import type { ProfileFault } from './profile-form';
import type { StoredProfileDraft } from './stored-profile-draft';

/** Nula: no llegó. */
export interface Listas {
  regiones: readonly Place[] | null;
  provincias: readonly Place[] | null;
  municipios: readonly Place[] | null;
}
export type Salida = 'pagina' | 'sesion';

export interface Choque {
  campo: ConflictField;
  /** Nula hasta que alguien elige. */
  eleccion: ConflictAnswer | null;
}

interface Contexto extends Listas {
  codigoAfiliado: string;
  /** El perfil es de quien tiene la sesión; si no, de un menor de su núcleo. */
  propio: boolean;
  titular: boolean;
  /** Del régimen subsidiado: su dirección solo se lee. */
  subsidiado: boolean;
  /** Lo que este navegador conservó sin guardar. */
  recuerdo: StoredProfileDraft | null;
  /** El cambio de correo que se pidió en este navegador y nadie ha confirmado. */
  pendiente: PendingEmail | null;
  /** Lo que el servicio tiene, según se leyó o guardó la última vez. Nulo: aún no se sabe. */
  contacto: Reply<typeof datoscontactos> | null;
  /** Lo guardado cuando se empezó a escribir. */
  base: ProfileDraft;
  borrador: ProfileDraft;
  /** Lo guardado antes de este intento, para la bitácora. */
  previo: ProfileDraft;
  /** Lo que quizás se quiso escribir; vacío si nada. */
  sugerencia: string;
  faltas: Faltas<keyof ProfileDraft, ProfileFault>;
  /** Cada edición que termina devuelve el foco al botón de editar. */
  ediciones: number;
  /** Lo que cambió en otra parte mientras se escribía. */
  choques: readonly Choque[];
  envios: ContactSends;
  /** Las partes que se guardan, o que se mira si se guardaron. */
  partes: readonly ContactPart[];
  /** Las partes que el último intento no guardó. */
  fallidas: readonly ContactPart[];
  /** Las partes que el último intento guardó. */
  guardadas: readonly ContactPart[];
  /** Por qué no se pudo leer o guardar. */
  problema: ChartFailure | null;
  /** Lo que se quería dejar. */
  salida: Salida;
  /** Se quiso dejar mientras se guardaba. */
  porSalir: boolean;
}

export type Entrada = Pick<Contexto, 'codigoAfiliado' | 'propio' | 'titular' | 'subsidiado' | 'recuerdo' | 'pendiente'>;

export type Evento =
  | Escribir<ProfileDraft>
  | Dejar<'telefonoCelular' | 'telefonoResidencial' | 'correo'>
  | { type: 'USAR_SUGERENCIA' }
  | { type: 'EDITAR' }
  | { type: 'SEGUIR' }
  | { type: 'DESCARTAR' }
  | { type: 'GUARDAR' }
  | { type: 'DESHACER' }
  | { type: 'REINTENTAR' }
  | { type: 'EN_LINEA' }
  | { type: 'ELEGIR'; campo: ConflictField; eleccion: ConflictAnswer }
  | { type: 'CONFIRMAR' }
  | { type: 'VOLVER' }
  | { type: 'CORREO_CERRADO' }
  | { type: 'SALIDA_PEDIDA'; salida: Salida }
  | { type: 'QUEDARSE' }
  | { type: 'SALIR' }
  | { type: 'xstate.done.actor.consultarContacto'; output: Reply<typeof datoscontactos> }
  | { type: 'xstate.error.actor.consultarContacto'; error: unknown }
  | { type: 'xstate.done.actor.consultarListas'; output: Listas }
  | { type: 'xstate.done.actor.releerContacto'; output: Reply<typeof datoscontactos> }
  | { type: 'xstate.error.actor.releerContacto'; error: unknown }
  | { type: 'xstate.done.actor.guardarContacto'; output: Guardado };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const contactEditMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    children: { guardarContacto: 'guardarContacto' };
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    vigilar: fromCallback(falta),
    consultarContacto: fromPromise<Reply<typeof datoscontactos>, Request<typeof datoscontactos>>(falta),
    consultarListas: fromPromise<Listas>(falta),
    releerContacto: fromPromise<Reply<typeof datoscontactos>>(falta),
    guardarContacto: falta as unknown as typeof contactSaveMachine,
    pedirCambioCorreo: fromCallback<{ type: 'CORREO_CERRADO' }, { correo: string }>(falta),
  },
  delays: { limiteCarga: falta, demoraRestaurar: falta },
  guards: {
    hayRecuerdo: falta,
    sinListas: ({ context }) =>
      !context.subsidiado && (context.regiones === null || context.provincias === null || context.municipios === null),
    sinCambios: falta,
    faltaAlgo: falta,
    direccionDeOtro: falta,
    direccionSinListas: falta,
    quedanDudas: falta,
    hayChoques: falta,
    faltaElegir: ({ context }) => context.choques.some(({ eleccion }) => eleccion === null),
    huboEnvios: ({ context }) => Object.values(context.envios).some((envio) => envio !== undefined),
    nadaPorEnviar: falta,
    quedaPorEnviar: falta,
    correoPorPedir: falta,
    hayFallidas: ({ context }) => context.fallidas.length > 0,
    porSalir: ({ context }) => context.porSalir,
    sinConfirmar: ({ event }) =>
      event.type === 'xstate.done.actor.guardarContacto' && event.output.resultado === 'sinConfirmar',
  },
  actions: {
    anotarContacto: falta,
    /** El correo que se leyó ya es el nuevo. */
    olvidarConfirmado: falta,
    anotarProblema: falta,
    quitarResultado: assign({ problema: null, fallidas: [], guardadas: [] }),
    empezar: falta,
    retomar: falta,
    restaurar: falta,
    contarEdicion: assign({ ediciones: ({ context }) => context.ediciones + 1 }),
    anotarListas: falta,
    escribir: falta,
    sugerirCorreo: falta,
    usarSugerencia: falta,
    anotarFalta: falta,
    anotarFaltas: falta,
    senalarFaltas: falta,
    anotarLectura: falta,
    anotarChoques: falta,
    elegir: assign({
      choques: ({ context, event }) =>
        event.type === 'ELEGIR'
          ? context.choques.map((uno) => (uno.campo === event.campo ? { ...uno, eleccion: event.eleccion } : uno))
          : context.choques,
    }),
    dejarChoques: assign({ choques: [] }),
    resolverChoques: falta,
    anotarPrevio: assign({ previo: ({ context }) => context.base }),
    elegirDudosas: falta,
    anotarGuardado: falta,
    anotarSalida: assign({
      salida: ({ context, event }) => (event.type === 'SALIDA_PEDIDA' ? event.salida : context.salida),
    }),
    aplazarSalida: assign({ porSalir: true }),
    olvidarSalida: assign({ porSalir: false }),
    seguirSalida: falta,
    retomarSalida: falta,
    registrarCambio: falta,
    guardarRecuerdo: falta,
    olvidarRecuerdo: falta,
  },
}).createMachine({
  id: 'contactEdit',
  description: 'Los datos de contacto y localización del perfil, por partes que se editan y se guardan.',
  context: ({ input }) => {
    const vacio = {
      telefonoCelular: '',
      telefonoResidencial: '',
      region: '',
      provincia: '',
      municipio: '',
      calle: '',
      noCasa: '',
      apartamento: '',
      edificio: '',
      sector: '',
      correo: '',
    };
    return {
      ...input,
      contacto: null,
      base: vacio,
      borrador: vacio,
      previo: vacio,
      sugerencia: '',
      faltas: {},
      ediciones: 0,
      regiones: null,
      provincias: null,
      municipios: null,
      choques: [],
      envios: {},
      partes: [],
      fallidas: [],
      guardadas: [],
      problema: null,
      salida: 'pagina',
      porSalir: false,
    };
  },
  invoke: {
    id: 'vigilar',
    src: 'vigilar',
    onError: { description: 'Sin avisos de la red ni de quien se va: lo demás sigue.' },
  },
  initial: 'cargando',
  states: {
    cargando: {
      description: 'Se piden los datos de contacto.',
      tags: 'cargando',
      invoke: {
        id: 'consultarContacto',
        src: 'consultarContacto',
        input: ({ context }) => ({ query: { codigoAfiliado: context.codigoAfiliado } }),
        onDone: [
          {
            guard: 'hayRecuerdo',
            description: 'En otra visita se escribió algo que no se guardó.',
            target: 'viendo.conRecuerdo',
            actions: ['anotarContacto', 'olvidarConfirmado'],
          },
          { target: 'viendo', actions: ['anotarContacto', 'olvidarConfirmado', 'olvidarRecuerdo'] },
        ],
        onError: { target: 'fallida', actions: 'anotarProblema' },
      },
      after: { limiteCarga: { target: 'fallida', actions: 'anotarProblema' } },
    },
    fallida: {
      description: 'No se pudieron leer. Lo que se hubiera escrito antes sigue en este navegador.',
      tags: 'error',
      on: { REINTENTAR: { target: 'cargando' }, EN_LINEA: { target: 'cargando' } },
    },
    viendo: {
      description: 'Lo guardado, para leer.',
      meta: { pantalla: 'Datos de contacto y localización', requisitos: ['PROF-20', 'PROF-21'] },
      initial: 'tranquilo',
      entry: 'quitarResultado',
      on: {
        EDITAR: [
          { guard: 'sinListas', target: 'preparando', actions: 'empezar' },
          { target: 'editando', actions: 'empezar' },
        ],
      },
      states: {
        tranquilo: { description: 'Con el botón de editar.' },
        conRecuerdo: {
          description: 'Lo que se escribió y no se guardó se ofrece a quien lo escribió.',
          tags: 'aviso',
          on: {
            EDITAR: {},
            SEGUIR: [
              { guard: 'sinListas', target: '#contactEdit.preparando', actions: ['retomar', 'guardarRecuerdo'] },
              { target: '#contactEdit.editando', actions: ['retomar', 'guardarRecuerdo'] },
            ],
            DESCARTAR: { target: 'tranquilo', actions: ['olvidarRecuerdo', 'contarEdicion'] },
          },
        },
        guardado: {
          description: 'Todo lo que cambió quedó guardado.',
          meta: { requisitos: ['PROF-48'] },
        },
        yendose: {
          description: 'Todo quedó guardado, y se sigue a donde se quería ir; cerrar la sesión se pregunta.',
          entry: ['retomarSalida', 'olvidarSalida'],
        },
      },
    },
    preparando: {
      description:
        'Se piden a la vez las listas de regiones, provincias y municipios; la que falle queda sin llegar. Mientras tanto se puede escribir lo demás.',
      meta: { requisitos: ['PROF-27'] },
      invoke: {
        id: 'consultarListas',
        src: 'consultarListas',
        onDone: { target: 'editando', actions: 'anotarListas' },
        onError: { target: 'editando' },
      },
      on: {
        ESCRIBIR: { actions: ['escribir', 'guardarRecuerdo'] },
        DEJAR: { actions: ['sugerirCorreo', 'anotarFalta'] },
        USAR_SUGERENCIA: { actions: ['usarSugerencia', 'guardarRecuerdo'] },
        DESHACER: [
          { guard: 'sinCambios', target: 'deshaciendo', actions: 'olvidarRecuerdo' },
          { description: 'Lo escrito se perdería: se pregunta.', target: 'preguntando.edicion' },
        ],
        SALIDA_PEDIDA: { target: 'preguntando', actions: 'anotarSalida' },
      },
      after: { limiteCarga: { target: 'editando' } },
    },
    editando: {
      description:
        'Se escribe. Lo escrito se conserva en este navegador hasta guardarlo o deshacerlo. Sin las listas, la dirección solo se lee.',
      meta: { requisitos: ['PROF-21', 'PROF-27', 'PROF-34', 'PROF-35'] },
      initial: 'escribiendo',
      always: { guard: 'porSalir', description: 'No todo quedó guardado, y se quería salir.', target: 'preguntando' },
      on: {
        ESCRIBIR: { target: '.escribiendo', actions: ['escribir', 'guardarRecuerdo'] },
        DEJAR: { actions: ['sugerirCorreo', 'anotarFalta'] },
        USAR_SUGERENCIA: { actions: ['usarSugerencia', 'guardarRecuerdo'] },
        GUARDAR: [
          { guard: 'sinCambios', target: '.sinCambios', actions: 'anotarFaltas' },
          {
            guard: 'direccionSinListas',
            description: 'Sin las listas no se sabe si la dirección vale.',
            target: 'preparando',
          },
          { guard: 'faltaAlgo', target: '.faltanDatos', actions: ['quitarResultado', 'anotarFaltas'] },
          { guard: 'direccionDeOtro', target: '.soloTitular', actions: ['quitarResultado', 'anotarFaltas'] },
          {
            guard: 'quedanDudas',
            description: 'Se envió y no se sabe si llegó: se mira, no se repite.',
            target: 'guardando',
            actions: ['quitarResultado', 'anotarFaltas', 'anotarPrevio', 'elegirDudosas'],
          },
          { target: 'releyendo', actions: ['quitarResultado', 'anotarFaltas'] },
        ],
        DESHACER: [
          { guard: 'sinCambios', target: 'deshaciendo', actions: 'olvidarRecuerdo' },
          { description: 'Lo escrito se perdería: se pregunta.', target: 'preguntando.edicion' },
        ],
        REINTENTAR: { guard: 'sinListas', target: 'preparando' },
        EN_LINEA: { guard: 'sinListas', target: 'preparando' },
        SALIDA_PEDIDA: { target: 'preguntando', actions: 'anotarSalida' },
      },
      states: {
        escribiendo: { description: 'Listo para escribir.' },
        sinCambios: {
          description: 'Se pulsó guardar y no hay nada que guardar.',
          tags: 'aviso',
          meta: { requisitos: ['PROF-29'] },
        },
        faltanDatos: {
          description: 'Cada campo dice qué le falta y el foco va al primero.',
          tags: ['error', 'incompleto'],
          meta: { requisitos: ['PROF-25', 'PROF-26', 'PROF-28'] },
          entry: 'senalarFaltas',
        },
        soloTitular: {
          description: 'La dirección del núcleo la cambia solo su titular: no se envió nada.',
          tags: 'error',
          meta: { requisitos: ['PROF-33'] },
        },
        sinLeer: {
          description: 'No se pudo ver qué hay guardado ahora, así que esta vez no se envió nada.',
          tags: 'error',
        },
        fallida: {
          description: 'No se guardó, y se dice una vez qué parte. Lo escrito sigue ahí.',
          tags: 'error',
          meta: { requisitos: ['PROF-48'] },
        },
        noConfirmada: {
          description: 'Se envió y no se pudo saber si quedó guardado. Antes de enviar otra vez se mira.',
          tags: 'aviso',
        },
        sinPedir: {
          description:
            'Se cerró la confirmación: el correo sigue como estaba, y lo demás, si lo había, ya quedó guardado.',
          tags: 'aviso',
        },
      },
    },
    releyendo: {
      description: 'Justo antes de guardar se lee otra vez lo que hay.',
      tags: 'cargando',
      invoke: {
        id: 'releerContacto',
        src: 'releerContacto',
        onDone: [
          {
            guard: 'hayChoques',
            description: 'Algo de lo que se va a guardar cambió en otra parte.',
            target: 'chocando',
            actions: 'anotarChoques',
          },
          {
            guard: 'nadaPorEnviar',
            description: 'Lo escrito ya está guardado, o solo cambia el correo propio.',
            target: 'decidiendo',
            actions: ['anotarLectura', 'anotarPrevio', 'guardarRecuerdo'],
          },
          { target: 'guardando', actions: ['anotarLectura', 'anotarPrevio', 'guardarRecuerdo'] },
        ],
        onError: { target: 'editando.sinLeer', actions: 'anotarProblema' },
      },
      on: { SALIDA_PEDIDA: { description: 'Primero se guarda.', actions: ['anotarSalida', 'aplazarSalida'] } },
      after: { limiteCarga: { target: 'editando.sinLeer', actions: 'anotarProblema' } },
    },
    chocando: {
      description: 'Junto a cada cosa escrita se ve lo que hay ahora. Se elige antes de enviar nada.',
      initial: 'eligiendo',
      always: {
        guard: 'porSalir',
        description: 'Se quería salir, y queda algo por elegir.',
        target: 'preguntando',
        actions: 'dejarChoques',
      },
      on: {
        ELEGIR: { target: '.eligiendo', actions: 'elegir' },
        CONFIRMAR: [
          { guard: 'faltaElegir', target: '.faltaElegir' },
          { target: 'releyendo', actions: ['resolverChoques', 'guardarRecuerdo'] },
        ],
        VOLVER: { target: 'editando', actions: 'dejarChoques' },
        SALIDA_PEDIDA: { target: 'preguntando', actions: ['anotarSalida', 'dejarChoques'] },
      },
      states: {
        eligiendo: { description: 'Dejar lo escrito, o tomar lo que hay.' },
        faltaElegir: {
          description: 'Queda algo sin elegir: el foco va allí.',
          tags: ['error', 'incompleto'],
          entry: 'senalarFaltas',
        },
      },
    },
    guardando: {
      description:
        'Se guarda solo lo que cambió, o se mira si llegó lo que se envió antes. El correo de un menor va sin confirmación; el propio nunca va aquí.',
      tags: 'cargando',
      meta: { requisitos: ['PROF-30', 'PROF-31', 'PROF-32', 'PROF-43', 'PROF-44'] },
      invoke: {
        id: 'guardarContacto',
        src: 'guardarContacto',
        input: ({ context: { partes, borrador, provincias, municipios, envios } }) => ({
          partes,
          borrador,
          provincias,
          municipios,
          envios,
          fallidas: [],
        }),
        onDone: [
          {
            guard: 'sinConfirmar',
            target: 'editando.noConfirmada',
            actions: ['anotarGuardado', 'registrarCambio', 'anotarPrevio', 'guardarRecuerdo'],
          },
          { target: 'decidiendo', actions: ['anotarGuardado', 'guardarRecuerdo'] },
        ],
      },
      on: { SALIDA_PEDIDA: { description: 'Primero se guarda.', actions: ['anotarSalida', 'aplazarSalida'] } },
    },
    decidiendo: {
      description: 'Lo que se guardó va a la bitácora. Todo guardado, o se dice qué no; el correo propio va al final.',
      meta: { requisitos: ['AUDIT-02', 'PROF-44'] },
      entry: ['registrarCambio', 'anotarPrevio'],
      always: [
        { guard: 'hayFallidas', target: 'editando.fallida' },
        {
          guard: 'quedaPorEnviar',
          description: 'Lo dudoso ya estaba guardado; falta otra parte.',
          target: 'releyendo',
        },
        { guard: 'correoPorPedir', target: 'pidiendoCorreo' },
        {
          guard: 'porSalir',
          description: 'Se quiso salir mientras se guardaba.',
          target: 'viendo.yendose',
          actions: ['olvidarRecuerdo', 'contarEdicion'],
        },
        { target: 'viendo.guardado', actions: ['olvidarRecuerdo', 'contarEdicion'] },
      ],
    },
    pidiendoCorreo: {
      description: 'El cambio del correo propio se confirma con la contraseña, y al pedirlo se cierra la sesión.',
      meta: { requisitos: ['PROF-36', 'PROF-43', 'PROF-44'] },
      invoke: {
        id: 'pedirCambioCorreo',
        src: 'pedirCambioCorreo',
        input: ({ context }) => ({ correo: context.borrador.correo.trim() }),
        onError: { target: 'editando.sinPedir' },
      },
      on: { CORREO_CERRADO: { target: 'editando.sinPedir' } },
    },
    deshaciendo: {
      description: 'Se descarta lo escrito; un momento después se ve lo guardado.',
      meta: { requisitos: ['PROF-22', 'PROF-23', 'PROF-24'] },
      after: {
        demoraRestaurar: [
          {
            guard: 'huboEnvios',
            description: 'De algo que se envió no se supo: se lee otra vez lo que hay.',
            target: 'cargando',
            actions: ['restaurar', 'contarEdicion'],
          },
          { target: 'viendo', actions: ['restaurar', 'contarEdicion'] },
        ],
      },
    },
    preguntando: {
      description:
        'Hay cambios que no se sabe que estén guardados, y alguien los deja: por un enlace, atrás, cerrando la sesión o con el botón que cancela.',
      entry: 'olvidarSalida',
      initial: 'salida',
      on: {
        QUEDARSE: [
          { guard: 'hayFallidas', description: 'Se dice qué no se guardó.', target: 'editando.fallida' },
          { guard: 'quedanDudas', description: 'De algo que se envió no se supo.', target: 'editando.noConfirmada' },
          { target: 'editando' },
        ],
        SALIDA_PEDIDA: { target: '.salida', actions: 'anotarSalida' },
      },
      states: {
        salida: {
          description: 'Se deja la página o la sesión.',
          on: { SALIR: { target: '#contactEdit.saliendo' } },
        },
        edicion: {
          description: 'Se deja solo la edición: la página sigue, con lo guardado.',
          on: { SALIR: { target: '#contactEdit.deshaciendo', actions: 'olvidarRecuerdo' } },
        },
      },
    },
    saliendo: {
      description: 'Se descarta lo escrito y se va a donde se iba.',
      type: 'final',
      tags: 'terminal',
      entry: ['olvidarRecuerdo', 'seguirSalida'],
    },
  },
});
