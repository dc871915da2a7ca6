import { byItself, wait } from './acts';
import type { Act } from './described';

/** It reads by itself, as soon as the page stands. */
const read = (arrange: string): Act => ({ gesture: async () => {}, arrange });

/** What a link that was opened turns out to be. */
export const linkReads = {
  'listo leerEnlace (vigente)': byItself('El enlace se abre por sí solo.'),
  'listo leerEnlace (ausente)': byItself('Recargue la página: el enlace ya no está en la dirección.'),
  'listo leerEnlace (ilegible)': read('añada 5000 letras al final del enlace'),
} as const satisfies Record<string, Act>;

export const overdueRead = {
  'listo leerEnlace (vencido según él mismo)': read('deje pasar la vida del enlace antes de abrirlo'),
} as const satisfies Record<string, Act>;

/** Until the page leaves by itself for the log-in. */
export const waitToLeave: Act = { ...wait(10_000), action: 'Espere diez segundos sin pulsar nada.' };
