import type { accountMachine } from '../../machines/account/account.machine';
import { accountTexts as texts } from '../../src/texts/account';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, press, reconnect } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { memberPage } from '../walks/member-page';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const open: Sight = { dialog: readAs(texts.cuenta, `en «${texts.cuenta}», junto a «${texts.plan}»`) };

export const accountFlow: DescribedFlow<typeof accountMachine> = {
  title: 'Plan de la cuenta',
  member: titular,
  calls: { consultarNucleo: 'nucleoCarnet' },
  starts: {
    'de 1001': {
      action: `Entre con {tipo} {documento} y {clave}, y abra «${texts.cuenta}».`,
      arrival: { ...memberPage, hold: ['nucleoCarnet'], settle: ({ press }) => press(texts.cuentaDe('AP')) },
    },
  },
  acts: {
    REINTENTAR: press(shellTexts.reintentar),
    EN_LINEA: reconnect,
    'listo consultarNucleo (con plan)': answers('el carnet con su plan'),
    'listo consultarNucleo (sin carnets)': answers('ningún carnet', {
      onlyTests: 'todos los afiliados de la demostración tienen carnet',
    }),
  },
  may: ({ label }, before) => label !== 'REINTENTAR' || before.at(-1)?.state.value === 'fallida',
  inProcess: {
    'cargando — tras limite → fallida': skipReasons.clientFirst,
    'cargada — REINTENTAR → cargando': skipReasons.offersNoButton,
  },
  seen: {
    cargando: () => ({
      ...open,
      says: [readAs(shellTexts.cargando, 'el hueco mientras llega')],
      silent: [texts.planFallido],
    }),
    cargada: ({ plan }) => ({
      ...open,
      says: [plan === '' ? texts.sinPlan : readAs(plan, 'el nombre del plan')],
      withholds: [shellTexts.reintentar],
    }),
    fallida: () => ({
      ...open,
      says: [texts.planFallido],
      offers: [shellTexts.reintentar],
      besides: 'Lo demás se ve igual.',
    }),
  },
};
