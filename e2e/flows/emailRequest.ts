import { cases } from '../../machines/emailRequest/emailRequest.cases';
import type { emailRequestMachine } from '../../machines/emailRequest/emailRequest.machine';
import { emailRequestTexts as texts } from '../../src/flows/emailRequest/texts';
import { loginTexts } from '../../src/flows/login/texts';
import { accountTexts } from '../../src/texts/account';
import { shellTexts } from '../../src/texts/shell';
import type { BrowserDriver, Hand } from '../paths/browser-driver';
import { memberPage } from '../paths/member-page';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const address: Sight = { dialog: texts.titulo, focus: texts.correo };
const password: Sight = { dialog: texts.tituloClave, focus: texts.clave };
const field = ({ page }: Hand, label: string) => page.getByLabel(label, { exact: true });
const closing = 'CERRAR';

export const driver: BrowserDriver<typeof emailRequestMachine> = {
  cases,
  calls: { comprobarClave: 'login', solicitarCambio: 'solicitudCambioCorreo' },
  starts: {
    'de 10000001': {
      ...memberPage,
      hold: ['login', 'solicitudCambioCorreo'],
      background: { flags: { result: [{ nombre: 'VER_PERFIL', esWeb: true }] } },
    },
  },
  gestures: {
    ABRIR: async ({ press }) => {
      await press(accountTexts.cuentaDe('AP'));
      await press(accountTexts.cambiarCorreo);
    },
    ESCRIBIR_CORREO: (I, { event }) => field(I, texts.correo).fill(event.texto),
    DEJAR_CORREO: async (I) => {
      await field(I, texts.correo).focus();
      await I.page.getByRole('button', { name: texts.cancelar }).focus();
    },
    USAR_SUGERENCIA: ({ press }, { state }) => press(texts.usarSugerencia(state.context.correo)),
    CONTINUAR: ({ press }) => press(texts.continuar),
    ESCRIBIR_CLAVE: (I) => field(I, texts.clave).pressSequentially('x'),
    CONFIRMAR: async (I, { event }) => {
      await field(I, texts.clave).fill(event.clave);
      await I.press(texts.confirmar);
    },
    VOLVER: ({ press }) => press(texts.volver),
    [closing]: async ({ press, page }, { state }) =>
      state.value === 'cerrado'
        ? press(shellTexts.cerrar)
        : void (await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))),
  },
  may: ({ label }, before) => label !== 'USAR_SUGERENCIA' || before.at(-1)?.state.context.sugerencia !== '',
  inProcess: {
    'abierto — fallo vigilarRetroceso → ·': whyNotHere.localOnly,
    'abierto.comprobando — tras limiteComprobar → abierto.clave.sinComprobar': whyNotHere.clientFirst,
    'abierto.solicitando — tras limiteSolicitar → abierto.correo.sinSolicitar': whyNotHere.clientFirst,
  },
  seen: {
    cerrado: () => ({ silent: [texts.entrada] }),
    'abierto.correo.editando': () => ({ dialog: texts.titulo, says: [texts.correo] }),
    'abierto.correo.vacio': () => ({ ...address, says: [texts.correoVacio] }),
    'abierto.correo.malEscrito': () => ({ ...address, says: [texts.correoMal] }),
    'abierto.correo.sinSolicitar': () => ({ dialog: texts.titulo, says: [texts.sinSolicitar] }),
    'abierto.clave.editando': () => password,
    'abierto.clave.vacia': () => ({ ...password, says: [texts.claveVacia] }),
    'abierto.clave.rechazada': ({ mensaje }) => ({ ...password, says: [mensaje] }),
    'abierto.clave.sinComprobar': () => ({ ...password, offers: [texts.confirmar] }),
    'abierto.comprobando': () => ({ dialog: texts.tituloClave, says: [texts.comprobando] }),
    'abierto.solicitando': () => ({
      dialog: texts.tituloClave,
      says: [texts.solicitando],
      withholds: [shellTexts.cerrar],
    }),
    solicitado: () => ({ address: '/login', heading: loginTexts.titulo, says: [texts.solicitado] }),
  },
};
