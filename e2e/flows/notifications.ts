import { screenDate } from '../../domain/rules/dates/dates';
import type { notificationsMachine } from '../../machines/notifications/notifications.machine';
import { notificationTexts as texts } from '../../src/flows/notifications/texts';
import { accountTexts } from '../../src/texts/account';
import { shellTexts } from '../../src/texts/shell';
import { memberOf, titular } from '../props/members';
import { answers, does, onlyTests, press, reconnect, wait } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Gesture, Hand } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

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
const ten = (answer: string): Act => ({
  answer,
  gesture: ({ wire }) => wire.answer('consCentralNotificaciones', page(23, 10)),
});
const three = (answer: string): Act => ({
  answer,
  gesture: ({ wire }) => wire.answer('consCentralNotificaciones', page(14, 3)),
});
const turnedEmpty = answers('ninguna notificación', {
  onlyTests: 'la lista de la demostración no se vacía mientras se mira',
});

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

interface Item {
  codigo: string;
  origen: string;
  fecha: string;
}
interface Context {
  items: readonly Item[];
  abierta: string;
  completas: readonly string[];
  hayMas: boolean;
  enlaces: readonly { codigo: string }[];
}
const linked = ({ items, enlaces }: Context) =>
  items.some(({ codigo }) => enlaces.some((enlace) => enlace.codigo === codigo)) ? [texts.verPagos] : [];
const bellName = `la campana «${accountTexts.notificaciones(0)}»`;
const panel: Sight = { dialog: readAs(accountTexts.notificaciones(0), `bajo ${bellName}`) };
const buttonOf =
  (label: string) =>
  ({ codigo, origen, fecha }: Item): string =>
    `${label}${texts.de(origen, screenDate(fecha), codigo)}`;
/** `end`: the text below the last one. */
const list =
  (what: string, end = ({ hayMas }: Context) => (hayMas ? `Al final, «${texts.verMas}».` : '')) =>
  (context: Context): Sight => ({
    ...panel,
    says: context.items.length === 0 ? [] : ['Autorizaciones', ...linked(context)],
    offers: [
      ...context.items.filter(({ codigo }) => codigo === context.abierta).map(buttonOf(texts.ocultarDetalle)),
      ...context.items.filter(({ codigo }) => context.completas.includes(codigo)).map(buttonOf(texts.mostrarMenos)),
    ],
    withholds: context.items.filter(({ codigo }) => codigo !== context.abierta).map(buttonOf(texts.ocultarDetalle)),
    silent: [texts.ninguna, texts.fallidas],
    forPeople: [
      `Bajo ${bellName}: ${what}.`,
      end(context),
      context.abierta === '' ? '' : `Una muestra su detalle y ya no dice «${texts.sinLeer}».`,
      context.completas.length === 0 ? '' : 'Una muestra todo su texto.',
    ]
      .filter((part) => part !== '')
      .join(' '),
  });
const notMore = () => `Al final, «${texts.faltanMas}» con «${shellTexts.reintentar}».`;
const empty = (): Sight => ({ ...panel, says: [texts.ninguna] });
const loading = (): Sight => ({ ...panel, says: [texts.cargando] });

export const notificationsFlow: DescribedFlow<typeof notificationsMachine> = {
  title: texts.lista,
  before: 'Salga de la sesión si hay alguna',
  member: titular,
  calls: {
    consultarPrimera: 'consCentralNotificaciones',
    consultarSiguiente: 'consCentralNotificaciones',
    actualizarPrimera: 'consCentralNotificaciones',
    enlaces: 'enlacesNotificaciones',
  },
  starts: {
    'ninguna leída': {
      action: 'Entre con {tipo} {documento} y {clave}, en una ventana donde nunca se hayan abierto.',
      arrival: { ...memberPage, hold: ['flags', 'nucleoCarnet', 'consCentralNotificaciones', 'enlacesNotificaciones'] },
    },
  },
  acts: {
    ENCENDER: does('No haga nada: la demostración tiene encendida la función verNotificaciones.', async (I) => {
      await I.wire.answer('flags', { result: [{ nombre: 'VER_NOTIFICACIONES', esWeb: true }] });
      await open(I);
    }),
    APAGAR: onlyTests('la función verNotificaciones se enciende y se apaga en el servidor', {
      action: 'Se apaga la función verNotificaciones.',
    }),
    'PLAN (conocido)': does('No haga nada: el plan llega solo.', ({ wire }) =>
      wire.answer('nucleoCarnet', [{ idAfiliado: '1001', planes_Nombre: 'Plan básico', idTipoPlan: 1 }]),
    ),
    ABRIR: does(`Cierre y vuelva a abrir ${bellName}.`, async (I) => {
      await I.press(shellTexts.cerrar);
      await open(I);
    }),
    'EXPANDIR (la primera)': does(
      `En la primera pulse «${texts.verDetalle}» (u «${texts.ocultarDetalle}»).`,
      item(0, /^\S+ detalle /),
    ),
    'EXPANDIR (la segunda)': does(`En la segunda pulse «${texts.verDetalle}».`, item(1, /^\S+ detalle /)),
    'ALTERNAR_TEXTO (la primera)': does(
      `En la primera que esté cortada pulse «${texts.mostrarMas}» (o «${texts.mostrarMenos}»).`,
      item(0, /^mostrar/),
    ),
    VER_MAS: does(`Pulse «${texts.verMas}» (o «${shellTexts.reintentar}»).`, (I) =>
      I.page.getByRole('button', { name: new RegExp(`^(${texts.verMas}|${shellTexts.reintentar})$`) }).click(),
    ),
    REINTENTAR: press(shellTexts.reintentar),
    EN_LINEA: reconnect,
    'listo consultarPrimera (diez)': ten('las diez primeras'),
    'listo consultarPrimera (tres últimas)': { ...three('solo tres'), member: memberOf(1007, 'Dependiente adulta') },
    'listo consultarPrimera (ninguna)': answers('ninguna notificación', {
      member: memberOf(1007, 'Nombre muy largo'),
    }),
    'listo actualizarPrimera (diez)': ten('las diez primeras'),
    'listo actualizarPrimera (tres últimas)': three('las primeras, otra vez'),
    'listo actualizarPrimera (ninguna)': turnedEmpty,
    'listo consultarSiguiente (diez)': ten('las diez siguientes'),
    'listo consultarSiguiente (tres últimas)': three('las que quedan'),
    'listo consultarSiguiente (ninguna)': turnedEmpty,
    'listo enlaces (sus páginas)': answers('de qué página trata cada una'),
    'tras vigencia': wait(60_000),
    'tras esperaPlan': onlyTests('a mano el plan se da antes por perdido, y lo que se ve es lo mismo', {
      action: 'Espere 11 segundos.',
    }),
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1)?.state;
    const context: Context | undefined = last?.context;
    const done = (name: string) => before.some((step) => step.label === name);
    // Its button only exists if the list has it.
    if ('codigo' in event) return context?.items[event.codigo === '23' ? 0 : 1]?.codigo === event.codigo;
    if (label === 'VER_MAS') return context?.hayMas === true;
    if (label === 'REINTENTAR') return last?.value === 'fallida';
    if (label === 'ABRIR') return done('ENCENDER');
    return !['ENCENDER', 'PLAN (conocido)'].includes(label) || !done(label);
  },
  inProcess: {
    'esperandoPlan — tras esperaPlan → cargando': 'the account gives its plan up before',
    'cargando — tras limite → fallida': skipReasons.clientFirst,
    'lista.actualizando — tras limite → lista.vieja': skipReasons.clientFirst,
    'lista.cargandoMas — tras limite → lista.faltanMas': skipReasons.clientFirst,
    'lista.faltanMas — REINTENTAR → lista.cargandoMas': 'the button of the list sends VER_MAS',
  },
  seen: {
    apagada: () => ({
      withholds: [accountTexts.notificaciones(0)],
      forPeople: 'Todavía no se ha preguntado: ninguna cuenta en la campana, o no hay campana.',
    }),
    esperandoPlan: loading,
    cargando: loading,
    fallida: () => ({ ...panel, says: [texts.fallidas], offers: [shellTexts.reintentar] }),
    'vacia.fresca': empty,
    'vacia.vieja': empty,
    'lista.fresca': list('la lista'),
    'lista.vieja': list('la lista, igual que antes'),
    'lista.actualizando': list('la lista que había, mientras llega la nueva'),
    'lista.cargandoMas': list('la lista que había', () => `Al final, el botón ocupado: «${shellTexts.cargando}».`),
    'lista.faltanMas': (context) => ({
      ...list('la lista que había', notMore)(context),
      says: [texts.faltanMas],
      offers: [shellTexts.reintentar],
    }),
  },
};
