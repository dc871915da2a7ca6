import { cases } from '../../machines/account/account.cases';
import type { accountMachine } from '../../machines/account/account.machine';
import { accountTexts as texts } from '../../src/texts/account';
import { shellTexts } from '../../src/texts/shell';
import type { BrowserDriver } from '../paths/browser-driver';
import { memberPage } from '../paths/member-page';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const open: Sight = { dialog: texts.cuenta };

export const driver: BrowserDriver<typeof accountMachine> = {
  cases,
  calls: { consultarNucleo: 'nucleoCarnet' },
  starts: { 'de 1001': { ...memberPage, hold: ['nucleoCarnet'], settle: ({ press }) => press(texts.cuentaDe('AP')) } },
  gestures: { REINTENTAR: ({ press }) => press(shellTexts.reintentar), EN_LINEA: ({ reconnect }) => reconnect() },
  may: ({ label }, before) => label !== 'REINTENTAR' || before.at(-1)?.state.value === 'fallida',
  inProcess: {
    'cargando — tras limite → fallida': whyNotHere.clientFirst,
    'cargada — REINTENTAR → cargando': whyNotHere.offersNoButton,
  },
  seen: {
    cargando: () => ({ ...open, says: [shellTexts.cargando], silent: [texts.planFallido] }),
    cargada: ({ plan }) => ({ ...open, says: [plan || texts.sinPlan], withholds: [shellTexts.reintentar] }),
    fallida: () => ({ ...open, says: [texts.planFallido], offers: [shellTexts.reintentar] }),
  },
};
