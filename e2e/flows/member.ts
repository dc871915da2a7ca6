import { cases } from '../../machines/member/member.cases';
import type { memberMachine } from '../../machines/member/member.machine';
import { accountTexts } from '../../src/texts/account';
import type { BrowserDriver, Gesture } from '../paths/browser-driver';
import { closedSession, visitorPage } from '../paths/member-page';
import { sessionOf } from '../paths/member-session';
import type { Sight } from '../paths/sight';

const bell = accountTexts.notificaciones(0);
const absent = (): Sight => ({ withholds: [bell] });
/** Each time somebody else: a second session of the same person is no new one. */
const enter: Gesture = async ({ otherTab, wire, now }) =>
  otherTab(sessionOf(`10${wire.asked('getAfiliado') + 1}`, await now()));
const failed = 'fallo preparar (fallo propio)';
const arrived = 'listo preparar (en marcha)';

export const driver: BrowserDriver<typeof memberMachine> = {
  cases,
  calls: {},
  starts: {
    '': {
      ...visitorPage,
      holdFiles: ['member-'],
      background: { flags: { result: [{ nombre: 'VER_NOTIFICACIONES', esWeb: true }] } },
    },
  },
  delays: { espera: 1000 },
  gestures: {
    SESION_ABIERTA: enter,
    SESION_CERRADA: ({ otherTab }) => otherTab(closedSession),
    [arrived]: ({ files }) => files.serve('member-'),
    [failed]: ({ files }) => files.lose('member-'),
    EN_LINEA: ({ reconnect }) => reconnect(),
  },
  // A program that has come does not come twice; one that was lost some browsers never fetch again.
  may: ({ label, state }, before) =>
    !(state.value === 'preparando' && before.some((step) => step.label === arrived)) &&
    !(label === arrived && before.some((step) => step.label === failed)) &&
    (label !== 'SESION_CERRADA' || before.at(-1)?.state.value !== 'ausente'),
  passing: ['preparando'],
  inProcess: {
    'preparando — tras limite → fallido': 'the page has no clock for what it fetches of its own program',
  },
  seen: { ausente: absent, preparando: absent, presente: () => ({ offers: [bell] }), fallido: absent },
};
