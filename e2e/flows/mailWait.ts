import type { mailWaitMachine } from '../../machines/mailWait/mailWait.machine';
import { mailWaitTexts as texts } from '../../src/flows/mailWait/texts';
import { registerTitle } from '../../src/flows/register/texts';
import { does, press } from '../paths/acts';
import type { DescribedFlow } from '../paths/described';
import { sessionOf } from '../paths/member-session';
import { readAs } from '../paths/read-as';
import { skipReasons } from '../paths/skip-reasons';

const waiting = { correo: 'r***@g***.com', desde: 1_700_000_000_000 };
const resend = 'REENVIAR';

export const mailWaitFlow: DescribedFlow<typeof mailWaitMachine> = {
  title: texts.titulo,
  before: 'Regístrese antes con alguien de la demostración que aún no tenga cuenta, y quédese en /login.',
  calls: {},
  starts: {
    'tras registrarse': {
      action: 'Recargue /login.',
      arrival: { address: '/login', session: { correo_pendiente: JSON.stringify(waiting) } },
    },
  },
  acts: {
    [resend]: does(
      `Pulse «${texts.reenviar}»; se abre «${registerTitle.reenvio}», que se cierra otra vez.`,
      async ({ press, page, until }) => {
        await press(texts.reenviar);
        await until(() => page.getByRole('dialog', { name: registerTitle.reenvio }).isVisible());
      },
    ),
    OLVIDAR: press(texts.olvidar),
    ENTRO: does('Active la cuenta con el enlace del correo e inicie sesión con ella.', ({ otherTab }) =>
      otherTab(sessionOf('1001')),
    ),
  },
  // The dialog that opens covers the rest.
  may: (_, before) => before.every(({ label }) => label !== resend),
  inProcess: { 'esperando — fallo vigilarSesion → ·': skipReasons.localOnly },
  seen: {
    esperando: ({ correo }) => ({
      says: [
        readAs(texts.titulo, `sobre el formulario, «${texts.titulo}»`),
        readAs(correo, 'con el correo enmascarado y la hora'),
        texts.consejo,
      ],
    }),
    olvidado: () => ({ silent: [texts.titulo], forPeople: `«${texts.titulo}» ya no está, tampoco al recargar.` }),
  },
};
