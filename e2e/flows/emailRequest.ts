import type { CallResult } from '../../domain/contract/call-result';
import type { emailRequestMachine } from '../../machines/emailRequest/emailRequest.machine';
import { messages } from '../../server/texts/messages';
import {
  emailRequestFaultText as faults,
  notRequestedLines,
  passwordRefusals,
  emailRequestTexts as texts,
  unknownLines,
} from '../../src/flows/emailRequest/texts';
import { formNotice, loginTexts } from '../../src/flows/login/texts';
import { accountTexts } from '../../src/texts/account';
import { callNotice } from '../../src/texts/call-notice';
import { emailTexts } from '../../src/texts/email';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, does, onlyTests, press, write } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Gesture, Hand } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const asked = formNotice['formulario.correoPorConfirmar'] ?? { titulo: '', detalle: '' };
const address: Sight = { dialog: texts.titulo, focus: texts.correo };
const password: Sight = { dialog: texts.tituloClave, focus: texts.clave };
const field = ({ page }: Hand, label: string) => page.getByLabel(label, { exact: true });
const told = ({ respuesta, problema }: CallResult) =>
  callNotice({ respuesta, problema }, passwordRefusals, 'acceso') ?? { titulo: '', detalle: '' };
const send: Gesture = async (I, { event }) => {
  await field(I, texts.clave).fill(event.clave);
  await I.press(texts.confirmar);
};

export const emailRequestFlow: DescribedFlow<typeof emailRequestMachine> = {
  title: texts.titulo,
  before: 'Inicie sesión y quédese en /citas, donde nada más se abre solo',
  member: titular,
  calls: { comprobarClave: 'login', solicitarCambio: 'solicitudCambioCorreo' },
  starts: {
    'de 10000001': {
      action: 'Abra /citas.',
      arrival: {
        ...memberPage,
        hold: ['login', 'solicitudCambioCorreo'],
        background: { flags: { result: [{ nombre: 'VER_PERFIL', esWeb: true }] } },
      },
    },
  },
  acts: {
    'ABRIR (de la cuenta)': does(`Pulse «${accountTexts.cuenta}» y «${accountTexts.cambiarCorreo}».`, async (I) => {
      await I.press(accountTexts.cuentaDe('AP'));
      await I.press(accountTexts.cambiarCorreo);
    }),
    'ABRIR (del perfil)': onlyTests('es la página del perfil la que lo pide', {
      action: 'En el perfil cambie el correo y guárdelo.',
    }),
    'ESCRIBIR (correo)': write(texts.correo, 'ana.nueva@ejemplo.do'),
    'ESCRIBIR (sin arroba)': write(texts.correo, 'ana.nueva'),
    'ESCRIBIR (con un error)': write(texts.correo, 'ana.nueva@gmial.com'),
    DEJAR: does(`Salga de «${texts.correo}» con el tabulador.`, async (I) => {
      await field(I, texts.correo).focus();
      await I.page.getByRole('button', { name: texts.cancelar }).focus();
    }),
    USAR_SUGERENCIA: press(emailTexts.usarSugerencia('ana.nueva@gmail.com')),
    SIGUIENTE: press(texts.continuar),
    'ESCRIBIR (clave)': does(`Escriba una letra en «${texts.clave}».`, (I) =>
      field(I, texts.clave).pressSequentially('x'),
    ),
    'ENVIAR (con clave)': does(`En «${texts.clave}» escriba {clave} y pulse «${texts.confirmar}».`, send),
    'ENVIAR (sin clave)': does(`Deje vacía «${texts.clave}» y pulse «${texts.confirmar}».`, send),
    ANTERIOR: press(texts.volver),
    CERRAR: does(`Pulse «${shellTexts.cerrar}» o Atrás en el navegador.`, async (I, { state }) =>
      state.value === 'cerrado'
        ? I.press(shellTexts.cerrar)
        : void (await I.page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))),
    ),
    'listo comprobarClave (1007)': answers('código 1007: es su contraseña'),
    'listo comprobarClave (1006)': answers('código 1006', {
      action: `En «${texts.clave}» escriba otra contraseña y pulse «${texts.confirmar}».`,
    }),
    'listo solicitarCambio (hecho)': answers('que el cambio está pedido'),
  },
  may: ({ label }, before) => label !== 'USAR_SUGERENCIA' || before.at(-1)?.state.context.sugerencia !== '',
  inProcess: {
    'cerrado — ABRIR [traeCorreo] → abierto.clave': 'the page of the profile opens it so, and its own walk does',
    'abierto — fallo vigilarRetroceso → ·': skipReasons.localOnly,
    'abierto.comprobando — tras limiteComprobar → abierto.clave.sinComprobar': skipReasons.clientFirst,
    'abierto.solicitando — tras limiteSolicitar → abierto.correo.sinSaber': skipReasons.clientFirst,
  },
  seen: {
    cerrado: () => ({ silent: [texts.entrada], forPeople: 'La página sola: nada abierto sobre ella.' }),
    'abierto.correo.editando': () => ({
      dialog: texts.titulo,
      says: [texts.correo, texts.cierre],
      forPeople: `El diálogo «${texts.titulo}» con «${texts.correo}».`,
    }),
    'abierto.correo.faltanDatos': ({ faltas }) => ({
      ...address,
      says: faltas.correo === undefined ? [] : [faults[faltas.correo]],
    }),
    'abierto.correo.sinSolicitar': ({ problema }) => ({
      dialog: texts.titulo,
      says: [texts.sinSolicitar, ...(problema === null ? [] : notRequestedLines(problema))],
      besides: 'El correo escrito se conserva.',
    }),
    'abierto.correo.sinSaber': ({ problema }) => ({
      dialog: texts.titulo,
      says: [texts.sinSolicitar, ...(problema === null ? [] : unknownLines(problema))],
      besides: 'El correo escrito se conserva.',
    }),
    'abierto.clave.editando': () => ({ ...password, says: [texts.cierre] }),
    'abierto.clave.faltanDatos': () => ({ ...password, says: [faults.claveVacia] }),
    'abierto.clave.rechazada': (context) => ({
      ...password,
      says: [told(context).titulo],
      forPeople: `Bajo el campo, el mensaje del servidor: «${messages.login.wrongCredentials}».`,
    }),
    'abierto.clave.sinComprobar': (context) => ({
      ...password,
      says: Object.values(told(context)),
      offers: [texts.confirmar],
      besides: 'Lo escrito se conserva.',
    }),
    'abierto.comprobando': () => ({
      dialog: texts.tituloClave,
      says: [texts.comprobando],
      forPeople: `El botón dice «${texts.comprobando}».`,
    }),
    'abierto.solicitando': () => ({
      dialog: texts.tituloClave,
      says: [texts.confirmada, texts.solicitando],
      withholds: [shellTexts.cerrar],
      forPeople: `«${texts.confirmada}» y «${texts.solicitando}»; el diálogo no se puede cerrar.`,
    }),
    solicitado: () => ({
      address: '/login',
      heading: loginTexts.titulo,
      says: [asked.titulo, asked.detalle],
      forPeople: `La página de inicio de sesión, con un solo aviso, sobre el formulario: «${asked.titulo}»`,
    }),
  },
};
