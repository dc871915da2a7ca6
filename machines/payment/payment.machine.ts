import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type {
  conciliarPendiente,
  facturasPendientesPago,
  generarSession,
  ordenCompraGenerar,
} from '../../domain/contract/pago';
import type { PaymentIntent, PaymentReceipt } from '../../domain/rules/payments/payment-intent';
import type { PaymentNotice, PaymentStop } from './payment-notice';
import type { InvoiceSituation, PendingInvoice } from './pending-invoice';

type Facturas = Reply<typeof facturasPendientesPago>;
type Orden = Reply<typeof ordenCompraGenerar>;

/** Lo que este navegador sabe de sus pagos. */
export interface Recuerdo {
  intentos: readonly PaymentIntent[];
  recibos: readonly PaymentReceipt[];
  /** Las últimas que se pagaron en este navegador, también las de los recibos abiertos. */
  pagadas: readonly PaymentReceipt[];
  /** Milisegundos, según el servidor. */
  ahora: number;
}

interface Contexto extends CallResult {
  codigoAfiliado: string;
  /** Si alguien cobra tarjetas aquí. */
  hayPasarela: boolean;
  /** Si el servidor impide que una orden se cobre dos veces. */
  ordenesSeguras: boolean;
  /** Nulas: todavía no se han leído. */
  facturas: readonly PendingInvoice[] | null;
  intentos: readonly PaymentIntent[];
  recibos: readonly PaymentReceipt[];
  pagadas: readonly PaymentReceipt[];
  /** De la última lectura. */
  ahora: number;
  conciliado: boolean;
  /** El número de la factura que pidió la dirección, hasta que se lea la lista. */
  pedir: string | null;
  /** La factura de la pregunta, como estaba cuando se preguntó. */
  pedida: PendingInvoice | null;
  orden: Orden | null;
  motivo: PaymentStop | null;
  aviso: PaymentNotice | null;
  /** Cada lectura que deja un aviso lleva el foco a él. */
  avisos: number;
}

export type Entrada = Pick<Contexto, 'codigoAfiliado' | 'hayPasarela' | 'ordenesSeguras' | 'pedir'>;

export type Evento =
  | { type: 'VOLVER' }
  | { type: 'OTRA_PESTANA' }
  | { type: 'MIRAR' }
  | { type: 'EN_LINEA' }
  | { type: 'REINTENTAR' }
  | { type: 'ACTUALIZAR' }
  | { type: 'ELEGIR'; numero: string }
  | { type: 'CERRAR' }
  | { type: 'NO' }
  | { type: 'SI' }
  | { type: 'SEGUIR'; numero: string }
  | { type: 'CANCELAR' }
  | { type: 'CERRAR_RECIBO'; numero: string }
  | { type: 'APARTADA'; intentos: readonly PaymentIntent[] }
  | { type: 'OCUPADA' }
  | { type: 'xstate.done.actor.recordarPagos'; output: Recuerdo }
  | { type: 'xstate.done.actor.consultarFacturas'; output: Facturas }
  | { type: 'xstate.done.actor.comprobarFacturas'; output: Facturas }
  | { type: 'xstate.done.actor.crearOrden'; output: Orden }
  | { type: 'xstate.done.actor.crearSesion'; output: Reply<typeof generarSession> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const paymentMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    events: Evento;
    tags: 'cargando' | 'error' | 'aviso';
  },
  actors: {
    vigilarPagina: fromCallback(falta),
    recordarPagos: fromPromise<Recuerdo>(falta),
    conciliar: fromPromise<Reply<typeof conciliarPendiente>, Request<typeof conciliarPendiente>>(falta),
    consultarFacturas: fromPromise<Facturas, Request<typeof facturasPendientesPago>>(falta),
    apartarFactura: fromCallback<{ type: 'SOLTAR' }, { numero: string }>(falta),
    crearOrden: fromPromise<Orden, Request<typeof ordenCompraGenerar>>(falta),
    crearSesion: fromPromise<Reply<typeof generarSession>, Request<typeof generarSession>>(falta),
  },
  delays: { limiteLectura: falta, limiteEscritura: falta, pausaEnvio: falta, limiteEnvio: falta },
  guards: {
    hayPedida: ({ context }) => context.pedida !== null,
    hayAviso: ({ context }) => context.aviso !== null,
    sinPendientes: ({ context }) => (context.facturas ?? []).length === 0,
    hayEnCurso: ({ context }) => (context.facturas ?? []).some(({ situacion }) => situacion !== 'porPagar'),
    elegidaEsta: ({ context, event }, params: { situacion: InvoiceSituation }) =>
      (event.type === 'ELEGIR' || event.type === 'SEGUIR') &&
      (context.facturas ?? []).some(
        ({ numero, situacion }) => numero === event.numero && situacion === params.situacion,
      ),
    elegidaDesconocida: ({ context, event }) =>
      event.type !== 'ELEGIR' || !(context.facturas ?? []).some(({ numero }) => numero === event.numero),
    sinPasarela: ({ context }) => !context.hayPasarela,
    sigueLaSuya: falta,
    yaEnviada: falta,
    hayProcesando: ({ context }) =>
      (context.facturas ?? []).some(({ situacion }) => situacion === 'procesando' || situacion === 'propia'),
    sinCambios: falta,
    sesionServible: falta,
  },
  actions: {
    anotarRecuerdo: assign(({ event }) => (event.type === 'xstate.done.actor.recordarPagos' ? event.output : {})),
    anotarConciliado: assign({ conciliado: true }),
    anotarSinConciliar: assign({ conciliado: false }),
    anotarFacturas: falta,
    anotarResultado: falta,
    guardarCuenta: falta,
    elegir: assign({
      pedida: ({ context, event }) =>
        event.type === 'ELEGIR' || event.type === 'SEGUIR'
          ? ((context.facturas ?? []).find(({ numero }) => numero === event.numero) ?? null)
          : context.pedida,
      aviso: null,
    }),
    soltar: assign({ pedir: null, pedida: null, orden: null, motivo: null, aviso: null }),
    anotarMotivo: assign({ motivo: (_, params: { motivo: PaymentStop }) => params.motivo }),
    avisarSinPasarela: assign({
      aviso: ({ context }) =>
        context.pedida === null ? null : { numero: context.pedida.numero, es: 'sinPasarela' as const },
      avisos: ({ context }) => context.avisos + 1,
      pedida: null,
    }),
    avisarEnEspera: assign({
      aviso: ({ context, event }) =>
        event.type === 'ELEGIR' ? { numero: event.numero, es: 'enEspera' as const } : context.aviso,
      avisos: ({ context }) => context.avisos + 1,
    }),
    tomarOrden: falta,
    anotarOrden: assign({
      orden: ({ context, event }) => (event.type === 'xstate.done.actor.crearOrden' ? event.output : context.orden),
    }),
    guardarIntento: falta,
    tomarSesion: falta,
    anotarEnvio: falta,
    enviarFormulario: falta,
    quitarRecibo: assign({
      recibos: ({ context, event }) =>
        event.type === 'CERRAR_RECIBO'
          ? context.recibos.filter(({ numero }) => numero !== event.numero)
          : context.recibos,
    }),
    olvidarRecibo: falta,
    registrarFallo: falta as (_: unknown, params: { que: string }) => never,
  },
}).createMachine({
  id: 'payment',
  description: 'El pago de facturas: se elige una, se sale hacia la pasarela y se concilia al volver.',
  context: ({ input }) => ({
    ...input,
    facturas: null,
    intentos: [],
    recibos: [],
    pagadas: [],
    ahora: 0,
    conciliado: false,
    pedida: null,
    orden: null,
    motivo: null,
    aviso: null,
    avisos: 0,
    respuesta: null,
    problema: null,
  }),
  initial: 'recordando',
  invoke: {
    id: 'vigilarPagina',
    src: 'vigilarPagina',
    onError: { description: 'Sin avisos del navegador: queda «Actualizar».' },
  },
  on: {
    VOLVER: {
      description: 'Se volvió de la pasarela con «Atrás»: nada se puede pulsar antes de leer de nuevo.',
      target: '.recordando',
      actions: 'soltar',
    },
    CERRAR_RECIBO: { actions: ['quitarRecibo', 'olvidarRecibo'] },
  },
  states: {
    recordando: {
      description: 'Se lee qué pagos empezó este navegador.',
      tags: 'cargando',
      invoke: {
        id: 'recordarPagos',
        src: 'recordarPagos',
        onDone: { target: 'conciliando', actions: 'anotarRecuerdo' },
        onError: { target: 'conciliando', actions: { type: 'registrarFallo', params: { que: 'recordar' } } },
      },
      after: { limiteLectura: { target: 'conciliando' } },
    },
    conciliando: {
      description:
        'Se concilia con la pasarela al entrar, al volver y después de cada intento. Un fallo solo se registra.',
      tags: 'cargando',
      meta: { requisitos: ['PAY-20'] },
      invoke: {
        id: 'conciliar',
        src: 'conciliar',
        input: ({ context: { codigoAfiliado } }) => ({ query: { codigoAfiliado } }),
        onDone: { target: 'leyendo', actions: 'anotarConciliado' },
        onError: {
          target: 'leyendo',
          actions: ['anotarSinConciliar', { type: 'registrarFallo', params: { que: 'conciliar' } }],
        },
      },
      after: {
        limiteEscritura: {
          target: 'leyendo',
          actions: ['anotarSinConciliar', { type: 'registrarFallo', params: { que: 'conciliar' } }],
        },
      },
    },
    leyendo: {
      description: 'Se leen las facturas pendientes. Lo que ya no está pendiente y salió de aquí queda pagado.',
      tags: 'cargando',
      meta: { requisitos: ['PAY-01', 'PAY-03'] },
      invoke: {
        id: 'consultarFacturas',
        src: 'consultarFacturas',
        input: ({ context }) => ({ query: { CodigoAfiliado: context.codigoAfiliado } }),
        onDone: { target: 'lista', actions: ['anotarFacturas', 'guardarCuenta'] },
        onError: { target: 'sinFacturas', actions: 'anotarResultado' },
      },
      after: { limiteLectura: { target: 'sinFacturas', actions: 'anotarResultado' } },
    },
    sinFacturas: {
      description: 'Las facturas no se pudieron leer. No se puede pagar nada.',
      tags: 'error',
      on: { REINTENTAR: { target: 'recordando' }, EN_LINEA: { target: 'recordando' } },
    },
    lista: {
      description: 'Las facturas pendientes, como tarjetas, y los recibos de esta sesión.',
      meta: { pantalla: 'Gestión de pagos', requisitos: ['PAY-01', 'PAY-02', 'PAY-06'] },
      initial: 'decidiendo',
      on: {
        ACTUALIZAR: { target: 'recordando', actions: 'soltar' },
        OTRA_PESTANA: {
          description: 'Otra pestaña empezó o terminó un pago.',
          target: 'recordando',
          actions: 'soltar',
        },
        ELEGIR: [
          { guard: 'elegidaDesconocida', description: 'Ya no está en la lista.' },
          {
            guard: { type: 'elegidaEsta', params: { situacion: 'porPagar' } },
            target: '.preguntando',
            actions: 'elegir',
          },
          {
            guard: { type: 'elegidaEsta', params: { situacion: 'enEspera' } },
            target: '.conAviso',
            actions: 'avisarEnEspera',
          },
          { guard: { type: 'elegidaEsta', params: { situacion: 'sinMonto' } }, description: 'No hay qué cobrar.' },
          {
            description: 'Está en proceso: se avisa, y no se paga otra vez.',
            target: '.advirtiendo',
            actions: 'elegir',
          },
        ],
        SEGUIR: [
          {
            guard: { type: 'elegidaEsta', params: { situacion: 'propia' } },
            description: 'El pago empezó en este navegador y no se sabe si terminó: se sigue con la misma orden.',
            target: 'pagando',
            actions: 'elegir',
          },
          { description: 'Ya no está en curso.' },
        ],
      },
      states: {
        decidiendo: {
          description: 'Se decide qué se ve.',
          always: [
            { guard: 'hayPedida', description: 'La que pidió la dirección.', target: 'preguntando' },
            { guard: 'hayAviso', target: 'conAviso' },
            { guard: 'sinPendientes', target: 'vacia' },
            { target: 'quieta' },
          ],
        },
        quieta: {
          description: 'Se elige una factura.',
          on: { MIRAR: { guard: 'hayEnCurso', target: '#payment.recordando' } },
        },
        conAviso: {
          description: 'Junto a la factura se dice por qué no empezó su pago. Se puede intentar otra vez.',
          tags: 'aviso',
          meta: {
            mensaje: 'No se inició el pago. Inténtelo de nuevo.',
            requisitos: ['PAY-15', 'PAY-16'],
          },
        },
        vacia: {
          description: 'No queda nada por pagar.',
          meta: { mensaje: 'No cuenta con factura(s) pendiente(s).', requisitos: ['PAY-05'] },
        },
        preguntando: {
          description: 'La factura, su límite y su total. Decir que no, no crea ninguna orden.',
          meta: { mensaje: '¿Desea realizar este pago?', requisitos: ['PAY-08', 'PAY-09'] },
          on: {
            NO: { target: 'decidiendo', actions: 'soltar' },
            SI: [
              {
                guard: 'sinPasarela',
                description: 'Nadie cobra tarjetas aquí.',
                target: 'conAviso',
                actions: 'avisarSinPasarela',
              },
              { target: '#payment.pagando' },
            ],
          },
        },
        advirtiendo: {
          description: 'La factura está en proceso: no se paga otra vez.',
          tags: 'aviso',
          meta: { mensaje: 'Se esta procesando el pago de esta factura.', requisitos: ['PAY-07'] },
          on: {
            CERRAR: { target: 'decidiendo', actions: 'soltar' },
          },
        },
      },
    },
    pagando: {
      description: 'Un solo pago por factura, en una sola pestaña. Lo que falle solo se registra, y se vuelve a leer.',
      meta: { requisitos: ['PAY-10', 'PAY-15', 'PAY-16'] },
      invoke: {
        id: 'apartarFactura',
        src: 'apartarFactura',
        input: ({ context }) => ({ numero: context.pedida?.numero ?? '' }),
        onError: {
          target: 'recordando',
          actions: [
            { type: 'registrarFallo', params: { que: 'apartar' } },
            { type: 'anotarMotivo', params: { motivo: 'noIniciado' } },
          ],
        },
      },
      initial: 'apartando',
      states: {
        apartando: {
          description: 'Se aparta la factura para esta pestaña.',
          tags: 'cargando',
          on: {
            APARTADA: [
              {
                guard: 'sigueLaSuya',
                description: 'El pago empezó aquí: la misma orden, y por ella la misma sesión.',
                target: 'abriendoSesion',
                actions: 'tomarOrden',
              },
              {
                guard: 'yaEnviada',
                description: 'Otra pestaña ya la llevó a la pasarela.',
                target: '#payment.recordando',
                actions: { type: 'anotarMotivo', params: { motivo: 'otraPestana' } },
              },
              { guard: 'hayProcesando', target: 'conciliandoAntes' },
              { target: 'comprobando' },
            ],
            OCUPADA: {
              description: 'Otra pestaña la está pagando.',
              target: '#payment.recordando',
              actions: { type: 'anotarMotivo', params: { motivo: 'otraPestana' } },
            },
            CANCELAR: { target: '#payment.recordando', actions: 'soltar' },
          },
          after: {
            limiteLectura: {
              target: '#payment.recordando',
              actions: { type: 'anotarMotivo', params: { motivo: 'noIniciado' } },
            },
          },
        },
        conciliandoAntes: {
          description: 'Hay una factura en proceso: se concilia antes de crear otra orden.',
          tags: 'cargando',
          meta: { requisitos: ['PAY-20'] },
          invoke: {
            id: 'conciliarAntes',
            src: 'conciliar',
            input: ({ context: { codigoAfiliado } }) => ({ query: { codigoAfiliado } }),
            onDone: { target: 'comprobando' },
            onError: { target: 'comprobando', actions: { type: 'registrarFallo', params: { que: 'conciliar' } } },
          },
          on: { CANCELAR: { target: '#payment.recordando', actions: 'soltar' } },
          after: {
            limiteEscritura: {
              target: 'comprobando',
              actions: { type: 'registrarFallo', params: { que: 'conciliar' } },
            },
          },
        },
        comprobando: {
          description: 'La lista se lee otra vez: lo que cambió, se pagó o está en proceso no se cobra.',
          tags: 'cargando',
          invoke: {
            id: 'comprobarFacturas',
            src: 'consultarFacturas',
            input: ({ context }) => ({ query: { CodigoAfiliado: context.codigoAfiliado } }),
            onDone: [
              { guard: 'sinCambios', target: 'creandoOrden' },
              {
                description: 'Ya no es la factura por la que se preguntó.',
                target: '#payment.recordando',
                actions: { type: 'anotarMotivo', params: { motivo: 'noIniciado' } },
              },
            ],
            onError: {
              target: '#payment.recordando',
              actions: [
                { type: 'registrarFallo', params: { que: 'comprobar' } },
                { type: 'anotarMotivo', params: { motivo: 'noIniciado' } },
              ],
            },
          },
          on: { CANCELAR: { target: '#payment.recordando', actions: 'soltar' } },
          after: {
            limiteLectura: {
              target: '#payment.recordando',
              actions: [
                { type: 'registrarFallo', params: { que: 'comprobar' } },
                { type: 'anotarMotivo', params: { motivo: 'noIniciado' } },
              ],
            },
          },
        },
        creandoOrden: {
          description: 'Se crea la orden de esta factura.',
          tags: 'cargando',
          meta: { requisitos: ['PAY-10', 'PAY-11'] },
          invoke: {
            id: 'crearOrden',
            src: 'crearOrden',
            input: ({ context: { codigoAfiliado, pedida } }) => ({
              query: {
                NumeroFactura: pedida?.numero ?? '',
                Monto: (pedida?.monto ?? 0) / 100,
                CodigoAfiliado: codigoAfiliado,
              },
            }),
            onDone: { target: 'abriendoSesion', actions: ['anotarOrden', 'guardarIntento'] },
            onError: {
              target: '#payment.recordando',
              actions: [
                { type: 'registrarFallo', params: { que: 'crear la orden' } },
                { type: 'anotarMotivo', params: { motivo: 'noIniciado' } },
              ],
            },
          },
          on: { CANCELAR: { target: '#payment.recordando', actions: 'soltar' } },
          after: {
            limiteEscritura: {
              target: '#payment.recordando',
              actions: [
                { type: 'registrarFallo', params: { que: 'crear la orden' } },
                { type: 'anotarMotivo', params: { motivo: 'noIniciado' } },
              ],
            },
          },
        },
        abriendoSesion: {
          description: 'Se pide la sesión de pago de la orden.',
          tags: 'cargando',
          meta: { requisitos: ['PAY-12', 'PAY-19'] },
          invoke: {
            id: 'crearSesion',
            src: 'crearSesion',
            input: ({ context: { codigoAfiliado, pedida, orden } }) => ({
              query: { codigoAfiliado, isMobile: false, IdOrdenFactura: orden?.idOrdenFactura ?? '' },
              body: {
                ordenId: orden?.numeroOrden ?? '',
                transactionId: pedida?.numero ?? '',
                amount: (pedida?.monto ?? 0) / 100,
              },
            }),
            onDone: [
              { guard: 'sesionServible', target: 'porEnviar', actions: 'tomarSesion' },
              {
                description: 'Lo que llegó no es una sesión: no se envía ningún formulario.',
                target: '#payment.recordando',
                actions: [
                  { type: 'registrarFallo', params: { que: 'leer la sesión' } },
                  { type: 'anotarMotivo', params: { motivo: 'noIniciado' } },
                ],
              },
            ],
            onError: {
              target: '#payment.recordando',
              actions: [
                { type: 'registrarFallo', params: { que: 'abrir la sesión' } },
                { type: 'anotarMotivo', params: { motivo: 'noIniciado' } },
              ],
            },
          },
          on: { CANCELAR: { target: '#payment.recordando', actions: 'soltar' } },
          after: {
            limiteEscritura: {
              target: '#payment.recordando',
              actions: [
                { type: 'registrarFallo', params: { que: 'abrir la sesión' } },
                { type: 'anotarMotivo', params: { motivo: 'noIniciado' } },
              ],
            },
          },
        },
        porEnviar: {
          description: 'El formulario oculto se envía después de 100 ms. Desde entonces se puede cobrar.',
          tags: 'cargando',
          meta: { requisitos: ['PAY-13', 'PAY-14'] },
          on: { CANCELAR: { target: '#payment.recordando', actions: 'soltar' } },
          after: { pausaEnvio: { target: 'enviado', actions: ['anotarEnvio', 'enviarFormulario'] } },
        },
        enviado: {
          description: 'El navegador va a la página de la pasarela.',
          tags: 'cargando',
          meta: { requisitos: ['PAY-13'] },
          after: {
            limiteEnvio: {
              target: '#payment.recordando',
              actions: { type: 'anotarMotivo', params: { motivo: 'noSeAbrio' } },
            },
          },
        },
      },
    },
  },
});
