import type { CallName } from '../../domain/contract';
import { shellTexts } from '../../src/texts/shell';
import { byItself, does, wait } from './acts';
import type { Act } from './described';

/** The page reads the link as soon as it has rendered. */
const read = (arrange: string): Act => ({ gesture: async () => {}, arrange });

const ausente = byItself('Recargue la página: el enlace ya no está en la dirección.');
const ilegible = read('añada 5000 letras al final del enlace');
const overdue = read('deje pasar la vida del enlace antes de abrirlo');

/** The results of reading a link. */
export const linkReads = {
  'listo leerEnlace (vigente)': byItself('El enlace se abre por sí solo.'),
  'listo leerEnlace (ausente)': ausente,
  'listo leerEnlace (ilegible)': ilegible,
} as const satisfies Record<string, Act>;

export const overdueRead = { 'listo leerEnlace (vencido según él mismo)': overdue } as const satisfies Record<
  string,
  Act
>;

/** The results of a link that is sent to the service at once. */
export const linkOpens = {
  'listo abrirEnlace (ausente)': ausente,
  'listo abrirEnlace (ilegible)': ilegible,
} as const satisfies Record<string, Act>;

export const overdueOpens = { 'listo abrirEnlace (vencido según él mismo)': overdue } as const satisfies Record<
  string,
  Act
>;

/** Presses a button of the page; while the link is being opened, only after that has failed. */
export const pressAfterFailure = (name: string, call: CallName): Act =>
  does(
    `Pulse «${name}»; si no está, ponga antes un fallo a la llamada \`${call}\` en /demo/fallos y abra el enlace otra vez.`,
    async (I) => {
      if (!(await I.page.getByRole('button', { name, exact: true }).isVisible())) await I.wire.fail(call, 'ilegible');
      await I.press(name);
    },
  );

/** Opens the link again. */
export const retryOpening = (call: CallName): Act => pressAfterFailure(shellTexts.reintentar, call);

/** Waits until the page redirects to the log-in. */
export const waitToLeave: Act = { ...wait(10_000), action: 'Espere diez segundos sin pulsar nada.' };
