import { cases } from '../../machines/notifications/notifications.cases';
import type { notificationsMachine } from '../../machines/notifications/notifications.machine';
import { notificationTexts as texts } from '../../src/flows/notifications/texts';
import { accountTexts } from '../../src/texts/account';
import { shellTexts } from '../../src/texts/shell';
import type { BrowserDriver, Gesture, Hand } from '../paths/browser-driver';
import { memberPage } from '../paths/member-page';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const long = 'Su autorización fue aprobada. '.repeat(5).trim();
const page = (first: number, count: number) => ({
  result: Array.from({ length: count }, (_, index) => ({
    codigo: String(first - index),
    origen: 'Autorizaciones',
    description: long,
    fecha: '2026-11-20',
    detalle: 'Puede verla en su historial.',
  })),
});
const ten: Gesture = ({ wire }) => wire.answer('consCentralNotificaciones', page(23, 10));
const three: Gesture = ({ wire }) => wire.answer('consCentralNotificaciones', page(14, 3));

const bell = (I: Hand) => I.page.getByRole('button', { name: /^Notificaciones/ });
const open = async (I: Hand) => {
  await I.until(() => bell(I).isVisible());
  await bell(I).click();
};
const item =
  (place: number, name: RegExp): Gesture =>
  ({ page: shown }) =>
    shown
      .getByRole('list', { name: texts.lista })
      .getByRole('listitem')
      .nth(place)
      .getByRole('button', { name })
      .click();

interface Context {
  items: readonly { codigo: string }[];
  abierta: string;
  completas: readonly string[];
  hayMas: boolean;
}
const panel: Sight = { dialog: accountTexts.notificaciones(0) };
const list = ({ items, abierta, completas }: Context): Sight => ({
  ...panel,
  says: items.length === 0 ? [] : ['Autorizaciones'],
  ...(abierta === '' ? { withholds: [texts.ocultarDetalle] } : { offers: [texts.ocultarDetalle] }),
  ...(completas.length === 0 ? {} : { offers: [texts.mostrarMenos] }),
  silent: [texts.ninguna, texts.fallidas],
});
const empty = (): Sight => ({ ...panel, says: [texts.ninguna] });
const loading = (): Sight => ({ ...panel, says: [texts.cargando] });

export const driver: BrowserDriver<typeof notificationsMachine> = {
  cases,
  calls: {
    consultarPrimera: 'consCentralNotificaciones',
    consultarSiguiente: 'consCentralNotificaciones',
    actualizarPrimera: 'consCentralNotificaciones',
  },
  starts: { 'ninguna leída': { ...memberPage, hold: ['flags', 'nucleoCarnet', 'consCentralNotificaciones'] } },
  delays: { vigencia: 60_000 },
  gestures: {
    ENCENDER: async (I) => {
      await I.wire.answer('flags', { result: [{ nombre: 'VER_NOTIFICACIONES', esWeb: true }] });
      await open(I);
    },
    'PLAN (conocido)': ({ wire }) =>
      wire.answer('nucleoCarnet', [{ idAfiliado: '1001', planes_Nombre: 'Plan básico', idTipoPlan: 1 }]),
    'listo consultarPrimera (diez)': ten,
    'listo actualizarPrimera (diez)': ten,
    'listo consultarSiguiente (diez)': ten,
    'listo consultarPrimera (tres últimas)': three,
    'listo actualizarPrimera (tres últimas)': three,
    'listo consultarSiguiente (tres últimas)': three,
    'EXPANDIR (la primera)': item(0, /detalle$/),
    'EXPANDIR (la segunda)': item(1, /detalle$/),
    'ALTERNAR_TEXTO (la primera)': item(0, /^mostrar/),
    VER_MAS: (I) =>
      I.page.getByRole('button', { name: new RegExp(`^(${texts.verMas}|${shellTexts.reintentar})$`) }).click(),
    REINTENTAR: ({ press }) => press(shellTexts.reintentar),
    EN_LINEA: ({ reconnect }) => reconnect(),
    ABRIR: async (I) => {
      await I.press(shellTexts.cerrar);
      await open(I);
    },
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1)?.state;
    const context: Context | undefined = last?.context;
    const done = (name: string) => before.some((step) => step.label === name);
    // Its button stands only where the list has it.
    if ('codigo' in event) return context?.items[event.codigo === '23' ? 0 : 1]?.codigo === event.codigo;
    if (label === 'VER_MAS') return context?.hayMas === true;
    if (label === 'REINTENTAR') return last?.value === 'fallida';
    if (label === 'ABRIR') return done('ENCENDER');
    return !['ENCENDER', 'PLAN (conocido)'].includes(label) || !done(label);
  },
  inProcess: {
    'esperandoPlan — tras esperaPlan → cargando': 'the account gives its plan up before',
    'cargando — tras limite → fallida': whyNotHere.clientFirst,
    'lista.actualizando — tras limite → lista.vieja': whyNotHere.clientFirst,
    'lista.cargandoMas — tras limite → lista.faltanMas': whyNotHere.clientFirst,
    'lista.faltanMas — REINTENTAR → lista.cargandoMas': 'the button of the list sends VER_MAS',
  },
  seen: {
    apagada: () => ({ withholds: [accountTexts.notificaciones(0)] }),
    esperandoPlan: loading,
    cargando: loading,
    fallida: () => ({ ...panel, says: [texts.fallidas], offers: [shellTexts.reintentar] }),
    'vacia.fresca': empty,
    'vacia.vieja': empty,
    'lista.fresca': list,
    'lista.vieja': list,
    'lista.actualizando': list,
    'lista.cargandoMas': list,
    'lista.faltanMas': (context) => ({ ...list(context), says: [texts.faltanMas], offers: [shellTexts.reintentar] }),
  },
};
