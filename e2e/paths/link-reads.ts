import type { CallName } from '../../domain/contract';
import { shellTexts } from '../../src/texts/shell';
import { byItself, does, wait } from './acts';
import type { Act } from './described';

/** It reads by itself, as soon as the page stands. */
const read = (arrange: string): Act => ({ gesture: async () => {}, arrange });

const ausente = byItself('Recargue la página: el enlace ya no está en la dirección.');
const ilegible = read('añada 5000 letras al final del enlace');
const overdue = read('deje pasar la vida del enlace antes de abrirlo');

/** What a link that is read by itself turns out to be. */
export const linkReads = {
  'listo leerEnlace (vigente)': byItself('El enlace se abre por sí solo.'),
  'listo leerEnlace (ausente)': ausente,
  'listo leerEnlace (ilegible)': ilegible,
} as const satisfies Record<string, Act>;

export const overdueRead = { 'listo leerEnlace (vencido según él mismo)': overdue } as const satisfies Record<
  string,
  Act
>;

/** What a link turns out to be that is asked about at once. */
export const linkOpens = {
  'listo abrirEnlace (ausente)': ausente,
  'listo abrirEnlace (ilegible)': ilegible,
} as const satisfies Record<string, Act>;

export const overdueOpens = { 'listo abrirEnlace (vencido según él mismo)': overdue } as const satisfies Record<
  string,
  Act
>;

/** On a button of the page; where the link is still being opened, it is there once that has failed. */
export const pressAfterFailure = (name: string, call: CallName): Act =>
  does(
    `Pulse «${name}»; si no está, ponga antes un fallo a la llamada \`${call}\` en /demo/fallos y abra el enlace otra vez.`,
    async (I) => {
      if (!(await I.page.getByRole('button', { name, exact: true }).isVisible())) await I.wire.fail(call, 'ilegible');
      await I.press(name);
    },
  );

/** The link is opened once more. */
export const retryOpening = (call: CallName): Act => pressAfterFailure(shellTexts.reintentar, call);

/** Until the page leaves by itself for the log-in. */
export const waitToLeave: Act = { ...wait(10_000), action: 'Espere diez segundos sin pulsar nada.' };
