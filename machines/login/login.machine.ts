import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { CodeOf, Reply, Request } from '../../domain/contract/endpoint';
import type { entrarConLlave } from '../../domain/contract/extras/llaves-entrada';
import type { datoscontactos, login } from '../../domain/contract/login';
import type { AccessDialog } from '../../domain/rules/access/access-dialog';
import type { Campo, DocumentType, Falta } from '../../domain/rules/document/credentials';
import type { Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { EndReason } from '../../domain/rules/session/session';

interface Borrador {
  tipoDocumento: DocumentType | null;
  documento: string;
}

/** Lo que firmó un dispositivo, tras la huella, la cara o el PIN de su dueño. */
export type Llave = Pick<Request<typeof entrarConLlave>['body'], 'desafio' | 'credencial'>;

interface Contexto extends CallResult {
  borrador: Borrador;
  faltas: Faltas<Campo, Falta>;
  motivoCierre: EndReason | null;
  intencionClub: boolean;
  regreso: string;
  /** El servidor tiene llaves de acceso, y el navegador sabe usarlas. */
  llaves: boolean;
}

type Entrada = Pick<Contexto, 'motivoCierre' | 'intencionClub' | 'regreso'>;

type Evento =
  | Escribir<Borrador, 'clave'>
  | { type: 'ENVIAR'; clave: string }
  | { type: 'PULSAR_ENTER'; clave: string }
  | { type: 'LLAVES' }
  | { type: 'LLAVE'; llave: Llave }
  | { type: 'USAR_LLAVE' }
  | { type: 'ABRIR'; dialogo: AccessDialog }
  | { type: 'CANCELAR' }
  | { type: 'CERRAR' }
  | { type: 'xstate.done.actor.autenticar'; output: Reply<typeof login> }
  | { type: 'xstate.error.actor.autenticar'; error: unknown }
  | { type: 'xstate.done.actor.entrar'; output: Reply<typeof login> }
  | { type: 'xstate.error.actor.entrar'; error: unknown }
  | { type: 'xstate.done.actor.pedirLlave'; output: Llave | null }
  | { type: 'xstate.done.actor.consultarContacto'; output: Reply<typeof datoscontactos> }
  | { type: 'xstate.done.actor.escucharCierre'; output: EndReason | null };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const loginMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    autenticar: fromPromise<Reply<typeof login>, Request<typeof login>>(falta),
    entrarConLlave: fromPromise<Reply<typeof login>, Llave>(falta),
    pedirLlave: fromPromise<Llave | null>(falta),
    escucharLlaves: fromCallback(falta),
    consultarContacto: fromPromise<Reply<typeof datoscontactos>, Request<typeof datoscontactos>>(falta),
    escucharSesion: fromPromise<void>(falta),
    escucharCierre: fromPromise<EndReason | null>(falta),
  },
  delays: { limiteAutenticar: falta, limiteContacto: falta, limiteLlave: falta },
  guards: {
    motivo: ({ context }, params: { es: EndReason }) => context.motivoCierre === params.es,
    codigo: ({ event }, params: { es: readonly CodeOf<typeof login>[] }) =>
      (event.type === 'xstate.done.actor.autenticar' || event.type === 'xstate.done.actor.entrar') &&
      params.es.some((es) => es === event.output.codigoMensaje),
    hayLlaves: ({ context }) => context.llaves,
    dioLlave: ({ event }) => event.type === 'xstate.done.actor.pedirLlave' && event.output !== null,
    faltaAlgo: falta,
    enterConVacios: ({ context, event }) =>
      event.type === 'PULSAR_ENTER' && (context.borrador.documento === '' || event.clave === ''),
    necesitaOnboarding: falta,
    hayIntencionClub: ({ context }) => context.intencionClub,
    hayRegreso: ({ context }) => context.regreso !== '',
  },
  actions: {
    cerrarSesionPrevia: falta,
    borrarPopup: falta,
    iniciarSesion: falta,
    navegar: falta as (_: unknown, params: { a: string }) => never,
    volver: falta,
    abrirDialogo: falta,
    anotarLlaves: assign({ llaves: true }),
    escribir: falta,
    anotarFaltas: falta,
    senalarFaltas: falta,
    anotarResultado: falta,
    anotarCierre: falta,
  },
}).createMachine({
  id: 'login',
  description: 'La página en que se inicia sesión.',
  context: ({ input }) => ({
    borrador: { tipoDocumento: 1, documento: '' },
    faltas: {},
    respuesta: null,
    problema: null,
    motivoCierre: input.motivoCierre,
    intencionClub: input.intencionClub,
    regreso: input.regreso,
    llaves: false,
  }),
  initial: 'llegando',
  states: {
    llegando: {
      description: 'Llegar a la página cierra la sesión que hubiera y olvida que el anuncio ya se mostró.',
      meta: { requisitos: ['LOGIN-01', 'LOGIN-02'] },
      entry: ['cerrarSesionPrevia', 'borrarPopup'],
      always: [
        { guard: { type: 'motivo', params: { es: 'vencida' } }, target: '#login.formulario.sesionVencida' },
        { guard: { type: 'motivo', params: { es: 'inactividad' } }, target: '#login.formulario.sesionInactiva' },
        { guard: { type: 'motivo', params: { es: 'otraPestana' } }, target: '#login.formulario.sesionCerradaFuera' },
        {
          guard: { type: 'motivo', params: { es: 'otroDispositivo' } },
          target: '#login.formulario.sesionCerradaLejos',
        },
        { guard: { type: 'motivo', params: { es: 'correo' } }, target: '#login.formulario.correoPorConfirmar' },
        { guard: { type: 'motivo', params: { es: 'cuentaCerrada' } }, target: '#login.formulario.cuentaCerrada' },
        { guard: { type: 'motivo', params: { es: 'sinPaginas' } }, target: '#login.formulario.sinPaginas' },
        { target: '#login.formulario.editando' },
      ],
    },
    formulario: {
      description: 'La persona escribe su documento y su contraseña. Lo escrito se conserva tras cada respuesta.',
      meta: {
        pantalla: 'Iniciar sesión',
        requisitos: ['LOGIN-04', 'LOGIN-05', 'LOGIN-06', 'LOGIN-45'],
      },
      initial: 'editando',
      invoke: [
        {
          id: 'escucharSesion',
          src: 'escucharSesion',
          onDone: [
            {
              guard: 'hayRegreso',
              description: 'Otra pestaña inició la sesión: se vuelve a la página que se pidió en esta.',
              target: 'dentro.haciaRegreso',
            },
            { description: 'Otra pestaña inició la sesión.', target: 'dentro.haciaInicio' },
          ],
          onError: { target: '.editando' },
        },
        {
          id: 'escucharLlaves',
          src: 'escucharLlaves',
          onError: { description: 'Sin llaves de acceso: queda la contraseña.' },
        },
      ],
      on: {
        ESCRIBIR: { target: '.editando', actions: 'escribir' },
        ENVIAR: [
          { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
          { target: 'autenticando', actions: 'anotarFaltas' },
        ],
        LLAVES: {
          description: 'Se puede entrar con la huella, la cara o el PIN: aparece su botón. El formulario no espera.',
          actions: 'anotarLlaves',
        },
        LLAVE: {
          description: 'La persona escogió su llave entre lo que el navegador propone en el campo.',
          target: 'entrandoConLlave',
        },
        USAR_LLAVE: { guard: 'hayLlaves', target: 'pidiendoLlave' },
        ABRIR: {
          description: 'Registro, reenvío o recuperación se abren sobre la página, y la dirección lo dice.',
          actions: 'abrirDialogo',
        },
        PULSAR_ENTER: [
          { guard: 'enterConVacios', target: '.camposVacios', actions: 'anotarFaltas' },
          { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
          { target: 'autenticando', actions: 'anotarFaltas' },
        ],
      },
      states: {
        editando: { description: 'Formulario listo para escribir.' },
        sesionVencida: {
          description: 'Aviso: la sesión anterior venció.',
          tags: 'aviso',
          meta: { requisitos: ['SESS-22'] },
          on: { ESCRIBIR: { description: 'Se lee mientras se escribe.', actions: 'escribir' } },
        },
        sesionInactiva: {
          description: 'Aviso: la sesión anterior se cerró por inactividad.',
          tags: 'aviso',
          on: { ESCRIBIR: { description: 'Se lee mientras se escribe.', actions: 'escribir' } },
        },
        sesionCerradaFuera: {
          description: 'Aviso: la sesión se cerró en otra pestaña.',
          tags: 'aviso',
          on: { ESCRIBIR: { description: 'Se lee mientras se escribe.', actions: 'escribir' } },
        },
        sesionCerradaLejos: {
          description: 'Aviso: la sesión se cerró desde otro dispositivo, y qué hacer si no fue la persona.',
          tags: 'aviso',
          on: { ESCRIBIR: { description: 'Se lee mientras se escribe.', actions: 'escribir' } },
        },
        correoPorConfirmar: {
          description: 'Aviso: se pidió cambiar el correo, y por eso se cerró la sesión. Falta confirmarlo.',
          tags: 'aviso',
          meta: { requisitos: ['PROF-39', 'PROF-42'] },
          on: { ESCRIBIR: { description: 'Se lee mientras se escribe.', actions: 'escribir' } },
        },
        cuentaCerrada: {
          description: 'Aviso: la persona cerró su cuenta; qué se guarda todavía, y que puede registrarse otra vez.',
          tags: 'aviso',
          on: { ESCRIBIR: { description: 'Se lee mientras se escribe.', actions: 'escribir' } },
        },
        sinPaginas: {
          description: 'Aviso: el menú llegó vacío, así que no había página que mostrar, y se cerró la sesión.',
          tags: 'aviso',
          meta: { requisitos: ['ROUTE-42'] },
          on: { ESCRIBIR: { description: 'Se lee mientras se escribe.', actions: 'escribir' } },
        },
        faltanDatos: {
          description: 'Se pulsó sin completar: cada campo dice qué le falta y el foco va al primero.',
          tags: ['error', 'incompleto'],
          meta: { requisitos: ['LOGIN-23', 'LOGIN-25', 'LOGIN-26'] },
          entry: 'senalarFaltas',
        },
        camposVacios: {
          description: 'Se pulsó Enter con campos vacíos.',
          tags: ['error', 'incompleto'],
          meta: { requisitos: ['LOGIN-27'] },
          entry: 'senalarFaltas',
        },
        advertida: {
          description: 'Sobre los campos, y con el foco: el servicio dice qué corregir, o que hay que esperar.',
          tags: 'aviso',
          meta: { mensaje: '1006, 1017', requisitos: ['LOGIN-31', 'LOGIN-32', 'LOGIN-35'] },
        },
        rechazada: {
          description: 'Otro código: sobre los campos, el servidor explica por qué no deja entrar.',
          tags: 'error',
          meta: { requisitos: ['LOGIN-34'] },
        },
        llaveSinUso: {
          description: 'La llave ya no sirve aquí: se dice, y que se entre con la contraseña.',
          tags: 'aviso',
        },
        sinLlave: {
          description: 'No se usó ninguna llave: la persona canceló, o el dispositivo no tiene una.',
          tags: 'aviso',
        },
        sinEntrar: {
          description: 'La comprobación falló, y sobre los campos se dice por qué. Se puede reintentar.',
          tags: 'error',
          meta: { requisitos: ['LOGIN-43'] },
        },
      },
    },
    autenticando: {
      description: 'El servicio comprueba las credenciales. No se puede enviar otra vez; sí cancelar.',
      tags: 'cargando',
      meta: { pantalla: 'Iniciar sesión', requisitos: ['LOGIN-28', 'LOGIN-44'] },
      invoke: {
        id: 'autenticar',
        src: 'autenticar',
        input: ({ context: { borrador }, event }) => {
          assertEvent(event, ['ENVIAR', 'PULSAR_ENTER']);
          const { tipoDocumento, documento } = borrador;
          return { body: { identificacion: { tipoDocumento: tipoDocumento ?? 1, documento }, clave: event.clave } };
        },
        onDone: [
          {
            guard: { type: 'codigo', params: { es: [1007] } },
            description: '1007: credenciales correctas.',
            target: 'dentro.revisandoContacto',
            actions: 'iniciarSesion',
          },
          {
            guard: { type: 'codigo', params: { es: [1006] } },
            description: '1006: documento o contraseña incorrectos.',
            target: 'formulario.advertida',
            actions: 'anotarResultado',
          },
          {
            guard: { type: 'codigo', params: { es: [1017] } },
            description: '1017: cuenta bloqueada por un rato, por intentos fallidos.',
            target: 'formulario.advertida',
            actions: 'anotarResultado',
          },
          {
            guard: { type: 'codigo', params: { es: [1003] } },
            description: '1003: la cuenta espera su activación.',
            target: 'informando',
            actions: 'anotarResultado',
          },
          {
            description: 'Cualquier otro código: error con el mensaje del servidor.',
            target: 'formulario.rechazada',
            actions: 'anotarResultado',
          },
        ],
        onError: { target: 'formulario.sinEntrar', actions: 'anotarResultado' },
      },
      on: {
        CANCELAR: { target: 'formulario.editando' },
        ABRIR: { target: 'formulario.editando', actions: 'abrirDialogo' },
      },
      after: { limiteAutenticar: { target: 'formulario.sinEntrar', actions: 'anotarResultado' } },
    },
    pidiendoLlave: {
      description: 'El dispositivo pide la huella, la cara o el PIN a la persona, que puede cancelar.',
      tags: 'cargando',
      meta: { pantalla: 'Iniciar sesión' },
      invoke: {
        id: 'pedirLlave',
        src: 'pedirLlave',
        onDone: [
          { guard: 'dioLlave', target: 'entrandoConLlave' },
          { description: 'Canceló, o no hay llave.', target: 'formulario.sinLlave' },
        ],
        onError: { target: 'formulario.sinEntrar', actions: 'anotarResultado' },
      },
      on: {
        CANCELAR: { target: 'formulario.editando' },
        ABRIR: { target: 'formulario.editando', actions: 'abrirDialogo' },
      },
      after: { limiteLlave: { target: 'formulario.sinLlave' } },
    },
    entrandoConLlave: {
      description: 'El servicio comprueba la llave. No se puede enviar otra vez; sí cancelar.',
      tags: 'cargando',
      meta: { pantalla: 'Iniciar sesión' },
      invoke: {
        id: 'entrar',
        src: 'entrarConLlave',
        input: ({ event }) => {
          assertEvent(event, ['LLAVE', 'xstate.done.actor.pedirLlave']);
          return event.type === 'LLAVE' ? event.llave : (event.output as Llave);
        },
        onDone: [
          {
            guard: { type: 'codigo', params: { es: [1007] } },
            description: '1007: la llave es de un afiliado.',
            target: 'dentro.revisandoContacto',
            actions: 'iniciarSesion',
          },
          {
            guard: { type: 'codigo', params: { es: [1006] } },
            description: '1006: la llave ya no sirve aquí.',
            target: 'formulario.llaveSinUso',
          },
          {
            guard: { type: 'codigo', params: { es: [1017] } },
            description: '1017: cuenta bloqueada por un rato, por intentos fallidos.',
            target: 'formulario.advertida',
            actions: 'anotarResultado',
          },
          {
            guard: { type: 'codigo', params: { es: [1003] } },
            description: '1003: la cuenta espera su activación.',
            target: 'informando',
            actions: 'anotarResultado',
          },
          {
            description: 'Cualquier otro código: error con el mensaje del servidor.',
            target: 'formulario.rechazada',
            actions: 'anotarResultado',
          },
        ],
        onError: { target: 'formulario.sinEntrar', actions: 'anotarResultado' },
      },
      on: {
        CANCELAR: { target: 'formulario.editando' },
        ABRIR: { target: 'formulario.editando', actions: 'abrirDialogo' },
      },
      after: { limiteAutenticar: { target: 'formulario.sinEntrar', actions: 'anotarResultado' } },
    },
    informando: {
      description: 'Diálogo «Información» con el mensaje del servidor.',
      tags: 'aviso',
      meta: { pantalla: 'Información', mensaje: '1003', requisitos: ['LOGIN-14', 'LOGIN-33', 'LOGIN-35'] },
      on: {
        CERRAR: { target: 'formulario.editando' },
        ABRIR: {
          description: 'El reenvío del correo, con el documento ya puesto.',
          target: 'formulario.editando',
          actions: 'abrirDialogo',
        },
      },
    },
    dentro: {
      description:
        'La sesión está abierta, y se va a otra página. Si se cierra antes de llegar, se vuelve al formulario, que dice por qué.',
      initial: 'revisandoContacto',
      invoke: {
        id: 'escucharCierre',
        src: 'escucharCierre',
        onDone: { target: 'llegando', actions: 'anotarCierre' },
        onError: { description: 'Se va igual.' },
      },
      states: {
        revisandoContacto: {
          description:
            'Dentro de la sesión: se mira si faltan datos de contacto. Un fallo aquí nunca los da por faltantes.',
          tags: 'cargando',
          meta: { requisitos: ['LOGIN-36'] },
          invoke: {
            id: 'consultarContacto',
            src: 'consultarContacto',
            input: ({ event }) => ({
              query: {
                codigoAfiliado:
                  (event.type === 'xstate.done.actor.autenticar' || event.type === 'xstate.done.actor.entrar') &&
                  'codigoAfiliado' in event.output
                    ? event.output.codigoAfiliado
                    : '',
              },
            }),
            onDone: [
              { guard: 'necesitaOnboarding', description: 'Faltan datos de contacto.', target: 'haciaOnboarding' },
              { target: 'eligiendoDestino' },
            ],
            onError: { target: 'eligiendoDestino' },
          },
          after: { limiteContacto: { target: 'eligiendoDestino' } },
        },
        eligiendoDestino: {
          description: 'El club si se venía de él; la página que se pidió antes de entrar; si no, el inicio.',
          always: [
            { guard: 'hayIntencionClub', target: 'haciaClub' },
            { guard: 'hayRegreso', target: 'haciaRegreso' },
            { target: 'haciaInicio' },
          ],
        },
        haciaOnboarding: {
          description: 'Se completan los datos de contacto. La intención de ir al club sigue guardada.',
          type: 'final',
          tags: 'terminal',
          meta: { requisitos: ['LOGIN-37', 'LOGIN-42'] },
          entry: { type: 'navegar', params: { a: '/onboarding' } },
        },
        haciaClub: {
          description: 'Se va al club de beneficios.',
          type: 'final',
          tags: 'terminal',
          meta: { requisitos: ['LOGIN-39'] },
          entry: { type: 'navegar', params: { a: '/club' } },
        },
        haciaRegreso: {
          description: 'Se vuelve a la página que se pidió antes de entrar.',
          type: 'final',
          tags: 'terminal',
          entry: 'volver',
        },
        haciaInicio: {
          description: 'Se va al inicio.',
          type: 'final',
          tags: 'terminal',
          meta: { requisitos: ['LOGIN-38'] },
          entry: { type: 'navegar', params: { a: '/' } },
        },
      },
    },
  },
});
