import { cases } from '../../machines/consumption/consumption.cases';
import type { consumptionMachine } from '../../machines/consumption/consumption.machine';
import { constructionTexts } from '../../src/texts/construction';
import type { BrowserDriver } from '../paths/browser-driver';
import { memberPage } from '../paths/member-page';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

/** No page shows them yet, and none says that they did not come. */
const seen = (): Sight => ({ heading: constructionTexts.paginas.citas, dialog: null });

export const driver: BrowserDriver<typeof consumptionMachine> = {
  cases,
  calls: { consultarConsumos: 'historialConsumo' },
  starts: { 'de 1001': { ...memberPage, hold: ['historialConsumo'] } },
  gestures: { EN_LINEA: ({ reconnect }) => reconnect() },
  inProcess: {
    'cargando — tras limite → fallido': whyNotHere.clientFirst,
    'cargado — REINTENTAR → cargando': whyNotHere.offersNoButton,
    'fallido — REINTENTAR → cargando': whyNotHere.offersNoButton,
  },
  seen: { cargando: seen, cargado: seen, fallido: seen },
};
