import type { MemberFacts } from '../../machines/memberFact/member-facts';
import type { memberFactMachine } from '../../machines/memberFact/memberFact.machine';
import { accountTexts as texts } from '../../src/texts/account';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { press, reconnect } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { memberPage } from '../walks/member-page';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const planOf = (dato: unknown) => (dato as MemberFacts['account']).plan;
const open: Sight = { dialog: readAs(texts.cuenta, `en «${texts.cuenta}», junto a «${texts.plan}»`) };

/** Walked as the plan of the account. */
export const memberFactFlow: DescribedFlow<typeof memberFactMachine> = {
  title: 'Plan de la cuenta',
  member: titular,
  calls: { pedir: 'nucleoCarnet' },
  starts: {
    'el plan, al entrar': {
      action: `Entre con {tipo} {documento} y {clave}, y abra «${texts.cuenta}».`,
      arrival: { ...memberPage, hold: ['nucleoCarnet'], settle: ({ press }) => press(texts.cuentaDe('AP')) },
    },
    'los dispositivos, cuando hacen falta': {
      action: 'Entre con {tipo} {documento} y {clave}, con las herramientas de red abiertas.',
      onlyTests: 'lo que se ve de los dispositivos está en el perfil, que es otro flujo (secureDevice)',
    },
  },
  acts: {
    RECARGAR: press(shellTexts.reintentar),
    EN_LINEA: reconnect,
    'listo pedir (con plan)': {
      answer: 'el carnet con su plan',
      gesture: ({ wire }) =>
        wire.answer('nucleoCarnet', [{ idAfiliado: '1001', planes_Nombre: 'Plan básico', idTipoPlan: 1 }]),
    },
    'listo pedir (sin carnets)': {
      answer: 'ningún carnet',
      onlyTests: 'todos los afiliados de la demostración tienen carnet',
      gesture: ({ wire }) => wire.answer('nucleoCarnet', []),
    },
  },
  may: ({ label }, before) => label !== 'RECARGAR' || before.at(-1)?.state.value === 'fallido',
  inProcess: {
    'dormido — RECARGAR → cargando': 'the plan is asked for when the session begins',
    'cargando — RECARGAR → cargando ↻': skipReasons.offersNoButton,
    'cargando — tras limite → fallido': skipReasons.clientFirst,
    'cargado — RECARGAR → cargando': skipReasons.offersNoButton,
  },
  seen: {
    dormido: () => ({ forPeople: 'En la red todavía no hay llamada consultarDispositivosSeguros.' }),
    cargando: () => ({
      ...open,
      says: [readAs(shellTexts.cargando, 'el hueco mientras llega')],
      silent: [texts.planFallido],
    }),
    cargado: ({ dato }) => ({
      ...open,
      says: [planOf(dato) === '' ? texts.sinPlan : readAs(planOf(dato), 'el nombre del plan')],
      withholds: [shellTexts.reintentar],
    }),
    fallido: () => ({
      ...open,
      says: [texts.planFallido],
      offers: [shellTexts.reintentar],
      besides: 'Lo demás se ve igual.',
    }),
  },
};
