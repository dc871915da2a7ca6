import { cases } from '../../machines/mailWait/mailWait.cases';
import type { mailWaitMachine } from '../../machines/mailWait/mailWait.machine';
import { mailWaitTexts as texts } from '../../src/flows/mailWait/texts';
import { registerTitle } from '../../src/flows/register/texts';
import type { BrowserDriver } from '../paths/browser-driver';
import { sessionOf } from '../paths/member-session';
import { whyNotHere } from '../paths/why-not-here';

const waiting = { correo: 'r***@g***.com', desde: 1_700_000_000_000 };
const resend = 'REENVIAR';

export const driver: BrowserDriver<typeof mailWaitMachine> = {
  cases,
  calls: {},
  starts: {
    'tras registrarse': { address: '/login', session: { correo_pendiente: JSON.stringify(waiting) } },
  },
  gestures: {
    [resend]: async ({ press, page, until }) => {
      await press(texts.reenviar);
      await until(() => page.getByRole('dialog', { name: registerTitle.reenvio }).isVisible());
    },
    OLVIDAR: ({ press }) => press(texts.olvidar),
    ENTRO: ({ otherTab }) => otherTab(sessionOf('1001')),
  },
  // What opens then stands over it.
  may: (_, before) => before.every(({ label }) => label !== resend),
  inProcess: { 'esperando — fallo vigilarSesion → ·': whyNotHere.localOnly },
  seen: {
    esperando: ({ correo }) => ({ says: [texts.titulo, correo, texts.consejo] }),
    olvidado: () => ({ silent: [texts.titulo] }),
  },
};
