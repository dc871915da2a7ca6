import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { LinkTrouble } from '../../domain/contract/link-trouble';
import type { LinkReading } from '../../domain/rules/links/link-reading';
import type { Invoice, ListedInvoice } from '../../domain/rules/payments/invoice';

/** Lo que se muestra del pago; con qué orden se paga no se recuerda aquí. */
interface Mostrado {
  factura: string;
  /** Centavos. */
  monto: number;
}

/** Quién abrió el enlace: un visitante, su dueño, otro afiliado, o no se pudo preguntar. */
export type Quien = 'anonima' | 'autenticada' | 'otraCuenta' | 'sinServicio';
/** La sesión queda fuera de aquí. «enCurso»: este navegador ya lleva la factura al banco. Un rechazo trae la frase del servicio. */
export type Sesion = 'lista' | 'enCurso' | { mensaje: string };
/** Por qué la página está a la vista después de salir el formulario. */
type Regreso = 'volvio' | 'noSeAbrio';

interface Contexto extends CallResult, Mostrado {
  /** Por qué no sirve el enlace; nulo: nada habla contra él. */
  enlace: LinkTrouble | null;
  /** Nulo: todavía no se sabe. */
  quien: Quien | null;
  /** El formulario salió y la página está a la vista; nulo: no ha salido. */
  regreso: Regreso | null;
  /** Cada intento pedido lleva el foco a su resultado. */
  intentos: number;
}

export type Evento =
  | { type: 'REINTENTAR' }
  | { type: 'CONTINUAR' }
  | { type: 'VOLVIO' }
  | { type: 'IR_A_PAGOS' }
  | { type: 'xstate.done.actor.leerEnlace'; output: { lectura: LinkReading } & Mostrado }
  | { type: 'xstate.done.actor.identificar'; output: Quien }
  | { type: 'xstate.done.actor.consultarFacturas'; output: readonly Invoice[] }
  | { type: 'xstate.error.actor.consultarFacturas'; error: unknown }
  | { type: 'xstate.done.actor.generarSesion'; output: Sesion }
  | { type: 'xstate.error.actor.generarSesion'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const mobilePaymentMachine = setup({
  types: {} as { context: Contexto; events: Evento; tags: 'cargando' | 'error' | 'terminal' },
  actors: {
    leerEnlace: fromPromise<{ lectura: LinkReading } & Mostrado>(falta),
    identificar: fromPromise<Quien>(falta),
    conciliar: fromPromise<unknown>(falta),
    consultarFacturas: fromPromise<readonly Invoice[]>(falta),
    generarSesion: fromPromise<Sesion>(falta),
    vigilarRegreso: fromCallback(falta),
  },
  delays: {
    limiteLectura: falta,
    limiteConsulta: falta,
    limiteEnvio: falta,
    pausaAntesDeSalir: falta,
    limiteSalida: falta,
  },
  guards: {
    vigente: ({ event }) => event.type === 'xstate.done.actor.leerEnlace' && event.output.lectura === 'vigente',
    quien: ({ event }, params: { es: Quien }) =>
      event.type === 'xstate.done.actor.identificar' && event.output === params.es,
    visitanteDeVuelta: ({ context, event }) =>
      event.type === 'xstate.done.actor.identificar' && event.output === 'anonima' && context.regreso !== null,
    factura: falta as (_: unknown, params: { es: ListedInvoice }) => never,
    deVuelta: ({ context }) => context.regreso !== null,
    enCurso: ({ event }) => event.type === 'xstate.done.actor.generarSesion' && event.output === 'enCurso',
    rechazada: ({ event }) => event.type === 'xstate.done.actor.generarSesion' && typeof event.output === 'object',
  },
  actions: {
    anotarPago: assign(({ context, event }) =>
      event.type === 'xstate.done.actor.leerEnlace'
        ? { factura: event.output.factura, monto: event.output.monto }
        : context,
    ),
    anotarQuien: assign({
      quien: ({ context, event }) => (event.type === 'xstate.done.actor.identificar' ? event.output : context.quien),
    }),
    anotarEnlace: falta,
    anotarResultado: falta,
    anotarRegreso: assign({ regreso: (_, { como }: { como: Regreso }) => como }),
    contarIntento: assign({ intentos: ({ context }) => context.intentos + 1 }),
    registrarFallo: falta as (_: unknown, params: { parte: 'conciliar' | 'facturas' | 'sesion' }) => never,
    recordarIntento: falta,
    enviarFormulario: falta,
    navegar: falta as (_: unknown, params: { a: string }) => never,
  },
}).createMachine({
  id: 'mobilePayment',
  description: 'La página del enlace con que se paga una factura desde la aplicación móvil.',
  context: {
    factura: '',
    monto: 0,
    enlace: null,
    quien: null,
    regreso: null,
    respuesta: null,
    problema: null,
    intentos: 0,
  },
  invoke: {
    id: 'vigilarRegreso',
    src: 'vigilarRegreso',
    onError: { description: 'Sin avisos del regreso: queda el límite de la salida.' },
  },
  initial: 'abriendo',
  states: {
    abriendo: {
      description:
        'Se toma el enlace, se borra de la dirección y se leen sus cinco partes: afiliado, monto, factura, número y código de la orden.',
      tags: 'cargando',
      meta: { requisitos: ['ROUTE-35', 'PAYM-01', 'PAYM-04'] },
      invoke: {
        id: 'leerEnlace',
        src: 'leerEnlace',
        onDone: [
          { guard: 'vigente', description: 'Tiene sus cinco partes.', target: 'identificando', actions: 'anotarPago' },
          {
            description: 'Falta, le sobran o le faltan partes, o el monto no es un monto.',
            target: 'enlaceInservible',
            actions: 'anotarEnlace',
          },
        ],
        onError: { target: 'enlaceInservible', actions: 'anotarEnlace' },
      },
      after: { limiteLectura: { target: 'enlaceInservible', actions: 'anotarEnlace' } },
    },
    identificando: {
      description: 'Se espera a saber si hay una sesión abierta y si es la del afiliado del enlace.',
      tags: 'cargando',
      meta: { pantalla: 'Pago con tarjeta', requisitos: ['PAYM-06'] },
      invoke: {
        id: 'identificar',
        src: 'identificar',
        onDone: [
          {
            guard: 'visitanteDeVuelta',
            description: 'Visitante cuyo formulario ya salió hacia el banco: decide él.',
            target: 'volvio',
            actions: 'anotarQuien',
          },
          {
            guard: { type: 'quien', params: { es: 'anonima' } },
            description: 'Visitante: paga con lo que dice el enlace, que el servicio compara.',
            target: 'pidiendoSesion',
            actions: 'anotarQuien',
          },
          {
            guard: { type: 'quien', params: { es: 'autenticada' } },
            description: 'Su dueño: antes se mira la factura.',
            target: 'conciliando',
            actions: 'anotarQuien',
          },
          {
            guard: { type: 'quien', params: { es: 'otraCuenta' } },
            description: 'La sesión es de otro afiliado.',
            target: 'otraCuenta',
            actions: 'anotarQuien',
          },
          {
            description: 'Hay una sesión y no se pudo preguntar de quién es.',
            target: 'sinComprobar',
            actions: ['anotarQuien', 'anotarResultado'],
          },
        ],
        onError: { target: 'sinComprobar', actions: 'anotarResultado' },
      },
      after: { limiteConsulta: { target: 'sinComprobar', actions: 'anotarResultado' } },
    },
    conciliando: {
      description: 'Se pide al servicio que pregunte al banco por los pagos sin terminar. Su fallo solo se anota.',
      tags: 'cargando',
      meta: { pantalla: 'Pago con tarjeta' },
      invoke: {
        id: 'conciliar',
        src: 'conciliar',
        onDone: { target: 'comparando' },
        onError: {
          target: 'comparando',
          actions: { type: 'registrarFallo', params: { parte: 'conciliar' } },
        },
      },
      after: {
        limiteEnvio: {
          target: 'comparando',
          actions: { type: 'registrarFallo', params: { parte: 'conciliar' } },
        },
      },
    },
    comparando: {
      description: 'Se compara el enlace con la factura pendiente. Solo se lee.',
      tags: 'cargando',
      meta: { pantalla: 'Pago con tarjeta' },
      invoke: {
        id: 'consultarFacturas',
        src: 'consultarFacturas',
        onDone: [
          {
            guard: { type: 'factura', params: { es: 'noEsta' } },
            description: 'Ya no está entre las pendientes, o nunca estuvo.',
            target: 'noPendiente',
          },
          {
            guard: { type: 'factura', params: { es: 'otroMonto' } },
            description: 'El monto del enlace no es el de la factura.',
            target: 'otroMonto',
          },
          {
            guard: 'deVuelta',
            description: 'El formulario ya salió hacia el banco, y no aparece como pagada: decide él.',
            target: 'volvio',
          },
          {
            guard: { type: 'factura', params: { es: 'enProceso' } },
            description: 'Procesando: no se paga.',
            target: 'enProceso',
          },
          { description: 'Es la factura, con ese monto.', target: 'pidiendoSesion' },
        ],
        onError: {
          target: 'sinComprobar',
          actions: ['anotarResultado', { type: 'registrarFallo', params: { parte: 'facturas' } }],
        },
      },
      after: {
        limiteConsulta: {
          target: 'sinComprobar',
          actions: ['anotarResultado', { type: 'registrarFallo', params: { parte: 'facturas' } }],
        },
      },
    },
    pidiendoSesion: {
      description: 'Con la factura y el monto a la vista se pide al servicio la sesión de pago, una sola vez.',
      tags: 'cargando',
      meta: { pantalla: 'Pago con tarjeta', requisitos: ['PAYM-02', 'PAYM-05'] },
      invoke: {
        id: 'generarSesion',
        src: 'generarSesion',
        onDone: [
          {
            guard: 'enCurso',
            description:
              'El servicio no impide un segundo cobro, y la factura ya salió de este navegador o la lleva otra pestaña.',
            target: 'enProceso',
          },
          {
            guard: 'rechazada',
            description: 'El servicio no acepta este pago, y dice por qué.',
            target: 'rechazada',
            actions: ['anotarResultado', { type: 'registrarFallo', params: { parte: 'sesion' } }],
          },
          { description: 'Hay sesión.', target: 'saliendo', actions: 'recordarIntento' },
        ],
        onError: {
          description: 'No hubo respuesta útil. Ningún formulario salió.',
          target: 'sinIniciar',
          actions: ['anotarResultado', { type: 'registrarFallo', params: { parte: 'sesion' } }],
        },
      },
      after: {
        limiteEnvio: {
          target: 'sinIniciar',
          actions: ['anotarResultado', { type: 'registrarFallo', params: { parte: 'sesion' } }],
        },
      },
    },
    saliendo: {
      description: 'Hay sesión: en un momento el formulario sale por sí solo.',
      tags: 'cargando',
      meta: { pantalla: 'Pago con tarjeta', requisitos: ['PAYM-03'] },
      after: { pausaAntesDeSalir: { target: 'enBanco', actions: 'enviarFormulario' } },
    },
    enBanco: {
      description: 'El formulario salió y el navegador va a la página del banco. Desde aquí nada sale por sí solo.',
      tags: 'cargando',
      meta: { pantalla: 'Pago con tarjeta', requisitos: ['PAYM-03'] },
      on: {
        VOLVIO: {
          description: 'Con «Atrás»: primero se mira qué hay de cierto.',
          target: 'identificando',
          actions: { type: 'anotarRegreso', params: { como: 'volvio' } },
        },
      },
      after: {
        limiteSalida: {
          description: 'La página del banco no se abrió.',
          target: 'identificando',
          actions: { type: 'anotarRegreso', params: { como: 'noSeAbrio' } },
        },
      },
    },
    volvio: {
      description:
        'La página está a la vista y el pago no aparece: volvió del banco, o su página no se abrió, y se dice cuál. Se puede ir al banco con la misma sesión, que se cobra una vez.',
      meta: { pantalla: 'Pago con tarjeta' },
      on: {
        CONTINUAR: { target: 'enBanco', actions: ['contarIntento', 'enviarFormulario'] },
        VOLVIO: {
          description: 'Otra vez a la vista: se mira de nuevo.',
          target: 'identificando',
          actions: { type: 'anotarRegreso', params: { como: 'volvio' } },
        },
        IR_A_PAGOS: { target: 'haciaPagos' },
      },
    },
    otraCuenta: {
      description: 'El enlace es de otro afiliado que el de la sesión. No se paga.',
      tags: 'error',
      meta: { pantalla: 'Pago con tarjeta', requisitos: ['PAYM-04'] },
      on: { IR_A_PAGOS: { target: 'haciaPagos' } },
    },
    noPendiente: {
      description: 'La factura no está entre las pendientes. No se paga.',
      tags: 'error',
      meta: { pantalla: 'Pago con tarjeta' },
      on: { IR_A_PAGOS: { target: 'haciaPagos' } },
    },
    otroMonto: {
      description: 'La factura cuesta otra cosa que lo que dice el enlace. No se paga.',
      tags: 'error',
      meta: { pantalla: 'Pago con tarjeta' },
      on: { IR_A_PAGOS: { target: 'haciaPagos' } },
    },
    enProceso: {
      description: 'Hay un pago de esta factura en curso. No se empieza otro.',
      tags: 'error',
      meta: { pantalla: 'Pago con tarjeta', requisitos: ['PAY-07'] },
      on: {
        REINTENTAR: { target: 'identificando', actions: 'contarIntento' },
        IR_A_PAGOS: { target: 'haciaPagos' },
      },
    },
    rechazada: {
      description: 'El servicio no acepta este pago y dice por qué. No se paga.',
      tags: 'error',
      meta: { pantalla: 'Pago con tarjeta', requisitos: ['PAYM-05'] },
      on: { IR_A_PAGOS: { target: 'haciaPagos' } },
    },
    sinComprobar: {
      description: 'No se pudo comparar el enlace con la factura. No se paga; se puede reintentar.',
      tags: 'error',
      meta: { pantalla: 'Pago con tarjeta' },
      on: {
        REINTENTAR: { target: 'identificando', actions: 'contarIntento' },
        IR_A_PAGOS: { target: 'haciaPagos' },
      },
    },
    sinIniciar: {
      description: 'No hubo sesión de pago. Nada salió; solo una pulsación lo intenta otra vez.',
      tags: 'error',
      meta: { pantalla: 'Pago con tarjeta', requisitos: ['PAYM-05'] },
      on: {
        REINTENTAR: { target: 'identificando', actions: 'contarIntento' },
        IR_A_PAGOS: { target: 'haciaPagos' },
      },
    },
    enlaceInservible: {
      description: 'El enlace falta, está incompleto o dice un monto que no lo es. No se llama a nadie.',
      tags: 'error',
      meta: { pantalla: 'Pago con tarjeta', requisitos: ['PAYM-04'] },
      on: { IR_A_PAGOS: { target: 'haciaPagos' } },
    },
    haciaPagos: {
      description: 'Se va a las facturas.',
      type: 'final',
      tags: 'terminal',
      entry: { type: 'navegar', params: { a: '/pagos' } },
    },
  },
});
