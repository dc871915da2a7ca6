import type { Asunto, mailWaitMachine } from '../../machines/mailWait/mailWait.machine';
import { linkWords, mailWaitTexts as texts } from '../../src/flows/mailWait/texts';
import { recoverTexts } from '../../src/flows/recover/texts';
import { registerTitle } from '../../src/flows/register/texts';
import { does, press } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival } from '../walks/hand';
import { sessionOf } from '../walks/member-session';
import { readAs } from '../walks/read-as';
import { skipReasons } from '../walks/skip-reasons';

const waiting = (asunto: Asunto): Arrival => ({
  address: '/login',
  session: { correo_pendiente: JSON.stringify({ asunto, correo: 'r***@g***.com', desde: 1_700_000_000_000 }) },
});
const [activation, recovery] = [linkWords.activacion, linkWords.recuperacion];
const resend = 'REENVIAR';

export const mailWaitFlow: DescribedFlow<typeof mailWaitMachine> = {
  title: texts.titulo,
  calls: {},
  starts: {
    'tras registrarse': {
      action: 'Regístrese con alguien de la demostración que aún no tenga cuenta, quédese en /login y recargue.',
      arrival: waiting('activacion'),
    },
    'tras pedir la recuperación': {
      action: 'Pida la recuperación de la contraseña de un afiliado de la demostración, quédese en /login y recargue.',
      arrival: waiting('recuperacion'),
    },
  },
  acts: {
    [resend]: does(
      `Pulse «${activation.reenviar}» o «${recovery.reenviar}»; se abre «${registerTitle.reenvio}» o «${recoverTexts.titulo}», que se cierra otra vez.`,
      async ({ press, page, until }, { state }) => {
        const recovering = state.context.asunto === 'recuperacion';
        await press((recovering ? recovery : activation).reenviar);
        const name = recovering ? recoverTexts.titulo : registerTitle.reenvio;
        await until(() => page.getByRole('dialog', { name }).isVisible());
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
    esperando: ({ asunto, correo }) => ({
      says: [
        readAs(texts.titulo, `sobre el formulario, «${texts.titulo}»`),
        readAs(correo, 'con el correo enmascarado y la hora'),
        linkWords[asunto].enlace,
        texts.consejo,
      ],
    }),
    olvidado: () => ({ silent: [texts.titulo], forPeople: `«${texts.titulo}» ya no está, tampoco al recargar.` }),
  },
};
