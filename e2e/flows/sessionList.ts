import type { Reply } from '../../domain/contract/endpoint';
import type { menu } from '../../domain/contract/start';
import type { sessionListMachine } from '../../machines/sessionList/sessionList.machine';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, press, reconnect } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { visitorPage } from '../walks/member-page';
import { enter, nextAttempt } from '../walks/session-acts';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const failed = (): Sight => ({
  offers: [shellTexts.reintentar],
  besides: 'Está en el lugar del menú, sin mensaje; la página se ve.',
});
const shown =
  (forPeople: string) =>
  ({ lista }: { lista: unknown }): Sight => ({
    offers: (lista as Reply<typeof menu>).map(({ titulo }) => titulo),
    silent: [shellTexts.reintentar, shellTexts.cargando],
    forPeople,
  });
const items = answers('el menú');
const empty = answers('un menú vacío', { onlyTests: 'el menú de la demostración no está vacío' });

const newSessionEnds = 'a new session ends what the former one asked for';

/** Walked as the menu. */
export const sessionListFlow: DescribedFlow<typeof sessionListMachine> = {
  title: 'Menú del servidor',
  member: titular,
  calls: { cargar: 'menu', actualizar: 'menu', recargar: 'menu' },
  starts: {
    'del menú': { action: `Abra ${visitorPage.address} sin sesión.`, arrival: { ...visitorPage, hold: ['menu'] } },
  },
  acts: {
    RECARGAR: enter,
    REINTENTAR: press(shellTexts.reintentar),
    EN_LINEA: reconnect,
    'listo cargar (con páginas)': items,
    'listo recargar (con páginas)': items,
    'listo actualizar (con páginas)': items,
    'listo cargar (vacío)': empty,
    'listo recargar (vacío)': empty,
    'listo actualizar (vacío)': empty,
    'tras espera': nextAttempt('menu'),
  },
  // A new session aborts the previous session's call; a visitor's call continues.
  may: ({ label }, before) => {
    const state = before.at(-1)?.state.value;
    const first = before.every((step) => step.label !== label);
    return label !== 'RECARGAR' || (state !== 'actualizando' && (state !== 'reintentando' || first));
  },
  inProcess: {
    'cargando — tras limite → fallida': skipReasons.clientFirst,
    'actualizando — RECARGAR → actualizando ↻': newSessionEnds,
    'actualizando — tras limite → cargada': skipReasons.clientFirst,
    'reintentando — tras limite → fallida': skipReasons.clientFirst,
  },
  seen: {
    cargando: () => ({
      says: [shellTexts.cargando],
      silent: [shellTexts.reintentar],
      forPeople: 'El hueco del menú; una página protegida todavía no se decide.',
    }),
    cargada: shown('El menú del servidor, al lado (o en la barra inferior del teléfono).'),
    actualizando: shown('El menú que había, mientras se pregunta otra vez.'),
    fallida: failed,
    reintentando: failed,
  },
};
