import type { LastActivity } from '../../domain/rules/session/idle';
import type { inactivityMachine } from '../../machines/inactivity/inactivity.machine';
import { inactivityTexts as texts } from '../../src/flows/inactivity/texts';
import { chromeTexts } from '../../src/texts/chrome';
import type { PathStep } from '../../tools/explore/explore';
import { titular } from '../props/members';
import { does, onlyTests, press, wait } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Hand } from '../walks/hand';
import { visitorPage } from '../walks/member-page';
import { enter, leaveElsewhere } from '../walks/session-acts';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const second = 1000;

/** How long the member has been idle when the chart reads the clock in this step. */
const idleIn = ({ event }: Pick<PathStep, 'event'>): number => event.ahora.wall - Number(event.guardada);
/** The remaining time on the page's clock, plus the tick that notices it. */
const left = async (I: Hand, step: PathStep): Promise<number> => {
  const { ultima } = await I.context();
  const last = (ultima as LastActivity).wall;
  return idleIn(step) - ((await I.now()) - last);
};
const untilMinute = (minute: string): string => `Sin tocar nada, espere hasta los ${minute} de la última actividad.`;
const idleUntil = (minute: string): Act =>
  does(untilMinute(minute), async (I, step) => I.pass((await left(I, step)) + second - 1));
/** Activity is counted at most once a second. */
const aMomentLater = (action: string, what: (I: Hand) => Promise<void>): Act =>
  does(action, async (I) => {
    await I.pass(second);
    await what(I);
  });
const ownPart = onlyTests('es una parte del propio portal', { answer: '' });
const reloadNeverCompletes = 'a browser does not answer what it was told to load anew';

/** Sets the clock to the step's reading. */
const timed =
  (sight: Sight) =>
  ({ quedan, anuncio }: { quedan: number; anuncio: string | number | null }): Sight => {
    const soon = quedan > 0 && quedan <= 60 ? `La cuenta atrás: «${texts.quedan(quedan)}»` : '';
    return { ...sight, besides: anuncio === 'extendida' ? `Un lector de pantalla dice «${texts.extendida}»` : soon };
  };

export const inactivityFlow: DescribedFlow<typeof inactivityMachine> = {
  title: 'Cierre por inactividad',
  before:
    'Para no esperar 15 minutos, arranque el servidor con POLICY_IDLE_CLOSE_MS=120000: el aviso sale al minuto y la sesión se cierra a los dos; los minutos del camino son los de siempre',
  member: titular,
  calls: {},
  starts: {
    'aviso a los 14 minutos, cierre a los 15': { action: 'Abra /login sin sesión.', arrival: visitorPage },
  },
  acts: {
    SESION_ABIERTA: enter,
    SESION_CERRADA: leaveElsewhere,
    'LECTURA (a los 13:59)': { action: untilMinute('13:59') },
    'LECTURA (a los 14:00)': idleUntil('14:00'),
    'LECTURA (a los 14:40)': idleUntil('14:40'),
    'LECTURA (a los 14:50)': idleUntil('14:50'),
    'LECTURA (a los 14:50, con actividad en otra pestaña)': does(
      'A los 14:50 pulse en una página de otra pestaña y vuelva.',
      async (I) => {
        await I.otherTab({ lastActivity: String(await I.now()) });
        await I.pass(second);
      },
    ),
    'LECTURA (a los 15:00)': does(untilMinute('15:00'), async (I, step) => I.sleep((await left(I, step)) + second)),
    'ACTIVIDAD (carga al entrar)': { action: 'No haga nada: cargar la página ya cuenta como actividad.' },
    'ACTIVIDAD (clic a los 14:20 fuera del diálogo)': aMomentLater('A los 14:20 pulse fuera del diálogo.', (I) =>
      I.pressNothing(),
    ),
    'ACTIVIDAD (tecla a los 14:20 dentro del diálogo)': aMomentLater(
      'A los 14:20 pulse Mayús dentro del diálogo.',
      ({ page }) => page.keyboard.press('Shift'),
    ),
    'ACTIVIDAD («Continuar» a los 14:20)': aMomentLater(`A los 14:20 pulse «${texts.continuar}».`, (I) =>
      I.press(texts.continuar),
    ),
    // Before the clock's next tick.
    'ACTIVIDAD (clic a los 15:00)': does(
      'Suspenda el equipo antes del aviso, espere a que pasen los 15 minutos, despiértelo y pulse en la página.',
      async (I, step) => {
        const ahead = await left(I, step);
        await I.pass(second);
        await I.page.clock.setSystemTime((await I.now()) + ahead);
        await I.pressNothing();
      },
    ),
    // The member leaves again.
    CONTINUAR: does(`Pulse «${texts.continuar}».`, async (I) => {
      await I.press(texts.continuar);
      await I.pass(14 * 60 * second + second);
    }),
    CERRAR_SESION: press(texts.cerrar),
    'listo recargar (la página sigue ahí)': { ...ownPart, action: 'La página se recarga.' },
    'fallo recargar': ownPart,
    'fallo vigilar': ownPart,
    'tras limiteRecarga': {
      ...wait(5000),
      onlyTests: 'la recarga ocurre siempre antes de que se acabe su tiempo',
    },
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1)?.state;
    const act = before.findLastIndex((step) => !/^LECTURA/.test(step.label) || /pestaña/.test(step.label));
    const idle = before.slice(act + 1).map(idleIn);
    // Without activity the idle time only grows.
    if (/^LECTURA/.test(label) && !/pestaña/.test(label) && idleIn({ event }) <= Math.max(0, ...idle)) return false;
    return !/dentro|Continuar/.test(label) || last?.matches({ atenta: 'avisando' }) === true;
  },
  inProcess: {
    'atenta — fallo vigilar → cerrando': skipReasons.localOnly,
    'cerrando — listo recargar → dormida': reloadNeverCompletes,
    'cerrando — fallo recargar → dormida': reloadNeverCompletes,
  },
  seen: {
    dormida: () => ({ dialog: null, forPeople: 'Ningún aviso de inactividad, por mucho que se espere.' }),
    'atenta.vigilando': timed({ dialog: null, forPeople: 'La página, sin el aviso.' }),
    'atenta.avisando': timed({
      dialog: texts.titulo,
      says: [texts.frase, texts.indicacion],
      offers: [texts.continuar, texts.cerrar],
      focus: texts.continuar,
    }),
    cerrando: () => ({
      dialog: null,
      offers: [chromeTexts.iniciarSesion],
      forPeople: 'La página se recarga y queda en «Iniciar sesión»: «Su sesión se cerró por inactividad.».',
    }),
  },
};
