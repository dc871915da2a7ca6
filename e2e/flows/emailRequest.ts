import { cases } from '../../machines/emailRequest/emailRequest.cases';
import type { emailRequestMachine } from '../../machines/emailRequest/emailRequest.machine';
import type { CallResult } from '../../src/contract/call-result';
import {
  emailRequestFaultText as faults,
  notRequestedLines,
  passwordRefusals,
  emailRequestTexts as texts,
} from '../../src/flows/emailRequest/texts';
import { loginTexts } from '../../src/flows/login/texts';
import { accountTexts } from '../../src/texts/account';
import { callNotice } from '../../src/texts/call-notice';
import { emailTexts } from '../../src/texts/email';
import { shellTexts } from '../../src/texts/shell';
import type { BrowserDriver, Hand } from '../paths/browser-driver';
import { memberPage } from '../paths/member-page';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const address: Sight = { dialog: texts.titulo, focus: texts.correo };
const password: Sight = { dialog: texts.tituloClave, focus: texts.clave };
const field = ({ page }: Hand, label: string) => page.getByLabel(label, { exact: true });
const told = ({ respuesta, problema }: CallResult) =>
  callNotice({ respuesta, problema }, passwordRefusals, 'acceso') ?? { titulo: '', detalle: '' };
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
    ESCRIBIR: (I, { event }) =>
      event.campo === 'correo'
        ? field(I, texts.correo).fill(event.valor)
        : field(I, texts.clave).pressSequentially('x'),
    DEJAR: async (I) => {
      await field(I, texts.correo).focus();
      await I.page.getByRole('button', { name: texts.cancelar }).focus();
    },
    USAR_SUGERENCIA: ({ press }, { state }) => press(emailTexts.usarSugerencia(state.context.borrador.correo)),
    SIGUIENTE: ({ press }) => press(texts.continuar),
    ENVIAR: async (I, { event }) => {
      await field(I, texts.clave).fill(event.clave);
      await I.press(texts.confirmar);
    },
    ANTERIOR: ({ press }) => press(texts.volver),
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
    'abierto.correo.faltanDatos': ({ faltas }) => ({
      ...address,
      says: faltas.correo === undefined ? [] : [faults[faltas.correo]],
    }),
    'abierto.correo.sinSolicitar': ({ problema }) => ({
      dialog: texts.titulo,
      says: [texts.sinSolicitar, ...(problema === null ? [] : notRequestedLines(problema))],
    }),
    'abierto.clave.editando': () => password,
    'abierto.clave.faltanDatos': () => ({ ...password, says: [faults.claveVacia] }),
    'abierto.clave.rechazada': (context) => ({ ...password, says: [told(context).titulo] }),
    'abierto.clave.sinComprobar': (context) => ({
      ...password,
      says: Object.values(told(context)),
      offers: [texts.confirmar],
    }),
    'abierto.comprobando': () => ({ dialog: texts.tituloClave, says: [texts.comprobando] }),
    'abierto.solicitando': () => ({
      dialog: texts.tituloClave,
      says: [texts.solicitando],
      withholds: [shellTexts.cerrar],
    }),
    solicitado: () => ({ address: '/login', heading: loginTexts.titulo, says: [texts.solicitado] }),
  },
};
