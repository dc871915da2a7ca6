import { assign, setup } from 'xstate';
import type { Snackbar, Tone } from '../../domain/rules/notices/snackbars';

/** Por qué se detiene el tiempo de los avisos que se van solos. */
export type Pausa = 'puntero' | 'foco' | 'toque' | 'oculta';

export interface Contexto {
  visibles: readonly Snackbar[];
  espera: readonly Snackbar[];
  siguiente: number;
  pausas: readonly Pausa[];
  /** Avisos cuyo tiempo corre. */
  corriendo: readonly string[];
}

export type Evento =
  | { type: 'AVISAR'; tono: Tone; titulo: string; detalle?: string | undefined; origen?: string | undefined }
  | { type: 'CERRAR'; id: string }
  | { type: 'AGOTAR'; id: string }
  | { type: 'RETIRAR'; origen: string }
  | { type: 'PAUSAR'; causa: Pausa }
  | { type: 'REANUDAR'; causa: Pausa };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const snackbarsMachine = setup({
  types: {} as { context: Contexto; events: Evento },
  delays: { permanencia: falta },
  guards: {
    esElUltimo: ({ context, event }) =>
      'id' in event && context.espera.length === 0 && context.visibles.every((aviso) => aviso.id === event.id),
    todosSonDe: ({ context, event }) =>
      event.type === 'RETIRAR' &&
      [...context.visibles, ...context.espera].every(({ origen }) => origen === event.origen),
    ningunoEsDe: ({ context, event }) =>
      event.type === 'RETIRAR' &&
      [...context.visibles, ...context.espera].every(({ origen }) => origen !== event.origen),
    enPausa: ({ context }) => context.pausas.length > 0,
    paginaOculta: ({ context }) => context.pausas.includes('oculta'),
    ultimaPausa: ({ context, event }) =>
      event.type === 'REANUDAR' && context.pausas.every((causa) => causa === event.causa),
  },
  actions: {
    ponerAviso: falta,
    quitarAviso: falta,
    retirarAvisos: falta,
    anotarTiempos: assign({ corriendo: (_, params: { corriendo: readonly string[] }) => params.corriendo }),
    contarTiempo: falta,
    detenerTiempo: falta,
    // Lo que se quita de la pantalla ya no dice que el puntero, el foco o el dedo se fueron.
    soltar: assign({ pausas: ({ context }) => context.pausas.filter((causa) => causa === 'oculta') }),
    anotarPausa: assign({
      pausas: ({ context, event }) =>
        event.type === 'PAUSAR' && !context.pausas.includes(event.causa)
          ? context.pausas.concat(event.causa)
          : context.pausas,
    }),
    quitarPausa: assign({
      pausas: ({ context, event }) =>
        event.type === 'REANUDAR' ? context.pausas.filter((causa) => causa !== event.causa) : context.pausas,
    }),
  },
}).createMachine({
  id: 'snackbars',
  description: 'Los avisos que pasan por arriba de la página.',
  context: { visibles: [], espera: [], siguiente: 1, pausas: [], corriendo: [] },
  initial: 'vacio',
  states: {
    vacio: {
      description: 'No hay avisos.',
      on: {
        AVISAR: [
          { guard: 'enPausa', target: 'pausado', actions: 'ponerAviso' },
          { target: 'mostrando', actions: 'ponerAviso' },
        ],
        PAUSAR: { actions: 'anotarPausa' },
        REANUDAR: { actions: 'quitarPausa' },
      },
    },
    mostrando: {
      description: 'Hasta tres avisos. Los de éxito e información se van solos; los demás esperan a que se cierren.',
      meta: { requisitos: ['SHELL-21', 'SHELL-23'] },
      entry: 'contarTiempo',
      exit: 'detenerTiempo',
      on: {
        AVISAR: { actions: ['ponerAviso', 'contarTiempo'] },
        CERRAR: [
          { guard: 'esElUltimo', target: 'vacio', actions: 'quitarAviso' },
          { actions: ['quitarAviso', 'contarTiempo'] },
        ],
        AGOTAR: [
          { guard: 'esElUltimo', target: 'vacio', actions: 'quitarAviso' },
          { actions: ['quitarAviso', 'contarTiempo'] },
        ],
        RETIRAR: [
          { guard: 'todosSonDe', target: 'vacio', actions: 'retirarAvisos' },
          { actions: ['retirarAvisos', 'contarTiempo'] },
        ],
        PAUSAR: { target: 'pausado', actions: 'anotarPausa' },
      },
    },
    pausado: {
      description: 'Alguien los lee, o la página no se ve: el tiempo no corre.',
      on: {
        AVISAR: { actions: 'ponerAviso' },
        CERRAR: [
          { guard: 'esElUltimo', target: 'vacio', actions: ['quitarAviso', 'soltar'] },
          { guard: 'paginaOculta', actions: ['quitarAviso', 'soltar'] },
          { target: 'mostrando', actions: ['quitarAviso', 'soltar'] },
        ],
        RETIRAR: [
          { guard: 'ningunoEsDe', description: 'No se quita ninguno: quien los lee los sigue leyendo.' },
          { guard: 'todosSonDe', target: 'vacio', actions: ['retirarAvisos', 'soltar'] },
          { guard: 'paginaOculta', actions: ['retirarAvisos', 'soltar'] },
          { target: 'mostrando', actions: ['retirarAvisos', 'soltar'] },
        ],
        PAUSAR: { actions: 'anotarPausa' },
        REANUDAR: [{ guard: 'ultimaPausa', target: 'mostrando', actions: 'quitarPausa' }, { actions: 'quitarPausa' }],
      },
    },
  },
});
