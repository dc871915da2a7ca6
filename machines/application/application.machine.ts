import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { ApplicationDraft } from '../../domain/rules/application/application-draft';
import type { ApplicationFaults, ApplicationStep } from '../../domain/rules/application/application-faults';
import type { ApplicationLists } from '../../domain/rules/application/application-lists';
import type { Dependent } from '../../domain/rules/application/dependent';
import type { Relative } from '../../domain/rules/application/health';
import type { ApplicationInput, ApplicationReceipt } from '../../domain/rules/application/stored-application';
import type { Dejar, Escribir } from '../../domain/rules/form/form-events';

/** Cómo se lleva el recibo quien lo lee. */
type Entrega = 'copiar' | 'compartir';

interface Contexto extends ApplicationInput, CallResult {
  /** Hoy en Santo Domingo. */
  hoy: string;
  /** De quien tiene sesión; vacíos si no la hay. */
  regimen: string;
  plan: string;
  listas: ApplicationLists;
  /** Lo escrito antes que se ofrece, y de cuándo es; nulo si no hay nada. */
  desde: number | null;
  /** El paso que nombra la dirección al llegar; nulo: la entrada. */
  pedido: ApplicationStep | null;
  /** Lo escrito es de esta misma pestaña: no hay que ofrecerlo. */
  deAqui: boolean;
  faltas: ApplicationFaults;
  /** Cada cambio de paso lleva el foco a su título; borrar lo escrito, a «Empezar». */
  movimientos: number;
  /** Lo que quizás se quiso escribir; vacío si nada. */
  sugerencia: string;
  /** El diálogo de un dependiente estaba abierto al cargar la página. */
  dialogo: boolean;
  /** El dependiente que se corrige en el diálogo; nulo si es uno nuevo. */
  editado: number | null;
  /** Se envió, y no se sabe si llegó: se perdió la respuesta, o la página se cargó otra vez en medio. */
  porConfirmar: boolean;
  /** El último que se quitó, para deshacerlo. */
  quitado: { dependiente: Dependent; lugar: number } | null;
  recibo: ApplicationReceipt | null;
  /** Se sabe que la confirmación va también por correo. */
  porCorreo: boolean;
}

export type Entrada = Pick<
  Contexto,
  | 'hoy'
  | 'regimen'
  | 'plan'
  | 'desde'
  | 'pedido'
  | 'deAqui'
  | 'dialogo'
  | 'editado'
  | 'porConfirmar'
  | 'recibo'
  | 'porCorreo'
  | keyof ApplicationInput
>;

export type Evento =
  | Escribir<ApplicationDraft>
  | Dejar<'correo'>
  | { type: 'USAR_SUGERENCIA' }
  | { type: 'EMPEZAR' }
  | { type: 'SEGUIR' }
  | { type: 'DESCARTAR' }
  | { type: 'SIGUIENTE' }
  | { type: 'ANTERIOR' }
  | { type: 'IR'; paso: ApplicationStep | null; ahora: number }
  | { type: 'AGREGAR' }
  | { type: 'EDITAR'; lugar: number }
  | { type: 'QUITAR'; lugar: number }
  | { type: 'DESHACER' }
  | { type: 'DEPENDIENTE'; dependiente: Dependent }
  | { type: 'CERRAR' }
  | { type: 'RESPONDER'; codigo: string; tiene: boolean }
  | { type: 'NINGUNA'; codigos: readonly string[] }
  | { type: 'MARCAR'; codigo: string; quien: Relative }
  | { type: 'DETALLAR'; codigo: string; detalle: string }
  | { type: 'CORREGIR'; paso: ApplicationStep }
  | { type: 'ENVIAR' }
  | { type: 'ENTREGAR'; entrega: Entrega }
  | { type: 'LISTAS'; listas: ApplicationLists }
  | { type: 'AFILIADO'; regimen: string; plan: string }
  | { type: 'DIA'; hoy: string }
  | { type: 'xstate.done.actor.enviarSolicitud'; output: ApplicationReceipt }
  | { type: 'xstate.error.actor.enviarSolicitud'; error: unknown }
  | { type: 'xstate.done.actor.entregarRecibo'; output: 'copiado' | 'compartido' };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const applicationMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    vigilar: fromCallback(falta),
    enviarSolicitud: fromPromise<ApplicationReceipt, ApplicationInput>(falta),
    entregarRecibo: fromPromise<'copiado' | 'compartido', { recibo: ApplicationReceipt | null; entrega: Entrega }>(
      falta,
    ),
  },
  delays: { limiteEnvio: falta, limiteEntrega: falta },
  guards: {
    hayRecibo: ({ context }) => context.recibo !== null,
    sigueAqui: falta,
    hayEscrito: ({ context }) => context.desde !== null,
    destino: falta as (_: unknown, params: { es: ApplicationStep }) => never,
    dialogoAMedias: ({ context }) => context.dialogo,
    faltaAlgo: falta as (_: unknown, params: { en: ApplicationStep }) => never,
    faltaAlgunPaso: falta,
    porConfirmar: ({ context }) => context.porConfirmar,
    sinPreguntas: ({ context }) => context.listas.sintomas === null,
    mismoPaso: falta,
    alaEntrada: ({ event }) => event.type === 'IR' && event.paso === null,
    pasoAlcanzable: falta,
    hayLugar: falta,
    rechazo: falta,
    quedoCopiado: ({ event }) => event.type === 'xstate.done.actor.entregarRecibo' && event.output === 'copiado',
  },
  actions: {
    mostrarPaso: falta,
    corregirDireccion: falta,
    guardarRecuerdo: falta,
    olvidarRecuerdo: falta,
    olvidarCambio: falta,
    guardarRecibo: falta,
    olvidarRecibo: falta,
    avisarFallo: falta,
    salir: falta,
    escribir: falta,
    sugerirCorreo: falta,
    usarSugerencia: falta,
    vaciar: falta,
    cambiarDePaso: assign({
      movimientos: ({ context }) => context.movimientos + 1,
      faltas: {},
      quitado: null,
      sugerencia: '',
    }),
    anotarFaltas: falta as (_: unknown, params: { en: ApplicationStep }) => never,
    senalarFaltas: falta,
    retomarDialogo: assign({ dialogo: false }),
    pulsarSiguiente: falta,
    volverALaEntrada: assign({
      desde: ({ context, event }) => (event.type === 'IR' ? event.ahora : context.desde),
    }),
    anotarListas: assign({
      listas: ({ context, event }) => (event.type === 'LISTAS' ? event.listas : context.listas),
    }),
    anotarAfiliado: assign(({ event }) =>
      event.type === 'AFILIADO' ? { regimen: event.regimen, plan: event.plan } : {},
    ),
    anotarDia: assign({ hoy: ({ context, event }) => (event.type === 'DIA' ? event.hoy : context.hoy) }),
    anotarEditado: assign({
      editado: ({ event }) => (event.type === 'EDITAR' ? event.lugar : null),
      quitado: null,
    }),
    guardarDependiente: falta,
    quitarDependiente: falta,
    reponerDependiente: falta,
    responder: falta,
    anotarEnvio: assign({ porConfirmar: (_, { queda }: { queda: boolean }) => queda }),
    quitarResultado: assign({ respuesta: null, problema: null }),
    anotarResultado: falta,
    anotarRecibo: assign({
      recibo: ({ context, event }) =>
        event.type === 'xstate.done.actor.enviarSolicitud' ? event.output : context.recibo,
    }),
  },
}).createMachine({
  id: 'application',
  description: 'La solicitud pública para afiliarse a un plan, por pasos y sin cuenta.',
  context: ({ input }) => ({
    ...input,
    listas: {
      planes: null,
      nacionalidades: null,
      parentescosDeHombre: null,
      parentescosDeMujer: null,
      permitidos: null,
      formasPago: null,
      frecuenciasPago: null,
      sintomas: null,
    },
    faltas: {},
    movimientos: 0,
    sugerencia: '',
    quitado: null,
    respuesta: null,
    problema: null,
  }),
  invoke: {
    id: 'vigilar',
    src: 'vigilar',
    onError: { description: 'Sin avisos de la dirección, las listas ni el día: los botones siguen.' },
  },
  initial: 'llegando',
  on: {
    LISTAS: { description: 'Llegó otra de las listas, o se sabe que falta.', actions: 'anotarListas' },
    AFILIADO: { description: 'Se sabe de quién es la sesión, o ya no la hay.', actions: 'anotarAfiliado' },
    DIA: { description: 'Pasó la medianoche.', actions: 'anotarDia' },
  },
  states: {
    llegando: {
      description: 'Se mira qué hay de antes.',
      always: [
        {
          guard: 'hayRecibo',
          description: 'Se envió en esta pestaña, y nadie lo ha leído todavía.',
          target: 'enviada',
        },
        {
          guard: 'sigueAqui',
          description: 'La página se cargó otra vez en medio del formulario: se sigue donde se estaba.',
          target: 'formulario',
          actions: 'corregirDireccion',
        },
        {
          guard: 'hayEscrito',
          target: 'antes.conBorrador',
          actions: 'corregirDireccion',
        },
        { target: 'antes', actions: 'corregirDireccion' },
      ],
    },
    antes: {
      description: 'Antes de empezar se dice qué conviene tener a mano.',
      meta: { pantalla: 'Solicitud de afiliación', requisitos: ['APPL-06', 'ROUTE-37'] },
      initial: 'nueva',
      on: {
        IR: [
          { guard: 'alaEntrada', description: 'Ya se está en la entrada.' },
          {
            guard: 'pasoAlcanzable',
            description: 'Adelante en el navegador.',
            target: 'formulario',
            actions: 'cambiarDePaso',
          },
          { actions: 'corregirDireccion' },
        ],
      },
      states: {
        nueva: {
          description: 'Nada se ha escrito en este equipo.',
          on: {
            EMPEZAR: {
              target: '#application.formulario.plan',
              actions: ['cambiarDePaso', 'mostrarPaso', 'guardarRecuerdo'],
            },
          },
        },
        conBorrador: {
          description: 'Hay una solicitud empezada: se ofrece con su fecha, y se puede borrar.',
          tags: 'aviso',
          on: {
            SEGUIR: {
              target: '#application.formulario',
              actions: ['cambiarDePaso', 'mostrarPaso', 'guardarRecuerdo'],
            },
            DESCARTAR: { target: 'nueva', actions: ['olvidarRecuerdo', 'vaciar'] },
          },
        },
      },
    },
    formulario: {
      description: 'Los cinco pasos y la revisión. Lo escrito se conserva.',
      initial: 'eligiendoPaso',
      on: {
        IR: [
          { guard: 'mismoPaso', description: 'La dirección ya dice el paso en que se está.' },
          { guard: 'alaEntrada', target: '#application.antes.conBorrador', actions: 'volverALaEntrada' },
          {
            guard: 'pasoAlcanzable',
            description: 'Atrás o adelante en el navegador.',
            target: '.eligiendoPaso',
            actions: 'cambiarDePaso',
          },
          {
            description: 'A un paso que aún no se alcanza no se llega.',
            actions: 'corregirDireccion',
          },
        ],
      },
      states: {
        eligiendoPaso: {
          description: 'Se va al paso que se pidió, o hasta el que se llegó.',
          meta: { requisitos: ['APPL-01', 'APPL-02'] },
          always: [
            { guard: { type: 'destino', params: { es: 0 } }, target: 'plan' },
            { guard: { type: 'destino', params: { es: 1 } }, target: 'datosPersonales' },
            { guard: { type: 'destino', params: { es: 2 } }, target: 'dependientes' },
            { guard: { type: 'destino', params: { es: 3 } }, target: 'datosDePago' },
            { guard: { type: 'destino', params: { es: 4 } }, target: 'declaracionDeSalud' },
            { target: 'revision' },
          ],
        },
        plan: {
          description: 'Se elige el plan. El de un régimen solo se ofrece a quien es de él.',
          meta: { pantalla: 'Plan', requisitos: ['APPL-32', 'APPL-33'] },
          initial: 'escribiendo',
          on: {
            ESCRIBIR: { target: '.escribiendo', actions: ['escribir', 'guardarRecuerdo'] },
            SIGUIENTE: [
              {
                guard: { type: 'faltaAlgo', params: { en: 0 } },
                target: '.faltanDatos',
                actions: { type: 'anotarFaltas', params: { en: 0 } },
              },
              { target: 'datosPersonales', actions: ['cambiarDePaso', 'mostrarPaso', 'guardarRecuerdo'] },
            ],
          },
          states: {
            escribiendo: { description: 'Listo para escribir.' },
            faltanDatos: {
              description: 'Se pulsó sin completar: se dice qué falta, y el foco va allí.',
              tags: ['error', 'incompleto'],
              entry: 'senalarFaltas',
            },
          },
        },
        datosPersonales: {
          description: 'Los datos de quien pide la afiliación.',
          meta: {
            pantalla: 'Datos personales',
            requisitos: ['APPL-19', 'APPL-20', 'APPL-24', 'APPL-25', 'APPL-26', 'APPL-28'],
          },
          initial: 'escribiendo',
          on: {
            ESCRIBIR: { target: '.escribiendo', actions: ['escribir', 'guardarRecuerdo'] },
            DEJAR: { actions: 'sugerirCorreo' },
            USAR_SUGERENCIA: { actions: ['usarSugerencia', 'guardarRecuerdo'] },
            SIGUIENTE: [
              {
                guard: { type: 'faltaAlgo', params: { en: 1 } },
                target: '.faltanDatos',
                actions: { type: 'anotarFaltas', params: { en: 1 } },
              },
              { target: 'dependientes', actions: ['cambiarDePaso', 'mostrarPaso', 'guardarRecuerdo'] },
            ],
            ANTERIOR: { target: 'plan', actions: ['cambiarDePaso', 'mostrarPaso'] },
          },
          states: {
            escribiendo: { description: 'Listo para escribir.' },
            faltanDatos: {
              description: 'Se pulsó sin completar: se dice qué falta, y el foco va allí.',
              tags: ['error', 'incompleto'],
              entry: 'senalarFaltas',
            },
          },
        },
        dependientes: {
          description: 'Nadie, o hasta sesenta personas. Quitar una se puede deshacer.',
          meta: { pantalla: 'Datos de dependiente', requisitos: ['APPL-34', 'REQ-20'] },
          initial: 'mirando',
          on: {
            AGREGAR: { guard: 'hayLugar', target: 'dialogo', actions: 'anotarEditado' },
            EDITAR: { target: 'dialogo', actions: 'anotarEditado' },
            QUITAR: {
              description: 'Los lugares cambian: lo escrito a medias en el de alguien se olvida.',
              target: '.escribiendo',
              actions: ['quitarDependiente', 'guardarRecuerdo', 'olvidarCambio'],
            },
            DESHACER: { target: '.escribiendo', actions: ['reponerDependiente', 'guardarRecuerdo'] },
            SIGUIENTE: [
              {
                guard: { type: 'faltaAlgo', params: { en: 2 } },
                target: '.faltanDatos',
                actions: { type: 'anotarFaltas', params: { en: 2 } },
              },
              { target: 'datosDePago', actions: ['cambiarDePaso', 'mostrarPaso', 'guardarRecuerdo'] },
            ],
            ANTERIOR: { target: 'datosPersonales', actions: ['cambiarDePaso', 'mostrarPaso'] },
          },
          states: {
            mirando: {
              description: 'Se mira si el diálogo quedó abierto.',
              always: [
                {
                  guard: 'dialogoAMedias',
                  description: 'La página se cargó otra vez con el diálogo abierto.',
                  target: '#application.formulario.dialogo',
                  actions: 'retomarDialogo',
                },
                { target: 'escribiendo' },
              ],
            },
            escribiendo: { description: 'Listo para escribir.' },
            faltanDatos: {
              description: 'Se pulsó sin completar: se dice qué falta, y el foco va allí.',
              tags: ['error', 'incompleto'],
              entry: 'senalarFaltas',
            },
          },
        },
        dialogo: {
          description: 'El diálogo de un dependiente está abierto sobre su paso.',
          on: {
            DEPENDIENTE: { target: 'dependientes', actions: ['guardarDependiente', 'guardarRecuerdo'] },
            CERRAR: { target: 'dependientes' },
            IR: {
              description: 'Atrás en el navegador cierra el diálogo; lo escrito en él espera.',
              target: 'dependientes',
              actions: 'mostrarPaso',
            },
          },
        },
        datosDePago: {
          description: 'Cómo y cada cuánto se paga.',
          meta: { pantalla: 'Datos de pago', requisitos: ['APPL-14', 'APPL-15'] },
          initial: 'escribiendo',
          on: {
            ESCRIBIR: { target: '.escribiendo', actions: ['escribir', 'guardarRecuerdo'] },
            SIGUIENTE: [
              {
                guard: { type: 'faltaAlgo', params: { en: 3 } },
                target: '.faltanDatos',
                actions: { type: 'anotarFaltas', params: { en: 3 } },
              },
              { target: 'declaracionDeSalud', actions: ['cambiarDePaso', 'mostrarPaso', 'guardarRecuerdo'] },
            ],
            ANTERIOR: { target: 'dependientes', actions: ['cambiarDePaso', 'mostrarPaso'] },
          },
          states: {
            escribiendo: { description: 'Listo para escribir.' },
            faltanDatos: {
              description: 'Se pulsó sin completar: se dice qué falta, y el foco va allí.',
              tags: ['error', 'incompleto'],
              entry: 'senalarFaltas',
            },
          },
        },
        declaracionDeSalud: {
          description: 'Qué condiciones ha habido en la familia, y quién las ha tenido.',
          meta: { pantalla: 'Declaración de Salud', requisitos: ['APPL-03', 'APPL-08', 'APPL-10', 'APPL-11'] },
          initial: 'escribiendo',
          on: {
            RESPONDER: { target: '.escribiendo', actions: ['responder', 'guardarRecuerdo'] },
            NINGUNA: { target: '.escribiendo', actions: ['responder', 'guardarRecuerdo'] },
            MARCAR: { target: '.escribiendo', actions: ['responder', 'guardarRecuerdo'] },
            DETALLAR: { target: '.escribiendo', actions: ['responder', 'guardarRecuerdo'] },
            SIGUIENTE: [
              {
                guard: { type: 'faltaAlgo', params: { en: 4 } },
                target: '.faltanDatos',
                actions: { type: 'anotarFaltas', params: { en: 4 } },
              },
              { target: 'revision', actions: ['cambiarDePaso', 'mostrarPaso', 'guardarRecuerdo'] },
            ],
            ANTERIOR: { target: 'datosDePago', actions: ['cambiarDePaso', 'mostrarPaso'] },
          },
          states: {
            escribiendo: { description: 'Listo para escribir.' },
            faltanDatos: {
              description: 'Se pulsó sin completar: se dice qué falta, y el foco va allí.',
              tags: ['error', 'incompleto'],
              entry: 'senalarFaltas',
            },
          },
        },
        revision: {
          description: 'Todo lo escrito, para leerlo antes de enviarlo.',
          meta: { pantalla: 'Revise su solicitud', requisitos: ['APPL-37'] },
          initial: 'mirando',
          on: {
            CORREGIR: { target: 'eligiendoPaso', actions: ['cambiarDePaso', 'mostrarPaso'] },
            ANTERIOR: { target: 'declaracionDeSalud', actions: ['cambiarDePaso', 'mostrarPaso'] },
            ENVIAR: [
              {
                guard: 'sinPreguntas',
                description: 'La página se cargó otra vez, y las preguntas de salud no han llegado.',
                target: '.sinPreguntas',
              },
              {
                guard: 'faltaAlgunPaso',
                description:
                  'Cambió el día o una lista: algo que estaba bien ya no lo está. En su paso se dice qué falta, como al pulsar Siguiente allí.',
                target: 'eligiendoPaso',
                actions: ['cambiarDePaso', 'mostrarPaso', 'pulsarSiguiente'],
              },
              { target: '#application.enviando' },
            ],
          },
          states: {
            mirando: {
              description: 'Se mira si ya se envió.',
              always: [
                {
                  guard: 'porConfirmar',
                  description: 'Ya se envió una vez, y no se sabe si llegó.',
                  target: 'sinConfirmar',
                },
                { target: 'leyendo' },
              ],
            },
            leyendo: { description: 'Lista para enviarse.' },
            sinPreguntas: {
              description: 'Se dice que faltan las preguntas; se puede reintentar, o enviar cuando lleguen.',
              tags: ['error', 'incompleto'],
              entry: 'senalarFaltas',
            },
            fallida: {
              description: 'Esta vez no se envió: un aviso dice por qué. Todo sigue escrito.',
              tags: 'error',
            },
            sinConfirmar: {
              description:
                'Se perdió la respuesta: no se sabe si llegó. Nada se envía otra vez solo; enviar lo mismo antes de que pasen diez minutos no crea otra.',
              tags: 'aviso',
            },
          },
        },
      },
    },
    enviando: {
      description: 'Se envía una sola vez, se pulse cuanto se pulse.',
      tags: 'cargando',
      meta: { requisitos: ['APPL-07', 'APPL-35', 'API-79'] },
      entry: ['quitarResultado', { type: 'anotarEnvio', params: { queda: true } }, 'guardarRecuerdo'],
      invoke: {
        id: 'enviarSolicitud',
        src: 'enviarSolicitud',
        input: ({ context: { borrador, dependientes, salud } }) => ({ borrador, dependientes, salud }),
        onDone: { target: 'enviada', actions: ['anotarRecibo', 'guardarRecibo', 'olvidarRecuerdo'] },
        onError: [
          {
            guard: 'rechazo',
            description: 'El servicio dijo que no: esta vez no se envió.',
            target: 'formulario.revision.fallida',
            actions: [
              'anotarResultado',
              { type: 'anotarEnvio', params: { queda: false } },
              'guardarRecuerdo',
              'avisarFallo',
            ],
          },
          {
            description: 'Se perdió la respuesta: puede que haya llegado.',
            target: 'formulario.revision.sinConfirmar',
            actions: ['anotarResultado', 'avisarFallo'],
          },
        ],
      },
      after: {
        limiteEnvio: {
          target: 'formulario.revision.sinConfirmar',
          actions: ['anotarResultado', 'avisarFallo'],
        },
      },
    },
    enviada: {
      description: 'Se recibió: se dice con su número, o con la fecha y la hora. Lo escrito ya no está en este equipo.',
      meta: { pantalla: 'Recibimos su solicitud', requisitos: ['APPL-04'] },
      initial: 'quieta',
      on: { ENTREGAR: { target: '.entregando' }, CERRAR: { target: 'concluida' } },
      states: {
        quieta: { description: 'Se puede copiar, compartir o terminar.' },
        entregando: {
          description: 'El equipo copia el recibo, o muestra con quién compartirlo.',
          invoke: {
            id: 'entregarRecibo',
            src: 'entregarRecibo',
            input: ({ context: { recibo }, event }) => ({
              recibo,
              entrega: event.type === 'ENTREGAR' ? event.entrega : 'copiar',
            }),
            onDone: [
              { guard: 'quedoCopiado', target: 'copiada' },
              { description: 'La hoja del equipo ya lo dijo.', target: 'quieta' },
            ],
            onError: { target: 'sinEntregar' },
          },
          after: { limiteEntrega: { target: 'quieta' } },
        },
        copiada: { description: 'El recibo está en el portapapeles.', tags: 'aviso' },
        sinEntregar: {
          description: 'Este equipo no lo copió ni lo compartió. Sigue a la vista.',
          tags: 'error',
        },
      },
    },
    concluida: {
      description: 'Se va al inicio, o a iniciar sesión.',
      type: 'final',
      tags: 'terminal',
      entry: ['olvidarRecibo', 'salir'],
    },
  },
});
