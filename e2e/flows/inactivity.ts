import type { PathStep } from '../../engine/explore';
import { cases } from '../../machines/inactivity/inactivity.cases';
import type { inactivityMachine } from '../../machines/inactivity/inactivity.machine';
import { inactivityTexts as texts } from '../../src/flows/inactivity/texts';
import type { LastActivity } from '../../src/rules/session/idle';
import { chromeTexts } from '../../src/texts/chrome';
import type { BrowserDriver, Gesture, Hand } from '../paths/browser-driver';
import { closedSession, visitorPage } from '../paths/member-page';
import { sessionOf } from '../paths/member-session';
import { whyNotHere } from '../paths/why-not-here';

const second = 1000;

/** For how long nobody has done anything when the chart reads the clock in this step. */
const idleIn = ({ event }: Pick<PathStep, 'event'>): number => event.ahora.wall - Number(event.guardada);
/** What is left until then on the page, and the beat of the clock that sees it. */
const left = async (I: Hand, step: PathStep): Promise<number> => {
  const { ultima } = await I.context();
  const last = (ultima as LastActivity).wall;
  return idleIn(step) - ((await I.now()) - last);
};
const wait: Gesture = async (I, step) => I.pass((await left(I, step)) + second - 1);
const neverTold = 'a browser does not answer what it was told to load anew';
/** What was done a moment ago counts once. */
const act =
  (what: (I: Hand) => Promise<void>): Gesture =>
  async (I) => {
    await I.pass(second);
    await what(I);
  };

export const driver: BrowserDriver<typeof inactivityMachine> = {
  cases,
  calls: {},
  delays: { limiteRecarga: 5000 },
  starts: { 'aviso a los 14 minutos, cierre a los 15': visitorPage },
  gestures: {
    SESION_ABIERTA: async (I) => I.otherTab(sessionOf(`10${I.wire.asked('getAfiliado') + 1}`, await I.now())),
    SESION_CERRADA: ({ otherTab }) => otherTab(closedSession),
    'LECTURA (a los 14:00)': wait,
    'LECTURA (a los 14:30)': wait,
    'LECTURA (a los 14:50)': wait,
    'LECTURA (a los 14:50, con actividad en otra pestaña)': async (I) => {
      await I.otherTab({ lastActivity: String(await I.now()) });
      await I.pass(second);
    },
    'LECTURA (a los 15:00)': async (I, step) => I.sleep((await left(I, step)) + second),
    'ACTIVIDAD (clic a los 14:20 fuera del diálogo)': act(({ pressNothing }) => pressNothing()),
    'ACTIVIDAD (tecla a los 14:20 dentro del diálogo)': act(({ page }) => page.keyboard.press('Shift')),
    'ACTIVIDAD («Continuar» a los 14:20)': act(({ press }) => press(texts.continuar)),
    // Sooner than the clock's next beat.
    'ACTIVIDAD (clic a los 15:00)': async (I, step) => {
      const ahead = await left(I, step);
      await I.pass(second);
      await I.page.clock.setSystemTime((await I.now()) + ahead);
      await I.pressNothing();
    },
    // And away again.
    CONTINUAR: async ({ press, pass }) => {
      await press(texts.continuar);
      await pass(14 * 60 * second + second);
    },
    CERRAR_SESION: ({ press }) => press(texts.cerrar),
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1)?.state;
    const act = before.findLastIndex((step) => !/^LECTURA/.test(step.label) || /pestaña/.test(step.label));
    const idle = before.slice(act + 1).map(idleIn);
    // Who does nothing is only ever away for longer.
    if (/^LECTURA/.test(label) && !/pestaña/.test(label) && idleIn({ event }) <= Math.max(0, ...idle)) return false;
    return !/dentro|Continuar/.test(label) || last?.matches({ atenta: 'avisando' }) === true;
  },
  inProcess: {
    'atenta — fallo vigilar → cerrando': whyNotHere.localOnly,
    'cerrando — listo recargar → dormida': neverTold,
    'cerrando — fallo recargar → dormida': neverTold,
  },
  seen: {
    dormida: () => ({ dialog: null }),
    'atenta.vigilando': () => ({ dialog: null }),
    'atenta.avisando': () => ({
      dialog: texts.titulo,
      says: [texts.frase, texts.indicacion],
      offers: [texts.continuar, texts.cerrar],
      focus: texts.continuar,
    }),
    cerrando: () => ({ dialog: null, offers: [chromeTexts.iniciarSesion] }),
  },
};
