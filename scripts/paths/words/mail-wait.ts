import type { mailWaitMachine } from '../../../machines/mailWait/mailWait.machine';
import { mailWaitTexts as texts } from '../../../src/flows/mailWait/texts';
import { registerTitle } from '../../../src/flows/register/texts';
import type { FlowWords } from '../flow-words';

export const mailWaitWords: FlowWords<typeof mailWaitMachine> = {
  titulo: texts.titulo,
  antes: 'Regístrese antes con alguien de la demostración que aún no tenga cuenta, y quédese en /login.',
  pasos: {
    'inicio (tras registrarse)': 'Recargue /login.',
    REENVIAR: `Pulse «${texts.reenviar}»; se abre «${registerTitle.reenvio}», que se cierra otra vez.`,
    OLVIDAR: `Pulse «${texts.olvidar}».`,
    ENTRO: 'Active la cuenta con el enlace del correo e inicie sesión con ella.',
  },
  llamadas: {},
  verse: {
    esperando: `Sobre el formulario, «${texts.titulo}» con el correo enmascarado y la hora.`,
    olvidado: `«${texts.titulo}» ya no está, tampoco al recargar.`,
  },
};
