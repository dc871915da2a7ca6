import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { solicitarOTPMedicamentos } from '../../domain/contract/dispositivo';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { confirmarDispositivo } from '../../domain/contract/extras/llaves-dispositivo';
import type { datoscontactos } from '../../domain/contract/login';

type Firma = Request<typeof confirmarDispositivo>['body'];

interface Contexto extends CallResult {
  /** De quien entró. */
  codigoAfiliado: string;
  /** De quien es el perfil que se mira. */
  codigoPerfil: string;
  /** El de este navegador. */
  identificador: string;
  /** El de este portal: lo que abre una dirección propia no es de otro sitio. */
  origen: string;
  /** Hace poco se pidió un código, en esta pestaña o en otra. */
  pedido: boolean;
  /** Vacío: no se conoce. */
  correo: string;
  /** La página que recibe el código; vacía: no se conoce aquí. */
  direccion: string;
  /** El navegador no abrió la ventana, o se cerró estando vacía. */
  sinVentana: boolean;
  /** Cuántos dispositivos seguros tiene además de este. */
  otros: number;
  /** Tiene una llave de acceso, y este navegador y este servidor saben usarla. */
  llaves: boolean;
}

export type Llave = Pick<Firma, 'desafio' | 'credencial'>;

export type Entrada = Pick<Contexto, 'codigoAfiliado' | 'codigoPerfil' | 'identificador' | 'origen' | 'pedido'>;

export type Evento =
  | { type: 'ENCENDER' }
  | { type: 'APAGAR' }
  | { type: 'CONFIABLE'; otros: number }
  | { type: 'NO_CONFIABLE' }
  | { type: 'SIN_SABER' }
  | { type: 'VOLVIO' }
  | { type: 'EN_LINEA' }
  | { type: 'VENTANA_BLOQUEADA' }
  | { type: 'VENTANA_CERRADA' }
  | { type: 'PEDIDO_FUERA' }
  | { type: 'AGREGAR' }
  | { type: 'RECHAZAR' }
  | { type: 'COMPROBAR' }
  | { type: 'REINTENTAR' }
  | { type: 'USAR_LLAVE' }
  | { type: 'DEJAR_LLAVE' }
  | { type: 'xstate.done.actor.consultarContacto'; output: Reply<typeof datoscontactos> }
  | { type: 'xstate.done.actor.solicitarCodigo'; output: Reply<typeof solicitarOTPMedicamentos> }
  | { type: 'xstate.done.actor.consultarLlaves'; output: boolean }
  | { type: 'xstate.done.actor.pedirLlave'; output: Llave | null }
  | { type: 'xstate.error.actor.solicitarCodigo'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const secureDeviceMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    events: Evento;
    tags: 'cargando' | 'error' | 'aviso';
  },
  actors: {
    vigilar: fromCallback(falta),
    consultarContacto: fromPromise<Reply<typeof datoscontactos>, Request<typeof datoscontactos>>(falta),
    solicitarCodigo: fromPromise<Reply<typeof solicitarOTPMedicamentos>, Request<typeof solicitarOTPMedicamentos>>(
      falta,
    ),
    consultarLlaves: fromPromise<boolean>(falta),
    pedirLlave: fromPromise<Llave | null>(falta),
    confirmarConLlave: fromPromise<Reply<typeof confirmarDispositivo>, Firma>(falta),
  },
  delays: {
    limiteLectura: falta,
    limiteContacto: falta,
    limiteEnvio: falta,
    limiteLlave: falta,
    pausa: falta,
    aviso: falta,
  },
  guards: {
    esAjeno: ({ context }) => context.codigoPerfil !== context.codigoAfiliado,
    yaPedido: ({ context }) => context.pedido,
    tieneCorreo: falta,
    direccionSegura: falta,
    rechazo: falta,
    hayCorreo: ({ context }) => context.correo !== '',
    hayLlaves: ({ context }) => context.llaves,
    dioLlave: ({ event }) => event.type === 'xstate.done.actor.pedirLlave' && event.output !== null,
  },
  actions: {
    releer: falta,
    abrirVentana: falta,
    llevarVentana: falta,
    cerrarVentana: falta,
    recordarPedido: falta,
    olvidarPedido: falta,
    registrarFallo: falta,
    anotarCorreo: falta,
    anotarDireccion: falta,
    anotarResultado: falta,
    anotarPedido: assign({ pedido: true, direccion: '', sinVentana: false, respuesta: null, problema: null }),
    anotarLlaves: assign({
      llaves: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarLlaves' ? event.output : context.llaves,
    }),
    olvidarCorreo: assign({ correo: '' }),
    olvidarResultado: assign({ respuesta: null, problema: null }),
    anotarSinPedido: assign({ pedido: false }),
    anotarPedidoFuera: assign({ pedido: true, direccion: '' }),
    anotarSinVentana: assign({ sinVentana: true }),
    anotarOtros: assign({ otros: ({ context, event }) => (event.type === 'CONFIABLE' ? event.otros : context.otros) }),
  },
}).createMachine({
  id: 'secureDevice',
  description: 'Los balances, que solo se ven en un dispositivo seguro, y el código que lo confirma.',
  context: ({ input }) => ({
    ...input,
    correo: '',
    direccion: '',
    sinVentana: false,
    otros: 0,
    llaves: false,
    respuesta: null,
    problema: null,
  }),
  invoke: {
    id: 'vigilar',
    src: 'vigilar',
    onError: { description: 'Sin avisos no se sabe nada del dispositivo.', target: '.apagada' },
  },
  initial: 'apagada',
  on: { APAGAR: { description: 'La función disponibleMedicamentos se apagó.', target: '.apagada' } },
  states: {
    apagada: {
      description: 'La función disponibleMedicamentos está apagada, o no se sabe: no hay balances y no se pide nada.',
      meta: { requisitos: ['FLAG-02', 'PROF-10'] },
      entry: 'cerrarVentana',
      on: { ENCENDER: { target: 'encendida' } },
    },
    encendida: {
      description: 'Los balances se ven solo en un dispositivo seguro.',
      meta: { requisitos: ['PROF-11'] },
      initial: 'leyendo',
      on: {
        CONFIABLE: [
          {
            guard: 'yaPedido',
            description: 'El código se ingresó: este navegador ya está entre los dispositivos seguros.',
            target: '.confiable.recien',
            actions: ['anotarOtros', 'anotarSinPedido'],
          },
          {
            description: 'Este navegador está entre los dispositivos seguros.',
            target: '.confiable.quieta',
            actions: 'anotarOtros',
          },
        ],
      },
      states: {
        leyendo: {
          description: 'Se leen otra vez los dispositivos seguros.',
          tags: 'cargando',
          meta: { requisitos: ['DEVICE-03'] },
          entry: 'releer',
          on: { NO_CONFIABLE: { target: 'eligiendo' }, SIN_SABER: { target: 'sinSaber' } },
          after: { limiteLectura: { target: 'sinSaber', actions: 'registrarFallo' } },
        },
        sinSaber: {
          description: 'No se pudo saber si este dispositivo es seguro. Los balances siguen cerrados.',
          tags: 'error',
          on: {
            REINTENTAR: { target: 'leyendo' },
            EN_LINEA: { target: 'leyendo' },
          },
        },
        eligiendo: {
          description: 'Este navegador no está entre los dispositivos seguros.',
          meta: { requisitos: ['DEVICE-05', 'DEVICE-09'] },
          always: [
            { guard: 'esAjeno', description: 'Es el perfil de otra persona: no se ofrece nada.', target: 'ajena' },
            { guard: 'yaPedido', description: 'El código ya viaja: no se pide otro.', target: 'esperando' },
            { target: 'leyendoCorreo' },
          ],
        },
        ajena: {
          description: 'Los balances están cerrados, y el dispositivo se agrega desde el perfil propio.',
          meta: { requisitos: ['DEVICE-09'] },
        },
        leyendoCorreo: {
          description: 'Se busca el correo al que se enviará el código.',
          tags: 'cargando',
          meta: { requisitos: ['DEVICE-06'] },
          invoke: {
            id: 'consultarContacto',
            src: 'consultarContacto',
            input: ({ context }) => ({ query: { codigoAfiliado: context.codigoAfiliado } }),
            onDone: [
              { guard: 'tieneCorreo', target: 'ofreciendo', actions: 'anotarCorreo' },
              {
                description: 'No hay un correo, o no está bien escrito.',
                target: 'sinCorreo',
                actions: 'olvidarCorreo',
              },
            ],
            onError: { target: 'sinSaber', actions: 'registrarFallo' },
          },
          on: { PEDIDO_FUERA: { target: 'esperando', actions: 'anotarPedidoFuera' } },
          after: { limiteContacto: { target: 'sinSaber', actions: 'registrarFallo' } },
        },
        sinCorreo: {
          description: 'Sin correo no hay adónde enviar el código. Se escribe en los datos de contacto.',
          tags: 'aviso',
          invoke: {
            id: 'consultarLlaves',
            src: 'consultarLlaves',
            onDone: { actions: 'anotarLlaves' },
            onError: { description: 'Sin saberlo no se ofrecen.' },
          },
          on: {
            REINTENTAR: { target: 'leyendoCorreo' },
            USAR_LLAVE: { guard: 'hayLlaves', target: 'conLlave' },
          },
        },
        ofreciendo: {
          description: 'Se ofrece agregar este dispositivo, por un código o por una llave de acceso.',
          invoke: {
            id: 'consultarLlaves',
            src: 'consultarLlaves',
            onDone: { actions: 'anotarLlaves' },
            onError: { description: 'Sin saberlo no se ofrecen: queda el código.' },
          },
          initial: 'preguntando',
          on: {
            AGREGAR: { target: 'solicitando', actions: ['abrirVentana', 'anotarPedido', 'recordarPedido'] },
            PEDIDO_FUERA: { target: 'esperando', actions: 'anotarPedidoFuera' },
            USAR_LLAVE: { guard: 'hayLlaves', target: 'conLlave' },
            RECHAZAR: { description: 'No se envía nada.', target: '.rechazada' },
          },
          states: {
            preguntando: {
              description: 'Se pregunta si se agrega este dispositivo.',
              meta: { requisitos: ['DEVICE-04'] },
            },
            rechazada: {
              description: 'Se dijo que no: nada se envió, y los balances siguen cerrados.',
              meta: { requisitos: ['DEVICE-10'] },
            },
            fallida: { description: 'El código no se pidió, y se dice por qué.', tags: 'error' },
            sinConfirmar: {
              description: 'La respuesta se perdió: quizás llegue un correo, pero su página no se conoce.',
              tags: 'aviso',
            },
          },
        },
        solicitando: {
          description: 'Se pide el código. La ventana está abierta y vacía: nació con la pulsación.',
          tags: 'cargando',
          meta: { requisitos: ['DEVICE-06', 'DEVICE-10'] },
          invoke: {
            id: 'solicitarCodigo',
            src: 'solicitarCodigo',
            input: ({ context }) => ({
              body: {
                IdAfiliado: context.codigoAfiliado,
                Sistema: 'OVA WEB',
                IdentificadorDispositivo: context.identificador,
                RegistrarDispositivoSeguro: true,
                Correo: context.correo,
              },
            }),
            onDone: [
              {
                guard: 'direccionSegura',
                description: 'La ventana va a la página que recibe el código.',
                target: 'esperando',
                actions: ['anotarDireccion', 'llevarVentana'],
              },
              {
                description: 'La dirección no se puede abrir.',
                target: 'ofreciendo.fallida',
                actions: ['anotarResultado', 'cerrarVentana', 'anotarSinPedido', 'olvidarPedido', 'registrarFallo'],
              },
            ],
            onError: [
              {
                guard: 'rechazo',
                description: 'El servicio dijo que no.',
                target: 'ofreciendo.fallida',
                actions: ['anotarResultado', 'cerrarVentana', 'anotarSinPedido', 'olvidarPedido'],
              },
              {
                description: 'No se sabe si el código se envió. No se pide otro sin una pulsación.',
                target: 'ofreciendo.sinConfirmar',
                actions: ['cerrarVentana', 'anotarSinPedido', 'olvidarPedido'],
              },
            ],
          },
          on: {
            VENTANA_BLOQUEADA: { description: 'El navegador no la abrió.', actions: 'anotarSinVentana' },
            VENTANA_CERRADA: { description: 'Alguien la cerró antes de la respuesta.', actions: 'anotarSinVentana' },
          },
          after: {
            limiteEnvio: {
              target: 'ofreciendo.sinConfirmar',
              actions: ['cerrarVentana', 'anotarSinPedido', 'olvidarPedido'],
            },
          },
        },
        esperando: {
          description: 'El código se escribe en otra página. Aquí solo se mira si el dispositivo ya es seguro.',
          meta: { requisitos: ['DEVICE-07', 'DEVICE-11'] },
          invoke: {
            id: 'consultarLlaves',
            src: 'consultarLlaves',
            onDone: { actions: 'anotarLlaves' },
            onError: { description: 'Sin saberlo no se ofrecen: queda el código.' },
          },
          initial: 'atenta',
          on: {
            AGREGAR: [
              {
                guard: 'hayCorreo',
                description: 'Otro código; el anterior deja de servir.',
                target: 'solicitando',
                actions: ['abrirVentana', 'anotarPedido', 'recordarPedido'],
              },
              {
                description: 'Se pidió antes de abrir esta página: falta leer el correo, y se pregunta otra vez.',
                target: 'leyendoCorreo',
                actions: 'anotarSinPedido',
              },
            ],
            PEDIDO_FUERA: { description: 'Otra pestaña pidió otro código.', actions: 'anotarPedidoFuera' },
            USAR_LLAVE: { guard: 'hayLlaves', target: 'conLlave' },
          },
          states: {
            atenta: {
              description: 'Al volver a esta página se lee otra vez.',
              on: {
                COMPROBAR: { target: 'comprobando' },
                VOLVIO: { target: 'mirando' },
                VENTANA_CERRADA: { target: 'mirando' },
              },
            },
            mirando: {
              description: 'Se lee sin que se note.',
              entry: 'releer',
              on: {
                COMPROBAR: { target: 'comprobando' },
                NO_CONFIABLE: { target: 'pausada' },
                SIN_SABER: { target: 'pausada' },
              },
              after: { limiteLectura: { target: 'pausada' } },
            },
            pausada: {
              description: 'Se acaba de leer: volver a la página una y otra vez no lo repite.',
              on: {
                COMPROBAR: { target: 'comprobando' },
                VOLVIO: { target: 'conPrisa' },
                VENTANA_CERRADA: { target: 'conPrisa' },
              },
              after: { pausa: { target: 'atenta' } },
            },
            conPrisa: {
              description: 'Alguien volvió durante la pausa; al terminar se lee una vez.',
              on: { COMPROBAR: { target: 'comprobando' } },
              after: { pausa: { target: 'mirando' } },
            },
            comprobando: {
              description: 'Alguien dice que ya ingresó el código: se lee, y se dice qué se encontró.',
              tags: 'cargando',
              entry: 'releer',
              on: { NO_CONFIABLE: { target: 'todaviaNo' }, SIN_SABER: { target: 'sinRespuesta' } },
              after: { limiteLectura: { target: 'sinRespuesta', actions: 'registrarFallo' } },
            },
            todaviaNo: {
              description: 'El dispositivo todavía no es seguro.',
              tags: 'aviso',
              on: {
                COMPROBAR: { target: 'comprobando' },
                VOLVIO: { target: 'conPrisa' },
                VENTANA_CERRADA: { target: 'conPrisa' },
              },
            },
            sinRespuesta: {
              description: 'No se pudo leer.',
              tags: 'error',
              on: {
                COMPROBAR: { target: 'comprobando' },
                VOLVIO: { target: 'conPrisa' },
                VENTANA_CERRADA: { target: 'conPrisa' },
              },
            },
          },
        },
        conLlave: {
          description: 'En lugar del código se usa una llave de acceso: la huella, la cara o el PIN de un dispositivo.',
          entry: 'olvidarResultado',
          exit: 'olvidarResultado',
          initial: 'pidiendo',
          on: { PEDIDO_FUERA: { description: 'Otra pestaña pidió un código.', actions: 'anotarPedidoFuera' } },
          states: {
            pidiendo: {
              description: 'El dispositivo pide la huella, la cara o el PIN a la persona, que puede cancelar.',
              tags: 'cargando',
              invoke: {
                id: 'pedirLlave',
                src: 'pedirLlave',
                onDone: [
                  { guard: 'dioLlave', target: 'confirmando' },
                  { description: 'La persona canceló, o el dispositivo no pudo.', target: 'sinLlave' },
                ],
                onError: { target: 'fallida', actions: 'anotarResultado' },
              },
              after: { limiteLlave: { target: 'sinLlave' } },
              on: { DEJAR_LLAVE: { target: 'volviendo' } },
            },
            confirmando: {
              description: 'El servidor comprueba la llave y agrega el dispositivo.',
              tags: 'cargando',
              invoke: {
                id: 'confirmarConLlave',
                src: 'confirmarConLlave',
                input: ({ context, event }) => {
                  assertEvent(event, 'xstate.done.actor.pedirLlave');
                  return { ...(event.output as Llave), identificador: context.identificador };
                },
                onDone: { target: 'comprobando' },
                onError: [
                  {
                    guard: 'rechazo',
                    description: 'El servidor dijo que no.',
                    target: 'fallida',
                    actions: 'anotarResultado',
                  },
                  { description: 'No se sabe si se agregó.', target: 'comprobando' },
                ],
              },
              after: { limiteEnvio: { target: 'comprobando' } },
            },
            comprobando: {
              description: 'Se leen los dispositivos seguros: solo ellos dicen que este ya lo es.',
              tags: 'cargando',
              entry: 'releer',
              on: {
                CONFIABLE: {
                  target: '#secureDevice.encendida.confiable.recien',
                  actions: ['anotarOtros', 'anotarSinPedido'],
                },
                NO_CONFIABLE: { target: 'fallida' },
                SIN_SABER: { target: '#secureDevice.encendida.sinSaber' },
              },
              after: { limiteLectura: { target: '#secureDevice.encendida.sinSaber', actions: 'registrarFallo' } },
            },
            sinLlave: {
              description: 'No se usó ninguna llave. Se puede intentar otra vez, o usar el código.',
              tags: 'aviso',
              on: { USAR_LLAVE: { target: 'pidiendo' }, DEJAR_LLAVE: { target: 'volviendo' } },
            },
            fallida: {
              description: 'Este dispositivo no se agregó, y se dice por qué.',
              tags: 'error',
              on: {
                USAR_LLAVE: { target: 'pidiendo', actions: 'olvidarResultado' },
                DEJAR_LLAVE: { target: 'volviendo' },
              },
            },
            volviendo: {
              description: 'Se vuelve a lo que había.',
              always: [
                {
                  guard: 'yaPedido',
                  description: 'El código ya viaja.',
                  target: '#secureDevice.encendida.esperando',
                },
                { guard: 'hayCorreo', target: '#secureDevice.encendida.ofreciendo' },
                { target: '#secureDevice.encendida.sinCorreo' },
              ],
            },
          },
        },
        confiable: {
          description: 'Este dispositivo es seguro: se ven los balances.',
          meta: { requisitos: ['DEVICE-02', 'PROF-09', 'PROF-11'] },
          entry: ['cerrarVentana', 'olvidarPedido'],
          initial: 'quieta',
          on: { NO_CONFIABLE: { description: 'Dejó de serlo.', target: 'eligiendo' } },
          states: {
            recien: {
              description: 'Se acaba de agregar, y se dice.',
              after: { aviso: { target: 'quieta' } },
            },
            quieta: { description: 'Los balances, y cuántos dispositivos seguros más hay.' },
          },
        },
      },
    },
  },
});
