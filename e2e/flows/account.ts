import type { accountMachine } from '../../machines/account/account.machine';
import { accountTexts as texts } from '../../src/texts/account';
import { shellTexts } from '../../src/texts/shell';
import { answers, press, reconnect } from '../paths/acts';
import type { DescribedFlow } from '../paths/described';
import { memberPage } from '../paths/member-page';
import { readAs } from '../paths/read-as';
import type { Sight } from '../paths/sight';
import { skipReasons } from '../paths/skip-reasons';
import { titular } from '../props/members';

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
