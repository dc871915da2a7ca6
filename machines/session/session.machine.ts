import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ChartFailure } from '../../domain/contract/chart-failure';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { Failure, ProblemKind } from '../../domain/contract/problem';
import type { getAfiliado } from '../../domain/contract/start';
import type { Affiliate, EndReason, Reading } from '../../domain/rules/session/session';

/** Si el club se abrió porque alguien venía de él: sin entrar aún, o ya dentro de esa visita. */
export type Club = 'no' | 'intencion' | 'visita';

interface Contexto extends Affiliate {
  motivo: EndReason | null;
  /** Hubo actividad desde el último latido. */
  activo: boolean;
  /** Por qué no se pudo preguntar de quién es la sesión. */
  problema: ChartFailure | null;
}

export type Evento =
  | { type: 'INICIAR'; afiliado: Affiliate; token: string }
  | { type: 'SALIR'; motivo: EndReason }
  /** `fuera`: su dueño la cerró desde otro dispositivo. */
  | { type: 'VENCER'; fuera?: boolean }
  | { type: 'REVISAR'; lectura: Reading }
  | { type: 'NAVEGAR'; ruta: string; club: Club }
  /** `tarde`: desde el último latido ha pasado su plazo, por el reloj de pared. */
  | { type: 'ACTIVIDAD'; tarde: boolean }
  | { type: 'EN_LINEA' }
  | { type: 'REINTENTAR' }
  | { type: 'xstate.done.actor.leer'; output: Reading }
  | { type: 'xstate.done.actor.consultarAfiliado'; output: Reply<typeof getAfiliado> }
  | { type: 'xstate.error.actor.consultarAfiliado'; error: unknown }
  | { type: 'xstate.done.actor.latir'; output: Reply<typeof getAfiliado> }
  | { type: 'xstate.error.actor.latir'; error: unknown }
  | { type: 'xstate.done.actor.latirEnClub'; output: Reply<typeof getAfiliado> }
  | { type: 'xstate.error.actor.latirEnClub'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

const lecturaDe = (event: Evento): Reading | null =>
  event.type === 'REVISAR' ? event.lectura : event.type === 'xstate.done.actor.leer' ? event.output : null;

/** Lo que una pestaña dice a las otras tal cual; lo demás les es «otra pestaña». */
const compartidos: readonly (EndReason | null)[] = ['inactividad', 'otroDispositivo', 'cuentaCerrada'];

export const sessionMachine = setup({
  types: {} as { context: Contexto; events: Evento; tags: 'cargando' | 'error' },
  actors: {
    leer: fromPromise<Reading>(falta),
    escuchar: fromCallback(falta),
    consultarAfiliado: fromPromise<Reply<typeof getAfiliado>, Request<typeof getAfiliado>>(falta),
  },
  delays: { limiteLectura: falta, limiteConsulta: falta, latido: falta },
  guards: {
    lectura: ({ event }, params: { es: Reading['estado'] }) => lecturaDe(event)?.estado === params.es,
    otroAfiliado: ({ context, event }) => {
      const lectura = lecturaDe(event);
      return lectura?.estado === 'abierta' && lectura.codigoAfiliado !== context.codigoAfiliado;
    },
    problema: ({ event }, params: { es: ProblemKind }) =>
      'error' in event && (event.error as Partial<Failure> | undefined)?.kind === params.es,
    cerradaFuera: ({ event }) => event.type === 'VENCER' && event.fuera === true,
    hayActividad: ({ context }) => context.activo,
    debeLatido: ({ event }) => event.type === 'ACTIVIDAD' && event.tarde,
    entraAlClub: ({ event }) => event.type === 'NAVEGAR' && event.ruta === '/club' && event.club !== 'no',
    dejoElClub: ({ event }) => event.type === 'NAVEGAR' && event.ruta !== '/club' && event.club === 'visita',
    fueraDelClub: ({ event }) => event.type === 'NAVEGAR' && event.ruta !== '/club',
  },
  actions: {
    guardarSesion: falta,
    adoptarSesion: falta,
    borrarSesion: falta,
    olvidarSesion: falta,
    nuevaEpoca: falta,
    empezarVisitaClub: falta,
    anotarLatido: falta,
    anotarSinLatido: falta,
    anunciarApertura: falta,
    anunciarCierre: falta,
    anotarAfiliado: assign(({ context, event }) => (event.type === 'INICIAR' ? event.afiliado : context)),
    anotarDatos: assign(({ context, event }) =>
      'output' in event && 'nombres' in event.output ? event.output : context,
    ),
    anotarCodigo: assign({
      codigoAfiliado: ({ context, event }) => {
        const lectura = lecturaDe(event);
        return lectura?.estado === 'abierta' ? lectura.codigoAfiliado : context.codigoAfiliado;
      },
    }),
    limpiar: assign({ codigoAfiliado: '', nombres: '', apellidos: '', tipoAfiliacion: '', regimen: '', activo: false }),
    anotarMotivo: assign({
      motivo: ({ context, event }) => {
        if (event.type === 'SALIR') return event.motivo;
        const lectura = lecturaDe(event);
        return lectura === null || lectura.estado === 'abierta' ? context.motivo : lectura.motivo;
      },
    }),
    motivoFuera: assign({
      motivo: ({ event }) =>
        event.type === 'REVISAR' && event.lectura.estado === 'anonima' && compartidos.includes(event.lectura.motivo)
          ? event.lectura.motivo
          : 'otraPestana',
    }),
    motivoVencida: assign({ motivo: 'vencida' }),
    motivoOtroDispositivo: assign({ motivo: 'otroDispositivo' }),
    motivoClub: assign({ motivo: 'club' }),
    quitarMotivo: assign({ motivo: null }),
    anotarActividad: assign({ activo: true }),
    olvidarActividad: assign({ activo: false }),
    anotarProblema: falta,
    quitarProblema: assign({ problema: null }),
  },
}).createMachine({
  id: 'session',
  description: 'Si hay una sesión y de quién es: cómo empieza, se restaura y termina.',
  context: {
    codigoAfiliado: '',
    nombres: '',
    apellidos: '',
    tipoAfiliacion: '',
    regimen: '',
    motivo: null,
    activo: false,
    problema: null,
  },
  invoke: {
    id: 'escuchar',
    src: 'escuchar',
    onError: { description: 'Sin avisos de otras pestañas: la sesión sigue en esta.' },
  },
  initial: 'leyendo',
  on: {
    INICIAR: {
      description: 'Credenciales correctas: esta es la sesión, y ninguna anterior.',
      target: '.abierta.autenticada',
      actions: ['quitarMotivo', 'guardarSesion', 'nuevaEpoca', 'anotarAfiliado'],
    },
  },
  states: {
    leyendo: {
      description: 'Al arrancar se lee lo guardado; nada privado se muestra todavía.',
      tags: 'cargando',
      meta: { requisitos: ['SESS-01', 'SESS-02', 'SESS-12', 'SESS-15', 'SESS-16'] },
      invoke: {
        id: 'leer',
        src: 'leer',
        onDone: [
          {
            guard: { type: 'lectura', params: { es: 'abierta' } },
            description: 'Marca y token válidos.',
            target: 'abierta.cargandoAfiliado',
            actions: ['adoptarSesion', 'anotarCodigo'],
          },
          {
            guard: { type: 'lectura', params: { es: 'cerrada' } },
            description: 'Token ausente, ilegible o vencido, o demasiado tiempo sin actividad.',
            target: 'cerrandose',
            actions: 'anotarMotivo',
          },
          { description: 'No hay sesión guardada.', target: 'anonima', actions: 'anotarMotivo' },
        ],
        onError: { target: 'anonima' },
      },
      on: { SALIR: { target: 'cerrandose', actions: 'anotarMotivo' } },
      after: { limiteLectura: { target: 'anonima' } },
    },
    anonima: {
      description: 'Visitante sin sesión. No hay datos de nadie.',
      meta: { requisitos: ['SESS-15', 'SESS-23'] },
      on: {
        REVISAR: {
          guard: { type: 'lectura', params: { es: 'abierta' } },
          description: 'Se entró en otra pestaña.',
          target: 'abierta.cargandoAfiliado',
          actions: ['quitarMotivo', 'adoptarSesion', 'nuevaEpoca', 'anotarCodigo'],
        },
      },
    },
    abierta: {
      description: 'Hay una sesión guardada.',
      initial: 'cargandoAfiliado',
      on: {
        SALIR: { description: 'Salida pedida.', target: 'cerrandose', actions: 'anotarMotivo' },
        VENCER: [
          {
            guard: 'cerradaFuera',
            description: 'Su dueño la cerró desde otro dispositivo.',
            target: 'cerrandose',
            actions: 'motivoOtroDispositivo',
          },
          { description: 'El servicio ya no acepta la sesión.', target: 'cerrandose', actions: 'motivoVencida' },
        ],
        REVISAR: [
          {
            guard: { type: 'lectura', params: { es: 'anonima' } },
            description: 'Se salió en otra pestaña.',
            target: 'cerradaFuera',
            actions: 'motivoFuera',
          },
          {
            guard: { type: 'lectura', params: { es: 'cerrada' } },
            description: 'Lo guardado ya no vale.',
            target: 'cerrandose',
            actions: 'anotarMotivo',
          },
          {
            guard: 'otroAfiliado',
            description: 'Otra persona entró en otra pestaña: nada de la anterior queda.',
            target: '.cargandoAfiliado',
            actions: ['limpiar', 'adoptarSesion', 'nuevaEpoca', 'anotarCodigo'],
          },
          { description: 'La misma persona.', actions: 'adoptarSesion' },
        ],
        ACTIVIDAD: { actions: 'anotarActividad' },
      },
      states: {
        cargandoAfiliado: {
          description: 'Se piden los datos básicos del afiliado; con ellos el servicio confirma la sesión.',
          tags: 'cargando',
          meta: { requisitos: ['SESS-12', 'SESS-13', 'SESS-17', 'SESS-18'] },
          invoke: {
            id: 'consultarAfiliado',
            src: 'consultarAfiliado',
            input: ({ context }) => ({ query: { CodigoAfiliado: context.codigoAfiliado } }),
            onDone: { target: 'autenticada', actions: 'anotarDatos' },
            onError: [
              {
                guard: { type: 'problema', params: { es: 'sesionVencida' } },
                target: '#session.cerrandose',
                actions: 'motivoVencida',
              },
              {
                description: 'Sin respuesta útil: la sesión se conserva.',
                target: 'sinServicio',
                actions: 'anotarProblema',
              },
            ],
          },
          after: { limiteConsulta: { target: 'sinServicio', actions: 'anotarProblema' } },
        },
        sinServicio: {
          description: 'No se pudo preguntar de quién es la sesión. Se conserva y se puede reintentar.',
          tags: 'error',
          meta: { pantalla: 'No pudimos cargar sus datos', requisitos: ['SESS-17'] },
          exit: 'quitarProblema',
          on: { REINTENTAR: { target: 'cargandoAfiliado' }, EN_LINEA: { target: 'cargandoAfiliado' } },
        },
        autenticada: {
          description: 'Sesión del afiliado confirmada.',
          meta: { requisitos: ['SESS-12', 'SESS-14', 'SESS-23'] },
          entry: ['anotarLatido', 'anunciarApertura'],
          exit: 'anunciarCierre',
          initial: 'enPortal',
          states: {
            enPortal: {
              description: 'El afiliado usa el portal.',
              on: {
                ACTIVIDAD: {
                  guard: 'debeLatido',
                  description: 'Nadie hizo nada, o el equipo durmió y su temporizador con él: se avisa ya.',
                  target: 'latiendo',
                },
                NAVEGAR: [
                  { guard: 'entraAlClub', target: 'enClub', actions: 'empezarVisitaClub' },
                  {
                    guard: 'dejoElClub',
                    description: 'La página se recargó al dejar el club.',
                    target: '#session.cerrandose',
                    actions: 'motivoClub',
                  },
                  { description: 'Otra página del portal.' },
                ],
              },
              after: {
                latido: [
                  { guard: 'hayActividad', target: 'latiendo' },
                  { description: 'Nadie hizo nada: no se alarga.', target: 'enPortal', reenter: true },
                ],
              },
            },
            latiendo: {
              description: 'Se avisa al servicio que el afiliado sigue activo. La página no espera por esto.',
              entry: ['olvidarActividad', 'anotarLatido'],
              invoke: {
                id: 'latir',
                src: 'consultarAfiliado',
                input: ({ context }) => ({ query: { CodigoAfiliado: context.codigoAfiliado } }),
                onDone: { target: 'enPortal', actions: 'anotarDatos' },
                onError: [
                  {
                    guard: { type: 'problema', params: { es: 'sesionVencida' } },
                    target: '#session.cerrandose',
                    actions: 'motivoVencida',
                  },
                  { target: 'enPortal', actions: ['anotarActividad', 'anotarSinLatido'] },
                ],
              },
              on: {
                NAVEGAR: { guard: 'entraAlClub', target: 'enClub', actions: 'empezarVisitaClub' },
              },
              after: { limiteConsulta: { target: 'enPortal', actions: ['anotarActividad', 'anotarSinLatido'] } },
            },
            enClub: {
              description: 'Visita al club por la que se entró: al dejarla termina la sesión.',
              meta: { requisitos: ['LOGIN-40', 'LOGIN-41'] },
              on: {
                ACTIVIDAD: {
                  guard: 'debeLatido',
                  description: 'Nadie hizo nada, o el equipo durmió y su temporizador con él: se avisa ya.',
                  target: 'latiendoEnClub',
                },
                NAVEGAR: [
                  { guard: 'dejoElClub', target: '#session.cerrandose', actions: 'motivoClub' },
                  {
                    guard: 'fueraDelClub',
                    description: 'No le correspondía el club: sigue en el portal.',
                    target: 'enPortal',
                  },
                  { description: 'Otra vez el club.' },
                ],
              },
              after: {
                latido: [
                  { guard: 'hayActividad', target: 'latiendoEnClub' },
                  { description: 'Nadie hizo nada: no se alarga.', target: 'enClub', reenter: true },
                ],
              },
            },
            latiendoEnClub: {
              description: 'Igual que en el portal, durante la visita al club.',
              entry: ['olvidarActividad', 'anotarLatido'],
              invoke: {
                id: 'latirEnClub',
                src: 'consultarAfiliado',
                input: ({ context }) => ({ query: { CodigoAfiliado: context.codigoAfiliado } }),
                onDone: { target: 'enClub', actions: 'anotarDatos' },
                onError: [
                  {
                    guard: { type: 'problema', params: { es: 'sesionVencida' } },
                    target: '#session.cerrandose',
                    actions: 'motivoVencida',
                  },
                  { target: 'enClub', actions: ['anotarActividad', 'anotarSinLatido'] },
                ],
              },
              on: {
                NAVEGAR: [
                  { guard: 'dejoElClub', target: '#session.cerrandose', actions: 'motivoClub' },
                  {
                    guard: 'fueraDelClub',
                    description: 'No le correspondía el club: sigue en el portal.',
                    target: 'enPortal',
                  },
                  { description: 'Otra vez el club.' },
                ],
              },
              after: { limiteConsulta: { target: 'enClub', actions: ['anotarActividad', 'anotarSinLatido'] } },
            },
          },
        },
      },
    },
    cerrandose: {
      description: 'Se borra la sesión guardada y se avisa a las otras pestañas.',
      meta: { requisitos: ['SESS-08', 'SESS-09', 'SESS-10', 'SESS-11'] },
      entry: ['borrarSesion', 'nuevaEpoca', 'limpiar'],
      always: { target: 'anonima' },
    },
    cerradaFuera: {
      description: 'Otra pestaña cerró la sesión: aquí solo se olvida, sin tocar lo guardado.',
      entry: ['olvidarSesion', 'nuevaEpoca', 'limpiar'],
      always: { target: 'anonima' },
    },
  },
});
