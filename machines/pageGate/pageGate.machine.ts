import { assign, fromCallback, setup } from 'xstate';
import type { Maintenance } from '../../domain/rules/maintenance/maintenance';
import type { MaintainedPage } from '../../domain/rules/maintenance/pages';

export interface Contexto {
  /** Nula: una página que no necesita llamadas que puedan estar en mantenimiento. */
  pagina: MaintainedPage | null;
  lista: readonly Maintenance[];
  /** Según el reloj del servidor. */
  ahora: number;
  /** Cuándo se abrió la página. */
  entro: number;
}

export type Evento =
  | { type: 'ENTRAR'; pagina: MaintainedPage | null; ahora: number }
  | { type: 'LISTA'; lista: readonly Maintenance[]; ahora: number }
  | { type: 'GESTO' };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const pageGateMachine = setup({
  types: {} as { context: Contexto; input: Pick<Contexto, 'pagina' | 'ahora'>; events: Evento },
  actors: { vigilarGestos: fromCallback(falta) },
  guards: {
    mismaPagina: ({ context, event }) => event.type === 'ENTRAR' && event.pagina === context.pagina,
    corre: falta,
    corriaAlEntrar: falta,
    seCierra: falta,
    noAcabaria: falta,
    noAcabariaAlEntrar: falta,
  },
  actions: {
    anotarPagina: assign(({ context, event }) =>
      event.type === 'ENTRAR' ? { pagina: event.pagina, ahora: event.ahora, entro: event.ahora } : context,
    ),
    anotarLista: assign(({ context, event }) =>
      event.type === 'LISTA' ? { lista: event.lista, ahora: event.ahora } : context,
    ),
  },
}).createMachine({
  id: 'pageGate',
  description:
    'La entrada de cada página: no se abre la que está en mantenimiento, y la que ya estaba abierta se queda con lo escrito.',
  context: ({ input }) => ({ ...input, lista: [], entro: input.ahora }),
  initial: 'entrando',
  on: {
    ENTRAR: [
      { guard: 'mismaPagina', description: 'Otro paso de la misma página: no empieza de nuevo.' },
      { target: '.entrando', actions: 'anotarPagina' },
    ],
  },
  states: {
    entrando: {
      description: 'Se va a abrir una página: se mira qué llamadas suyas están en mantenimiento, o lo estarán pronto.',
      always: [
        { guard: 'seCierra', target: 'cerrada.enCurso' },
        { guard: 'corre', description: 'Muestra más que lo que está en mantenimiento.', target: 'interrumpida' },
        { guard: 'noAcabaria', target: 'cerrada.porEmpezar' },
        { description: 'Nada lo impide.', target: 'abierta.sinTocar' },
      ],
    },
    abierta: {
      description: 'La página se usa.',
      initial: 'sinTocar',
      states: {
        sinTocar: {
          description: 'Nadie ha escrito ni pulsado nada en ella: cerrarla no pierde nada.',
          invoke: {
            id: 'vigilarGestos',
            src: 'vigilarGestos',
            onError: { description: 'Sin saber si se usa, se cuenta como usada.', target: 'tocada' },
          },
          on: {
            GESTO: { target: 'tocada' },
            LISTA: [
              {
                guard: 'corriaAlEntrar',
                description: 'Ya estaba en mantenimiento cuando se abrió, y no se sabía.',
                target: '#pageGate.cerrada.enCurso',
                actions: 'anotarLista',
              },
              { guard: 'corre', target: '#pageGate.interrumpida', actions: 'anotarLista' },
              {
                guard: 'noAcabariaAlEntrar',
                description: 'Empezaba pronto cuando se abrió, y no se sabía.',
                target: '#pageGate.cerrada.porEmpezar',
                actions: 'anotarLista',
              },
              { actions: 'anotarLista' },
            ],
          },
        },
        tocada: {
          description: 'Alguien la usa: ya no se cierra.',
          on: {
            LISTA: [
              { guard: 'corre', target: '#pageGate.interrumpida', actions: 'anotarLista' },
              { actions: 'anotarLista' },
            ],
          },
        },
      },
    },
    interrumpida: {
      description: 'El mantenimiento empezó con la página abierta: se dice encima, y lo escrito se queda.',
      on: {
        LISTA: [
          { guard: 'corre', actions: 'anotarLista' },
          { description: 'Terminó, o se retiró.', target: 'abierta.tocada', actions: 'anotarLista' },
        ],
      },
    },
    cerrada: {
      description: 'La página no se abre: se dice por qué, hasta cuándo y qué se puede usar. Se abre sola.',
      initial: 'enCurso',
      on: {
        LISTA: [
          { guard: 'seCierra', target: '.enCurso', actions: 'anotarLista' },
          { guard: 'noAcabaria', target: '.porEmpezar', actions: 'anotarLista' },
          { description: 'Terminó, o se retiró.', target: 'abierta.sinTocar', actions: 'anotarLista' },
        ],
      },
      states: {
        enCurso: { description: 'Está en mantenimiento.' },
        porEmpezar: { description: 'Empieza pronto: lo que se comience no alcanzaría a terminar.' },
      },
    },
  },
});
