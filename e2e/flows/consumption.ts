import type { consumptionMachine } from '../../machines/consumption/consumption.machine';
import { appointmentsTexts } from '../../src/flows/appointments/texts';
import { titular } from '../props/members';
import { answers, onlyTests, reconnect } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { memberPage } from '../walks/member-page';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

/** No page shows this state yet. */
const unseen = (how: string) => (): Sight => ({
  heading: appointmentsTexts.titulo,
  dialog: null,
  forPeople: `El portal, igual que siempre; en la red se ve la llamada historialConsumo, ${how}.`,
});

export const consumptionFlow: DescribedFlow<typeof consumptionMachine> = {
  title: 'Consumos del último año',
  member: titular,
  calls: { consultarConsumos: 'historialConsumo' },
  starts: {
    'de 1001': {
      action: 'Entre con {tipo} {documento} y {clave}, con las herramientas de red abiertas.',
      arrival: { ...memberPage, hold: ['historialConsumo'] },
    },
  },
  acts: {
    REINTENTAR: onlyTests('ninguna página de hoy los pide otra vez', { action: 'Otra página los pide.' }),
    EN_LINEA: reconnect,
    'listo consultarConsumos (dos consumos)': answers('los consumos del último año'),
    'listo consultarConsumos (ninguno)': answers('ningún consumo'),
  },
  inProcess: {
    'cargando — tras limite → fallido': skipReasons.clientFirst,
    'cargado — REINTENTAR → cargando': skipReasons.offersNoButton,
    'fallido — REINTENTAR → cargando': skipReasons.offersNoButton,
  },
  seen: {
    cargando: unseen('en curso'),
    cargado: unseen('respondida'),
    fallido: unseen('fallida, y en la consola «consumption: no se pudo cargar»'),
  },
};
