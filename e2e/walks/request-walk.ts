import { requestFormTexts as words } from '../../src/texts/request-form';
import { shellTexts } from '../../src/texts/shell';
import type { PathStep } from '../../tools/explore/explore';
import { onlyTests, press, reconnect } from './acts';
import type { Act, Described } from './described';
import type { Arrival } from './hand';
import { addNote } from './request-files';
import type { Sight } from './sight';

/** What a request form begins with, by the cases that it had when its draft was sent: none sent, or no draft at all. */
export const requestStarts = (
  address: string,
  opened: (antes: readonly string[] | null | undefined, at: string) => Arrival,
): Described['starts'] => ({
  'sin nada de antes': { action: `Abra ${address}.`, arrival: opened(undefined, address) },
  'con un borrador': {
    action: `Empiece una solicitud, ciérrela sin enviarla, y abra ${address}.`,
    arrival: opened(null, address),
  },
  'con un borrador, desde el inicio': {
    action: 'Empiece una solicitud, ciérrela sin enviarla, y pulse «Continuar» en el inicio.',
    arrival: opened(null, `${address}&continuar=1`),
  },
  'con un envío sin respuesta': {
    action: `Envíe una solicitud, cierre el navegador antes de la respuesta, y abra ${address}.`,
    arrival: opened(['2481900'], address),
  },
});

export const requestActs = (photo: Act): Described['acts'] => ({
  EN_LINEA: reconnect,
  'ADJUNTOS (falta uno)': addNote,
  'ADJUNTOS (están todos)': photo,
  'ADJUNTOS (uno se prepara)': onlyTests('un archivo se prepara en un instante', {
    action: 'Un archivo se está preparando.',
  }),
  REINTENTAR: press(shellTexts.reintentar),
  EMPEZAR: press(words.empezar),
  SEGUIR: press(words.seguirBorrador),
  DESCARTAR: press(words.descartarBorrador),
  REVISAR: press(words.revisar),
});

export const hasFile = (before: readonly PathStep[]): boolean =>
  before.some(({ label }) => label === 'ADJUNTOS (están todos)');

/** What every request form shows; `here` is its heading. */
export const requestSeen = <Context>(here: (context: Context) => Sight) => ({
  cargando: (context: Context): Sight => ({ ...here(context), says: [words.cargando] }),
  cargado: (): Sight => ({}),
  'antes.nuevo': (context: Context): Sight => ({ ...here(context), says: [words.antes], offers: [words.empezar] }),
  'antes.conBorrador': (context: Context): Sight => ({
    ...here(context),
    says: [words.antes, words.borradorDetalle],
    offers: [words.seguirBorrador, words.descartarBorrador],
  }),
  recargando: (): Sight => ({ forPeople: 'La página se carga de nuevo, con el recibo.' }),
});
