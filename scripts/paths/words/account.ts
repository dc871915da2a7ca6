import { titular } from '../../../e2e/members';
import type { accountMachine } from '../../../machines/account/account.machine';
import { accountTexts as texts } from '../../../src/texts/account';
import { shellTexts } from '../../../src/texts/shell';
import type { FlowWords } from '../flow-words';

const opened = `En «${texts.cuenta}», junto a «${texts.plan}»`;

export const accountWords: FlowWords<typeof accountMachine> = {
  titulo: 'Plan de la cuenta',
  socio: titular,
  pasos: {
    'inicio (de 1001)': `Entre con {tipo} {documento} y {clave}, y abra «${texts.cuenta}».`,
    REINTENTAR: `Pulse «${shellTexts.reintentar}».`,
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    'listo consultarNucleo (con plan)': { responde: 'el carnet con su plan' },
    'listo consultarNucleo (sin carnets)': {
      responde: 'ningún carnet',
      soloAutomatica: 'todos los afiliados de la demostración tienen carnet',
    },
  },
  llamadas: { consultarNucleo: 'nucleoCarnet' },
  verse: {
    cargando: `${opened}, el hueco mientras llega.`,
    cargada: `${opened}, el nombre del plan, o «${texts.sinPlan}».`,
    fallida: `${opened}, «${texts.planFallido}» y «${shellTexts.reintentar}»; lo demás se ve igual.`,
  },
};
