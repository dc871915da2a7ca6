import type { closeAccountMachine } from '../../machines/closeAccount/closeAccount.machine';
import { closeAccountTexts as texts } from '../../src/flows/closeAccount/texts';
import { formNotice, loginTexts } from '../../src/flows/login/texts';
import { profileTexts } from '../../src/flows/profile/texts';
import { callNotice } from '../../src/texts/call-notice';
import { ownPasswordRefusals, ownPasswordTexts } from '../../src/texts/own-password';
import { titular } from '../props/members';
import { answers, does, press } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Gesture } from '../walks/hand';
import { onProfileTab, profileTab } from '../walks/profile-tab';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const arrival = (extras: readonly string[]) => profileTab('seguridad', extras, ['cerrarCuenta']);
const here = onProfileTab;
const asking = (...more: readonly string[]): Sight => ({
  ...here,
  says: [texts.titulo, texts.seBorra, texts.queda, texts.paraCerrar, ...more],
  offers: [texts.confirmar, texts.cancelar],
});
const send: Gesture = async ({ page, press: push }, { event }) => {
  await page.getByLabel(texts.clave, { exact: true }).fill('clave' in event ? String(event.clave) : '');
  await push(texts.confirmar);
};

export const closeAccountFlow: DescribedFlow<typeof closeAccountMachine> = {
  title: 'Cerrar la cuenta, en el perfil',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: { cerrar: 'cerrarCuenta' },
  starts: {
    'si el servidor la cierra': {
      action: `Abra /profile y pulse «${profileTexts.seccion.seguridad}».`,
      arrival: arrival(['cuenta/cerrar']),
    },
    'si el servidor no la cierra': {
      action: `Con un servidor que no nombra «cuenta/cerrar» entre sus extras, abra /profile y pulse «${profileTexts.seccion.seguridad}».`,
      arrival: arrival([]),
    },
  },
  acts: {
    CERRAR_CUENTA: press(texts.cerrar),
    ESCRIBIR: does(`Escriba una letra en «${texts.clave}».`, ({ page }) =>
      page.getByLabel(texts.clave, { exact: true }).pressSequentially('x'),
    ),
    'CONFIRMAR (con clave)': does(`En «${texts.clave}» escriba {clave} y pulse «${texts.confirmar}».`, send),
    'CONFIRMAR (sin clave)': does(`Deje vacía «${texts.clave}» y pulse «${texts.confirmar}».`, send),
    CANCELAR: press(texts.cancelar),
    'listo cerrar (1007)': answers('código 1007: es su contraseña'),
    'listo cerrar (1006)': answers('código 1006', {
      action: `En «${texts.clave}» escriba otra contraseña y pulse «${texts.confirmar}».`,
    }),
  },
  failures: ['sinConexion'],
  passing: ['empezando'],
  inProcess: {
    'cerrando — tras limiteEnvio → confirmando.sinCerrar': skipReasons.clientFirst,
  },
  seen: {
    empezando: () => ({}),
    explicando: () => ({ ...here, says: [texts.titulo, texts.seBorra, texts.queda], offers: [texts.cerrar] }),
    'confirmando.escribiendo': () => asking(),
    'confirmando.faltaClave': () => asking(ownPasswordTexts.vacia),
    'confirmando.sinCerrar': (context) =>
      asking(callNotice(context, ownPasswordRefusals, 'acceso')?.titulo ?? texts.titulo),
    cerrando: () => ({ ...here, says: [texts.titulo, texts.cerrando] }),
    cerrada: () => ({
      address: '/login',
      heading: loginTexts.titulo,
      says: [formNotice['formulario.cuentaCerrada']?.titulo ?? ''],
    }),
    ausente: () => ({ ...here, silent: [texts.titulo], forPeople: 'El perfil, sin nada de esto.' }),
  },
};
