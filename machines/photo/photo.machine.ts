import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { eliminarFotoPerfil } from '../../domain/contract/foto';
import type { Recorte, Tamano } from '../../domain/rules/picture/crop';
import type { Rechazo } from '../../domain/rules/picture/read-photo';
import type { Lectura } from './saved-photo';

/** Lo que se enviaría. */
export interface Foto extends Tamano {
  /** Dirección de la imagen en este navegador. */
  direccion: string;
  bytes: number;
}

export interface Elegida {
  foto: Foto;
  /** De qué se recorta: sus medidas, y una dirección en que se ve entera. */
  original: Tamano & { direccion: string };
}

/** La pesada supera el máximo y no se puede abrir para reducirla. */
export type Motivo = Rechazo | 'pesada';

export type Revision =
  | { tipo: 'rechazada'; rechazo: Motivo }
  | { tipo: 'grande'; bytes: number }
  | ({ tipo: 'lista' } & Elegida);

/** Lo que se recuerda de una carga hasta que se lee, después de recargar. */
export interface Recibo {
  /** Milisegundos, según el servidor. */
  hora: number;
}

interface Contexto extends CallResult {
  codigoAfiliado: string;
  recibo: Recibo | null;
  /** Si el perfil tiene foto; nulo: no se sabe. */
  hayFoto: boolean | null;
  rechazo: Motivo | null;
  /** Cuánto pesa la imagen que supera el máximo. */
  bytes: number;
  original: Elegida['original'] | null;
  foto: Foto | null;
  recorte: Recorte | null;
  /** Cuánto de la foto ha salido, en bytes como viajan. */
  progreso: { enviado: number; total: number };
}

export type Entrada = Pick<Contexto, 'codigoAfiliado' | 'recibo'>;

export type Evento =
  | { type: 'ABRIR'; hayFoto: boolean | null }
  | { type: 'CERRAR' }
  | { type: 'CERRAR_RECIBO' }
  | { type: 'ELEGIR'; archivo: unknown }
  | { type: 'REDUCIR' }
  | { type: 'CANCELAR' }
  | { type: 'GUARDAR' }
  | { type: 'PROGRESO'; enviado: number; total: number }
  | { type: 'REINTENTAR' }
  | { type: 'CONTINUAR' }
  | { type: 'AJUSTAR' }
  | { type: 'MOVER'; x: number; y: number }
  | { type: 'ACERCAR'; factor: number }
  | { type: 'GIRAR' }
  | { type: 'APLICAR' }
  | { type: 'VOLVER' }
  | { type: 'BORRAR' }
  | { type: 'CONFIRMAR' }
  | { type: 'xstate.done.actor.revisar'; output: Revision }
  | { type: 'xstate.done.actor.reducir'; output: Elegida }
  | { type: 'xstate.done.actor.recortar'; output: Foto }
  | { type: 'xstate.error.actor.subir'; error: unknown }
  | { type: 'xstate.done.actor.consultarFoto'; output: Lectura }
  | { type: 'xstate.error.actor.consultarFoto'; error: unknown }
  | { type: 'xstate.done.actor.eliminarFoto'; output: Reply<typeof eliminarFotoPerfil> }
  | { type: 'xstate.error.actor.eliminarFoto'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const photoMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    vigilarRetroceso: fromCallback(falta),
    revisar: fromPromise<Revision, { archivo: unknown }>(falta),
    reducir: fromPromise<Elegida>(falta),
    recortar: fromPromise<Foto, { recorte: Recorte | null }>(falta),
    subir: fromPromise<void, { codigoAfiliado: string }>(falta),
    consultarFoto: fromPromise<Lectura, { codigoAfiliado: string }>(falta),
    eliminarFoto: fromPromise<Reply<typeof eliminarFotoPerfil>, Request<typeof eliminarFotoPerfil>>(falta),
  },
  delays: { limiteTaller: falta, limiteSubida: falta, limiteLectura: falta, limiteBorrado: falta, pausaRecarga: falta },
  guards: {
    hayRecibo: ({ context }) => context.recibo !== null,
    revision: ({ event }, params: { es: Revision['tipo'] }) =>
      event.type === 'xstate.done.actor.revisar' && event.output.tipo === params.es,
    sinElegir: ({ context }) => context.foto === null,
    perfilSinFoto: ({ context }) => context.hayFoto === false,
    perfilDesconocido: ({ context }) => context.hayFoto === null,
    lectura: ({ event }, params: { es: Lectura['es'] }) =>
      event.type === 'xstate.done.actor.consultarFoto' && event.output.es === params.es,
    noHay: ({ event }) => event.type === 'xstate.done.actor.consultarFoto' && !event.output.hay,
    rechazo: falta,
  },
  actions: {
    anotarHayFoto: assign({
      hayFoto: ({ context, event }) =>
        event.type === 'ABRIR'
          ? event.hayFoto
          : event.type === 'xstate.done.actor.consultarFoto'
            ? event.output.hay
            : context.hayFoto,
    }),
    anotarSinFoto: assign({ hayFoto: false }),
    anotarRechazo: assign({
      rechazo: ({ context, event }) =>
        event.type === 'xstate.done.actor.revisar' && event.output.tipo === 'rechazada'
          ? event.output.rechazo
          : context.rechazo,
    }),
    anotarPeso: assign({
      bytes: ({ context, event }) =>
        event.type === 'xstate.done.actor.revisar' && event.output.tipo === 'grande'
          ? event.output.bytes
          : context.bytes,
    }),
    anotarElegida: falta,
    anotarRecortada: assign({
      foto: ({ context, event }) => (event.type === 'xstate.done.actor.recortar' ? event.output : context.foto),
    }),
    senalarFaltas: falta,
    anotarResultado: falta,
    anotarProgreso: assign({
      progreso: ({ context, event }) =>
        event.type === 'PROGRESO' ? { enviado: event.enviado, total: event.total } : context.progreso,
    }),
    quitarResultado: assign({ respuesta: null, problema: null, progreso: { enviado: 0, total: 0 } }),
    empezarRecorte: falta,
    mover: falta,
    acercar: falta,
    girar: falta,
    soltarFoto: assign({ original: null, foto: null, recorte: null, rechazo: null, respuesta: null, problema: null }),
    soltarArchivos: falta,
    mostrarGuardada: falta,
    mostrarBorrada: falta,
    releerRetrato: falta,
    guardarRecibo: falta,
    quitarRecibo: assign({ recibo: null }),
    olvidarRecibo: falta,
    recargar: falta,
  },
}).createMachine({
  id: 'photo',
  description: 'El diálogo de la foto de perfil: se toma o se elige, se recorta y se envía.',
  context: ({ input }) => ({
    ...input,
    hayFoto: null,
    rechazo: null,
    bytes: 0,
    original: null,
    foto: null,
    recorte: null,
    progreso: { enviado: 0, total: 0 },
    respuesta: null,
    problema: null,
  }),
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Después de recargar por una foto guardada, primero se lee su recibo.',
      always: [{ guard: 'hayRecibo', target: 'conRecibo' }, { target: 'cerrado' }],
    },
    conRecibo: {
      description: 'La página se recargó con la foto nueva. El recibo queda hasta que se cierra.',
      tags: 'aviso',
      meta: { mensaje: 'Carga realizada.', requisitos: ['PHOTO-07', 'PHOTO-08'] },
      on: {
        CERRAR_RECIBO: { target: 'cerrado', actions: ['olvidarRecibo', 'quitarRecibo'] },
        ABRIR: { target: 'abierto', actions: ['olvidarRecibo', 'quitarRecibo', 'anotarHayFoto'] },
      },
    },
    cerrado: {
      description: 'Nadie está cambiando su foto. Nada de lo que se eligió queda guardado.',
      on: { ABRIR: { target: 'abierto', actions: 'anotarHayFoto' } },
    },
    abierto: {
      description: 'El diálogo está abierto. Retroceder en el navegador lo cierra.',
      meta: { pantalla: 'Foto de perfil', requisitos: ['PHOTO-01'] },
      invoke: {
        id: 'vigilarRetroceso',
        src: 'vigilarRetroceso',
        onError: { description: 'Sin avisos del navegador: quedan los botones.' },
      },
      initial: 'eligiendo',
      on: { CERRAR: { target: 'cerrado', actions: ['soltarArchivos', 'soltarFoto'] } },
      states: {
        eligiendo: {
          description: 'Se toma una foto o se elige una imagen. La elegida se ve antes de enviarla.',
          initial: 'quieto',
          on: {
            ELEGIR: { target: 'revisando' },
            GUARDAR: [
              { guard: 'sinElegir', target: '.faltaFoto' },
              { target: 'subiendo', actions: 'quitarResultado' },
            ],
            AJUSTAR: [
              { guard: 'sinElegir', target: '.faltaFoto' },
              { target: 'ajustando', actions: 'empezarRecorte' },
            ],
            BORRAR: [
              { guard: 'perfilSinFoto', target: '.sinFoto' },
              { guard: 'perfilDesconocido', target: 'leyendoFoto', actions: 'quitarResultado' },
              { target: 'preguntando' },
            ],
          },
          states: {
            quieto: { description: 'Nada que decir: se elige, o se ve lo elegido.' },
            faltaFoto: {
              description: 'Se pulsó guardar sin haber elegido una foto.',
              tags: ['error', 'incompleto'],
              meta: { mensaje: 'Favor de seleccionar una foto de perfil', requisitos: ['PHOTO-02'] },
              entry: 'senalarFaltas',
            },
            rechazada: {
              description: 'Lo elegido no es una imagen JPG o PNG completa y quieta, por su contenido. No se toma.',
              tags: ['error', 'incompleto'],
              meta: {
                mensaje: 'Favor de seleccionar una foto de perfil',
                requisitos: ['PHOTO-03', 'PHOTO-05'],
              },
            },
            demasiadoGrande: {
              description: 'Pesa más de 2,097,152 bytes. No se toma; se puede reducir aquí mismo y añadir.',
              tags: ['error', 'incompleto'],
              meta: { mensaje: 'La imagen supera el tamaño máximo permitido', requisitos: ['PHOTO-04'] },
              on: {
                REDUCIR: { target: '#photo.abierto.reduciendo' },
                GUARDAR: {
                  guard: 'sinElegir',
                  description: 'Se sigue ofreciendo reducirla.',
                  actions: 'senalarFaltas',
                },
              },
            },
            sinRevisar: {
              description: 'Este equipo no pudo abrir la imagen. No se toma.',
              tags: 'error',
            },
            sinReducir: {
              description: 'Este equipo no pudo reducir la imagen. No se toma.',
              tags: 'error',
            },
            noSubida: {
              description: 'La foto no se guardó. Lo elegido sigue ahí para enviarlo otra vez.',
              tags: 'error',
              meta: {
                mensaje: 'Ha ocurrido un error durante el proceso de carga de foto de perfil.',
                requisitos: ['PHOTO-09'],
              },
            },
            cancelada: {
              description: 'El envío se canceló y se comprobó que la foto no llegó.',
              tags: 'aviso',
            },
            otraFoto: {
              description: 'El perfil tiene una foto que no es la enviada ni la de antes: el afiliado decide.',
              tags: 'aviso',
            },
            sinFoto: {
              description: 'Se pidió eliminar y no hay foto: no se llama.',
              tags: ['aviso', 'incompleto'],
              meta: { mensaje: 'El perfil no cuenta con una foto.', requisitos: ['PHOTO-10'] },
              entry: 'senalarFaltas',
            },
            sinLeer: {
              description: 'No se pudo saber si hay foto: no se elimina nada.',
              tags: 'error',
            },
            sinBorrar: {
              description: 'La foto no se eliminó, y sigue ahí.',
              tags: 'error',
            },
            borradoDudoso: {
              description: 'No se sabe si la foto se eliminó.',
              tags: 'error',
            },
          },
        },
        revisando: {
          description: 'Se mira qué es por su contenido y cuánto mide, y se le quita el lugar en que se tomó.',
          tags: 'cargando',
          meta: { requisitos: ['PHOTO-03', 'PHOTO-04', 'PHOTO-05'] },
          invoke: {
            id: 'revisar',
            src: 'revisar',
            input: ({ event }) => ({ archivo: 'archivo' in event ? event.archivo : null }),
            onDone: [
              {
                guard: { type: 'revision', params: { es: 'rechazada' } },
                target: 'eligiendo.rechazada',
                actions: 'anotarRechazo',
              },
              {
                guard: { type: 'revision', params: { es: 'grande' } },
                target: 'eligiendo.demasiadoGrande',
                actions: 'anotarPeso',
              },
              { target: 'eligiendo', actions: 'anotarElegida' },
            ],
            onError: { target: 'eligiendo.sinRevisar' },
          },
          on: { CANCELAR: { target: 'eligiendo' } },
          after: { limiteTaller: { target: 'eligiendo.sinRevisar' } },
        },
        reduciendo: {
          description: 'La imagen se reduce en este equipo, sin tapar la página.',
          tags: 'cargando',
          meta: { requisitos: ['PHOTO-04'] },
          invoke: {
            id: 'reducir',
            src: 'reducir',
            onDone: { target: 'eligiendo', actions: 'anotarElegida' },
            onError: { target: 'eligiendo.sinReducir' },
          },
          on: { CANCELAR: { target: 'eligiendo' } },
          after: { limiteTaller: { target: 'eligiendo.sinReducir' } },
        },
        ajustando: {
          description: 'Se recorta un cuadrado y se gira, con el dedo, el ratón, el teclado o los botones.',
          initial: 'quieto',
          on: {
            MOVER: { actions: 'mover' },
            ACERCAR: { actions: 'acercar' },
            GIRAR: { actions: 'girar' },
            APLICAR: { target: 'recortando' },
            VOLVER: { target: 'eligiendo' },
          },
          states: {
            quieto: { description: 'Se ve qué parte quedará.' },
            sinRecortar: {
              description: 'Este equipo no pudo recortar la imagen. La foto queda como estaba.',
              tags: 'error',
            },
          },
        },
        recortando: {
          description: 'Se recorta en este equipo.',
          tags: 'cargando',
          invoke: {
            id: 'recortar',
            src: 'recortar',
            input: ({ context }) => ({ recorte: context.recorte }),
            onDone: { target: 'eligiendo', actions: 'anotarRecortada' },
            onError: { target: 'ajustando.sinRecortar' },
          },
          on: { CANCELAR: { target: 'ajustando' } },
          after: { limiteTaller: { target: 'ajustando.sinRecortar' } },
        },
        subiendo: {
          description: 'Se envía la foto, una sola vez. Ya no se puede cerrar; se puede cancelar.',
          tags: 'cargando',
          meta: { mensaje: 'Se estará cargando la foto de perfil.', requisitos: ['PHOTO-06', 'PHOTO-12'] },
          invoke: {
            id: 'subir',
            src: 'subir',
            input: ({ context }) => ({ codigoAfiliado: context.codigoAfiliado }),
            onDone: { target: '#photo.subida' },
            onError: [
              {
                guard: 'rechazo',
                description: 'El servicio dijo que no: la foto no se guardó.',
                target: 'eligiendo.noSubida',
                actions: 'anotarResultado',
              },
              {
                description: 'La respuesta se perdió: antes de nada se lee qué foto hay.',
                target: 'comprobando',
                actions: 'anotarResultado',
              },
            ],
          },
          on: { PROGRESO: { actions: 'anotarProgreso' }, CERRAR: {}, CANCELAR: { target: 'cancelando' } },
          after: { limiteSubida: { target: 'comprobando', actions: 'anotarResultado' } },
        },
        comprobando: {
          description: 'No se sabe si la foto llegó: se lee la que tiene el perfil. Nada se envía otra vez.',
          tags: 'cargando',
          invoke: {
            id: 'consultarFoto',
            src: 'consultarFoto',
            input: ({ context }) => ({ codigoAfiliado: context.codigoAfiliado }),
            onDone: [
              { guard: { type: 'lectura', params: { es: 'enviada' } }, target: '#photo.subida' },
              {
                guard: { type: 'lectura', params: { es: 'anterior' } },
                target: 'eligiendo.noSubida',
                actions: 'anotarHayFoto',
              },
              { target: 'eligiendo.otraFoto', actions: ['anotarHayFoto', 'releerRetrato'] },
            ],
            onError: { target: 'sinConfirmar' },
          },
          on: { CERRAR: {} },
          after: { limiteLectura: { target: 'sinConfirmar' } },
        },
        cancelando: {
          description: 'El envío se canceló; pudo llegar antes, y por eso se lee qué foto hay.',
          tags: 'cargando',
          invoke: {
            id: 'consultarFoto',
            src: 'consultarFoto',
            input: ({ context }) => ({ codigoAfiliado: context.codigoAfiliado }),
            onDone: [
              { guard: { type: 'lectura', params: { es: 'enviada' } }, target: '#photo.subida' },
              {
                guard: { type: 'lectura', params: { es: 'anterior' } },
                target: 'eligiendo.cancelada',
                actions: 'anotarHayFoto',
              },
              { target: 'eligiendo.otraFoto', actions: ['anotarHayFoto', 'releerRetrato'] },
            ],
            onError: { target: 'sinConfirmar' },
          },
          on: { CERRAR: {} },
          after: { limiteLectura: { target: 'sinConfirmar' } },
        },
        sinConfirmar: {
          description: 'No se pudo saber si la foto se guardó. Se puede comprobar otra vez; nada se envía solo.',
          tags: 'error',
          on: { REINTENTAR: { target: 'comprobando' } },
        },
        leyendoFoto: {
          description: 'Antes de eliminar hace falta saber si hay foto.',
          tags: 'cargando',
          meta: { requisitos: ['PHOTO-10'] },
          invoke: {
            id: 'consultarFoto',
            src: 'consultarFoto',
            input: ({ context }) => ({ codigoAfiliado: context.codigoAfiliado }),
            onDone: [
              { guard: 'noHay', target: 'eligiendo.sinFoto', actions: 'anotarHayFoto' },
              { target: 'preguntando', actions: 'anotarHayFoto' },
            ],
            onError: { target: 'eligiendo.sinLeer', actions: 'anotarResultado' },
          },
          on: { CANCELAR: { target: 'eligiendo' } },
          after: { limiteLectura: { target: 'eligiendo.sinLeer', actions: 'anotarResultado' } },
        },
        preguntando: {
          description: 'Se pregunta antes de eliminar.',
          on: {
            CONFIRMAR: { target: 'borrando' },
            VOLVER: { target: 'eligiendo' },
          },
        },
        borrando: {
          description: 'Se elimina la foto. Ya no se puede cerrar.',
          tags: 'cargando',
          invoke: {
            id: 'eliminarFoto',
            src: 'eliminarFoto',
            input: ({ context }) => ({ query: { codigoAfiliado: context.codigoAfiliado } }),
            onDone: { target: 'borrada' },
            onError: [
              {
                guard: 'rechazo',
                description: 'El servicio dijo que no: la foto sigue ahí.',
                target: 'eligiendo.sinBorrar',
                actions: 'anotarResultado',
              },
              {
                description: 'La respuesta se perdió: se lee si todavía hay foto.',
                target: 'comprobandoBorrado',
                actions: 'anotarResultado',
              },
            ],
          },
          on: { CERRAR: {} },
          after: { limiteBorrado: { target: 'comprobandoBorrado', actions: 'anotarResultado' } },
        },
        comprobandoBorrado: {
          description: 'No se sabe si se eliminó: se lee si todavía hay foto.',
          tags: 'cargando',
          invoke: {
            id: 'consultarFoto',
            src: 'consultarFoto',
            input: ({ context }) => ({ codigoAfiliado: context.codigoAfiliado }),
            onDone: [{ guard: 'noHay', target: 'borrada' }, { target: 'eligiendo.sinBorrar' }],
            onError: { target: 'eligiendo.borradoDudoso' },
          },
          on: { CERRAR: {} },
          after: { limiteLectura: { target: 'eligiendo.borradoDudoso' } },
        },
        borrada: {
          description: 'El perfil ya no tiene foto; arriba se ven las iniciales. Solo queda cerrar.',
          tags: 'aviso',
          meta: { mensaje: 'Foto de perfil eliminada', requisitos: ['PHOTO-11'] },
          entry: ['anotarSinFoto', 'mostrarBorrada'],
        },
      },
    },
    subida: {
      description: 'La foto está guardada. La página se recarga con ella en un momento.',
      tags: 'aviso',
      meta: { mensaje: 'Carga realizada.', requisitos: ['PHOTO-07', 'SESS-05'] },
      entry: ['mostrarGuardada', 'guardarRecibo', 'soltarArchivos'],
      on: { CONTINUAR: { target: 'recargando' } },
      after: { pausaRecarga: { target: 'recargando' } },
    },
    recargando: {
      description: 'La página se carga de nuevo.',
      type: 'final',
      tags: 'terminal',
      meta: { requisitos: ['PHOTO-08'] },
      entry: 'recargar',
    },
  },
});
