import type { memberMachine } from '../../machines/member/member.machine';
import { accountTexts } from '../../src/texts/account';
import { titular } from '../props/members';
import { answers, reconnect, wait } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { visitorPage } from '../walks/member-page';
import { enter, leaveElsewhere } from '../walks/session-acts';
import type { Sight } from '../walks/sight';

const bell = accountTexts.notificaciones(0);
const absent = (forPeople: string) => (): Sight => ({ withholds: [bell], forPeople });
const failed = 'fallo preparar (fallo propio)';
const lost = answers('Nada: el archivo no llega.', {
  arrange: 'en las herramientas del navegador bloquee el archivo member-….js',
});
const arrived = 'listo preparar (en marcha)';

export const memberFlow: DescribedFlow<typeof memberMachine> = {
  title: 'Lo que solo existe con sesión',
  member: titular,
  calls: {},
  starts: {
    '': {
      action: 'Abra /login sin sesión.',
      arrival: {
        ...visitorPage,
        holdFiles: ['member-'],
        background: { flags: { result: [{ nombre: 'VER_NOTIFICACIONES', esWeb: true }] } },
      },
    },
  },
  acts: {
    SESION_ABIERTA: enter,
    SESION_CERRADA: leaveElsewhere,
    [arrived]: {
      action: 'No haga nada: el programa llega solo.',
      gesture: ({ files }) => files.serve('member-'),
    },
    'fallo preparar': lost,
    [failed]: { ...lost, gesture: ({ files }) => files.lose('member-') },
    EN_LINEA: reconnect,
    'tras espera': { ...wait(1000), action: 'Deje de bloquear el archivo y espere unos segundos.' },
  },
  // A loaded chunk is not loaded twice, and some browsers never request a failed one again.
  may: ({ label, state }, before) =>
    !(state.value === 'preparando' && before.some((step) => step.label === arrived)) &&
    !(label === arrived && before.some((step) => step.label === failed)) &&
    (label !== 'SESION_CERRADA' || before.at(-1)?.state.value !== 'ausente'),
  passing: ['preparando'],
  inProcess: {
    'preparando — tras limite → fallido': 'the page has no clock for what it fetches of its own program',
  },
  seen: {
    ausente: absent('Nada de nadie: ni plan, ni foto, ni notificaciones.'),
    preparando: absent('El portal, mientras llegan campana, foto y plan.'),
    presente: () => ({
      offers: [bell],
      forPeople: 'El portal con campana, foto o iniciales, y plan en la cuenta.',
    }),
    fallido: absent('El portal con el saludo, sin campana y sin plan en la cuenta; ningún mensaje de error.'),
  },
};
