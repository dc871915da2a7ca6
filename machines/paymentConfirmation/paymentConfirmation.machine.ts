import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Reply } from '../../domain/contract/endpoint';
import type { catalogoRespuesta } from '../../domain/contract/pago';
import type { Invoice } from '../../domain/rules/payments/invoice';
import type { PaymentReceipt, StartedPayment } from '../../domain/rules/payments/payment-intent';
import type { SessionPhase } from '../../domain/rules/session/session';
import type { PaymentTruth } from './payment-truth';

type Quien = Exclude<SessionPhase, 'pendiente'>;

interface Contexto {
  /** El de la dirección, como vino. */
  codigo: string;
  /** La del catálogo para ese código; nulo: no se ha leído. */
  descripcion: string | null;
  /** El pago que empezó en este equipo; nulo: no se sabe cuál fue. */
  pago: StartedPayment | null;
  /** Si el servidor impide que una orden se cobre dos veces. */
  ordenesSeguras: boolean;
  /** La última conciliación terminó; sin ella nada se da por pagado ni por no cobrado. */
  conciliado: boolean;
  /** Centavos que la lista dijo de esa factura mientras estuvo en ella. */
  montoVisto: number | null;
  /** Lo último que dijo la conciliación; nulo: todavía nada. */
  estado: PaymentTruth | null;
  recibo: PaymentReceipt | null;
  /** Las veces que se preguntó sin certeza: cada pausa es más larga. */
  veces: number;
  pideSesion: boolean;
}

export type Evento =
  | { type: 'COMPROBAR' }
  | { type: 'EN_LINEA' }
  | { type: 'VOLVIO' }
  | { type: 'SESION_ABIERTA' }
  | { type: 'SESION_CERRADA' }
  | { type: 'INTENTAR' }
  | { type: 'IR_A_PAGOS' }
  | { type: 'xstate.done.actor.explicar'; output: Reply<typeof catalogoRespuesta> }
  | { type: 'xstate.done.actor.identificar'; output: Quien }
  | { type: 'xstate.done.actor.buscarPago'; output: StartedPayment | null }
  | { type: 'xstate.done.actor.consultarFacturas'; output: readonly Invoice[] }
  | { type: 'xstate.done.actor.guardarRecibo'; output: PaymentReceipt };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const paymentConfirmationMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigo' | 'ordenesSeguras' | 'pideSesion'>;
    events: Evento;
    tags: 'cargando' | 'error' | 'terminal';
  },
  actors: {
    explicar: fromPromise<Reply<typeof catalogoRespuesta>>(falta),
    identificar: fromPromise<Quien>(falta),
    conciliar: fromPromise<unknown>(falta),
    buscarPago: fromPromise<StartedPayment | null>(falta),
    consultarFacturas: fromPromise<readonly Invoice[]>(falta),
    guardarRecibo: fromPromise<PaymentReceipt, StartedPayment | null>(falta),
    vigilar: fromCallback(falta),
  },
  delays: { limiteConsulta: falta, limiteEnvio: falta, pausa: falta },
  guards: {
    sinCatalogo: ({ context }) => context.descripcion === null,
    quien: ({ event }, params: { es: Quien }) =>
      event.type === 'xstate.done.actor.identificar' && event.output === params.es,
    debeEntrar: ({ context, event }) =>
      (event.type === 'SESION_CERRADA' ||
        (event.type === 'xstate.done.actor.identificar' && event.output === 'anonima')) &&
      context.pideSesion,
    consta: falta as (_: unknown, params: { como: PaymentTruth }) => never,
  },
  actions: {
    anotarDescripcion: falta,
    anotarConciliado: assign({ conciliado: true }),
    anotarSinConciliar: assign({ conciliado: false }),
    anotarPago: assign({
      pago: ({ context, event }) => (event.type === 'xstate.done.actor.buscarPago' ? event.output : context.pago),
    }),
    anotarEstado: falta,
    anotarRecibo: assign({
      recibo: ({ context, event }) =>
        event.type === 'xstate.done.actor.guardarRecibo' ? event.output : context.recibo,
    }),
    olvidar: assign({ pago: null, montoVisto: null, estado: null, recibo: null, veces: 0 }),
    anotarDuda: assign({ veces: ({ context }) => context.veces + 1 }),
    empezarDeNuevo: assign({ veces: 0 }),
    olvidarEstado: assign({ estado: null }),
    registrarFallo: falta as (
      _: unknown,
      params: { parte: 'catalogo' | 'sesion' | 'conciliar' | 'facturas' | 'recibo' },
    ) => never,
    navegar: falta as (_: unknown, params: { a: string }) => never,
    pedirFactura: falta,
  },
}).createMachine({
  id: 'paymentConfirmation',
  description: 'La página a la que la pasarela devuelve: dice si el pago es cierto.',
  context: ({ input }) => ({
    ...input,
    descripcion: null,
    pago: null,
    conciliado: false,
    montoVisto: null,
    estado: null,
    recibo: null,
    veces: 0,
  }),
  invoke: {
    id: 'vigilar',
    src: 'vigilar',
    onError: { description: 'Sin avisos de la red, del regreso ni de la sesión: quedan las pausas y el botón.' },
  },
  initial: 'explicando',
  on: {
    SESION_CERRADA: [
      { guard: 'debeEntrar', target: '.haciaLogin', actions: 'olvidar' },
      {
        description: 'La sesión terminó: lo que era de su dueño se va de la página.',
        target: '.sinSesion',
        actions: 'olvidar',
      },
    ],
  },
  states: {
    explicando: {
      description: 'El titular sale del código de la dirección. Se pide al catálogo lo que ese código significa.',
      tags: 'cargando',
      meta: {
        pantalla: 'Confirmación de pago',
        requisitos: ['ROUTE-31', 'PAYC-01', 'PAYC-02', 'PAYC-03', 'PAYC-06', 'PAYC-07'],
      },
      invoke: {
        id: 'explicar',
        src: 'explicar',
        onDone: { target: 'identificando', actions: 'anotarDescripcion' },
        onError: {
          description: 'Queda el titular solo.',
          target: 'identificando',
          actions: { type: 'registrarFallo', params: { parte: 'catalogo' } },
        },
      },
      after: {
        limiteConsulta: {
          target: 'identificando',
          actions: { type: 'registrarFallo', params: { parte: 'catalogo' } },
        },
      },
    },
    identificando: {
      description: 'Se espera a saber si hay una sesión abierta.',
      tags: 'cargando',
      meta: { pantalla: 'Confirmación de pago', requisitos: ['PAYC-08', 'PAYC-09'] },
      invoke: {
        id: 'identificar',
        src: 'identificar',
        onDone: [
          {
            guard: { type: 'quien', params: { es: 'autenticada' } },
            description: 'Afiliado: solo él ve cómo está su pago.',
            target: 'conciliando',
          },
          {
            guard: 'debeEntrar',
            description: 'El ajuste paymentConfirmationRequiresLogin pide una sesión.',
            target: 'haciaLogin',
          },
          {
            guard: { type: 'quien', params: { es: 'anonima' } },
            description: 'Visitante: nada de nadie.',
            target: 'sinSesion',
          },
          {
            description: 'Hay una sesión y no se pudo preguntar de quién es.',
            target: 'sinComprobar',
            actions: 'anotarDuda',
          },
        ],
        onError: {
          target: 'sinComprobar',
          actions: ['anotarDuda', { type: 'registrarFallo', params: { parte: 'sesion' } }],
        },
      },
      after: {
        limiteConsulta: {
          target: 'sinComprobar',
          actions: ['anotarDuda', { type: 'registrarFallo', params: { parte: 'sesion' } }],
        },
      },
    },
    conciliando: {
      description:
        'Se pide al servicio que pregunte al banco por los pagos sin terminar. Su fallo se anota y no detiene lo demás.',
      tags: 'cargando',
      meta: { pantalla: 'Confirmación de pago' },
      on: { IR_A_PAGOS: { target: 'haciaPagos' } },
      invoke: {
        id: 'conciliar',
        src: 'conciliar',
        onDone: { target: 'buscando', actions: 'anotarConciliado' },
        onError: {
          target: 'buscando',
          actions: ['anotarSinConciliar', { type: 'registrarFallo', params: { parte: 'conciliar' } }],
        },
      },
      after: {
        limiteEnvio: {
          target: 'buscando',
          actions: ['anotarSinConciliar', { type: 'registrarFallo', params: { parte: 'conciliar' } }],
        },
      },
    },
    buscando: {
      description: 'Se busca en este equipo el último pago que fue al banco, o el recibo que dejó.',
      tags: 'cargando',
      meta: { pantalla: 'Confirmación de pago' },
      on: { IR_A_PAGOS: { target: 'haciaPagos' } },
      invoke: {
        id: 'buscarPago',
        src: 'buscarPago',
        onDone: { target: 'comprobando', actions: 'anotarPago' },
        onError: { target: 'comprobando' },
      },
      after: { limiteConsulta: { target: 'comprobando' } },
    },
    comprobando: {
      description: 'Se leen las facturas pendientes: solo ellas dicen si el pago es cierto.',
      tags: 'cargando',
      meta: { pantalla: 'Confirmación de pago' },
      on: { IR_A_PAGOS: { target: 'haciaPagos' } },
      invoke: {
        id: 'consultarFacturas',
        src: 'consultarFacturas',
        onDone: [
          {
            guard: { type: 'consta', params: { como: 'confirmado' } },
            description: 'Se concilió y ya no está entre las pendientes. Con el código 10, además, su monto no cambió.',
            target: 'guardandoRecibo',
            actions: 'anotarEstado',
          },
          {
            guard: { type: 'consta', params: { como: 'enProceso' } },
            description: 'Procesando; o ya no está, y falta la conciliación o el monto no coincide.',
            target: 'confirmando',
            actions: ['anotarEstado', 'anotarDuda'],
          },
          {
            guard: { type: 'consta', params: { como: 'noCobrado' } },
            description: 'Rechazado y conciliado: sigue pendiente, y ese pago ya no se puede cobrar.',
            target: 'noCobrado',
            actions: 'anotarEstado',
          },
          {
            guard: { type: 'consta', params: { como: 'sinDeudas' } },
            description: 'No se sabe cuál fue el pago, y no hay ninguna factura pendiente.',
            target: 'sinDeudas',
            actions: 'anotarEstado',
          },
          {
            description: 'Sigue pendiente, y todavía no es seguro que no se cobre.',
            target: 'sinAparecer',
            actions: ['anotarEstado', 'anotarDuda'],
          },
        ],
        onError: {
          target: 'sinComprobar',
          actions: ['olvidarEstado', 'anotarDuda', { type: 'registrarFallo', params: { parte: 'facturas' } }],
        },
      },
      after: {
        limiteConsulta: {
          target: 'sinComprobar',
          actions: ['olvidarEstado', 'anotarDuda', { type: 'registrarFallo', params: { parte: 'facturas' } }],
        },
      },
    },
    guardandoRecibo: {
      description:
        'El recibo se guarda en esta pestaña hasta que se cierre la sesión, y el pago deja de estar en curso.',
      tags: 'cargando',
      meta: { pantalla: 'Confirmación de pago' },
      invoke: {
        id: 'guardarRecibo',
        src: 'guardarRecibo',
        input: ({ context }) => context.pago,
        onDone: { target: 'confirmado', actions: 'anotarRecibo' },
        onError: { target: 'confirmado', actions: { type: 'registrarFallo', params: { parte: 'recibo' } } },
      },
      after: {
        limiteConsulta: { target: 'confirmado', actions: { type: 'registrarFallo', params: { parte: 'recibo' } } },
      },
    },
    confirmado: {
      description: 'Consta como pagada: «Confirmado», y su recibo.',
      meta: { pantalla: 'Confirmación de pago' },
      on: { IR_A_PAGOS: { target: 'haciaPagos' } },
    },
    sinDeudas: {
      description: 'No se sabe cuál fue el pago, y no queda ninguna factura pendiente.',
      meta: { pantalla: 'Confirmación de pago' },
      on: { IR_A_PAGOS: { target: 'haciaPagos' } },
    },
    noCobrado: {
      description: '«No se cobró nada.» Se puede intentar otra vez. Al volver a la página se comprueba de nuevo.',
      meta: { pantalla: 'Confirmación de pago' },
      on: {
        VOLVIO: { target: 'conciliando' },
        INTENTAR: { target: 'haciaIntento' },
        IR_A_PAGOS: { target: 'haciaPagos' },
      },
    },
    confirmando: {
      description: '«Estamos confirmando…». Se pregunta otra vez por sí solo, con pausas cada vez más largas.',
      meta: { pantalla: 'Confirmación de pago' },
      on: {
        COMPROBAR: { target: 'conciliando', actions: 'empezarDeNuevo' },
        EN_LINEA: { target: 'conciliando' },
        VOLVIO: { target: 'conciliando' },
        IR_A_PAGOS: { target: 'haciaPagos' },
      },
      after: { pausa: { target: 'conciliando' } },
    },
    sinAparecer: {
      description:
        '«Aún no aparece como pagada; no pague de nuevo todavía». Una respuesta puede llegar tarde: se pregunta otra vez por sí solo.',
      meta: { pantalla: 'Confirmación de pago' },
      on: {
        COMPROBAR: { target: 'conciliando', actions: 'empezarDeNuevo' },
        EN_LINEA: { target: 'conciliando' },
        VOLVIO: { target: 'conciliando' },
        IR_A_PAGOS: { target: 'haciaPagos' },
      },
      after: { pausa: { target: 'conciliando' } },
    },
    sinComprobar: {
      description:
        'No se pudo preguntar. Se dice así, y se pregunta otra vez por sí solo: tras una pausa y al volver la conexión.',
      tags: 'error',
      meta: { pantalla: 'Confirmación de pago' },
      on: {
        COMPROBAR: [
          { guard: 'sinCatalogo', target: 'explicando', actions: 'empezarDeNuevo' },
          { target: 'identificando', actions: 'empezarDeNuevo' },
        ],
        EN_LINEA: [{ guard: 'sinCatalogo', target: 'explicando' }, { target: 'identificando' }],
        SESION_ABIERTA: { target: 'identificando' },
        IR_A_PAGOS: { target: 'haciaPagos' },
      },
      after: { pausa: [{ guard: 'sinCatalogo', target: 'explicando' }, { target: 'identificando' }] },
    },
    sinSesion: {
      description: 'Visitante: el titular y lo que dice el catálogo, sin estado y sin datos de nadie.',
      meta: { pantalla: 'Confirmación de pago', requisitos: ['PAYC-08', 'PAYC-09'] },
      on: {
        EN_LINEA: [
          { guard: 'sinCatalogo', target: 'explicando' },
          { description: 'Ya se sabe lo que el código significa.' },
        ],
        SESION_ABIERTA: { description: 'Entró en otra pestaña.', target: 'identificando' },
        IR_A_PAGOS: { target: 'haciaPagos' },
      },
    },
    haciaPagos: {
      description: 'Se va a las facturas; un visitante pasa antes por el inicio de sesión.',
      type: 'final',
      tags: 'terminal',
      entry: { type: 'navegar', params: { a: '/pagos' } },
    },
    haciaIntento: {
      description: 'Se va a las facturas, donde se pregunta por esta.',
      type: 'final',
      tags: 'terminal',
      entry: 'pedirFactura',
    },
    haciaLogin: {
      description: 'Se va a iniciar sesión, y después se vuelve aquí.',
      type: 'final',
      tags: 'terminal',
      entry: { type: 'navegar', params: { a: '/login' } },
    },
  },
});
