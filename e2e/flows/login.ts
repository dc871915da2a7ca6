import type { CallResult } from '../../domain/contract/call-result';
import type { loginMachine } from '../../machines/login/login.machine';
import { messages } from '../../server/texts/messages';
import { clubTexts } from '../../src/flows/club/texts';
import { formNotice, loginRefusals, loginTexts as texts } from '../../src/flows/login/texts';
import { onboardingTexts } from '../../src/flows/onboarding/texts';
import { paymentTexts } from '../../src/flows/payment/texts';
import { registerTitle } from '../../src/flows/register/texts';
import { callNotice } from '../../src/texts/call-notice';
import { documentTexts, faltaText } from '../../src/texts/document';
import type { Notice } from '../../src/texts/problem';
import { shellTexts } from '../../src/texts/shell';
import { stateName } from '../../tools/explore/path-id';
import { blocked, incomplete, nobody, pending, suspended, titular } from '../props/members';
import { answers, choose, does, press, write } from '../walks/acts';
import type { Act, DescribedFlow, Start } from '../walks/described';
import type { Arrival, Gesture, Hand } from '../walks/hand';
import { closedSession } from '../walks/member-page';
import { sessionOf } from '../walks/member-session';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const held: Arrival = { address: '/login', hold: ['login', 'datoscontactos'] };
const field = ({ page }: Pick<Hand, 'page'>) => page.getByLabel(texts.clave, { exact: true });

const kept = 'Lo escrito se conserva.';
const quoted = ({ titulo, detalle }: Notice): string => `«${titulo}» «${detalle}»`;

const form: Sight = { heading: texts.titulo, dialog: null, says: [texts.enviar] };
const above = (state: keyof typeof formNotice, besides = ''): Sight => {
  const notice = formNotice[state] ?? { titulo: '', detalle: '' };
  return {
    ...form,
    says: [notice.titulo, notice.detalle, texts.enviar],
    forPeople: `Sobre el formulario: ${quoted(notice)}.`,
    besides,
  };
};
/** The demo server's sentences, where the cases have their own. */
const demoSays: Readonly<Partial<Record<number | 'otro', string>>> = {
  1006: messages.login.wrongCredentials,
  1017: messages.login.blocked,
  otro: messages.login.affiliationNotActive,
};
const demo503 = {
  kind: 'sinServicio',
  status: 503,
  mensaje: 'Fallo de demostración 503. Intente nuevamente.',
} as const;
/** The same message with the demo server's sentence. */
const inDemo = ({ respuesta, problema }: CallResult): string => {
  if (respuesta !== null) return ` con el mensaje del servidor: «${demoSays[respuesta.codigo] ?? respuesta.mensaje}»`;
  const failed = typeof problema === 'object' && problema?.kind === 'sinServicio' ? demo503 : problema;
  const notice = callNotice({ respuesta, problema: failed }, loginRefusals, 'acceso');
  return notice === null ? '' : `: ${quoted(notice)}`;
};
const told =
  (tone: string) =>
  ({ respuesta, problema }: CallResult): Sight => {
    const { titulo = '', detalle = '' } = callNotice({ respuesta, problema }, loginRefusals, 'acceso') ?? {};
    return {
      ...form,
      says: detalle === '' ? [titulo] : [titulo, detalle],
      focus: detalle === '' ? titulo : `${titulo} ${detalle}`,
      forPeople: `Sobre los campos, ${tone}${inDemo({ respuesta, problema })}.`,
      besides: `El foco va al aviso, que se quita al escribir. ${kept}`,
    };
  };
const places = { tipoDocumento: documentTexts.tipo, documento: documentTexts.numero, clave: texts.clave } as const;
type Faults = Readonly<Partial<Record<keyof typeof places, keyof typeof faltaText>>>;
const firstOf = (faltas: Faults) =>
  places[faltas.tipoDocumento ? 'tipoDocumento' : faltas.documento ? 'documento' : 'clave'];
const faultsOf = (faltas: Faults): readonly string[] =>
  Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [faltaText[falta]]));

const send: Gesture = async ({ page, press }, { event }) => {
  await field({ page }).fill(event.clave);
  await press(texts.enviar);
};
const sendByKey: Gesture = async ({ page }, { event }) => {
  await field({ page }).fill(event.clave);
  await field({ page }).press('Enter');
};
/** Closes it again: the dialog belongs to the registration flow. */
const resend: Act = does(
  `Pulse «${texts.reenvio}»; sobre la página se abre el diálogo del reenvío, que se cierra otra vez.`,
  async ({ page, press, go, until }) => {
    const informed = page.getByRole('dialog', { name: texts.informacion });
    await ((await informed.isVisible()) ? press(texts.reenvio) : go(texts.reenvio));
    await until(() => page.getByRole('dialog', { name: registerTitle.reenvio }).isVisible());
    await press(shellTexts.cerrar);
  },
);
const without = (address: string, arrival: Arrival): Start => ({
  action: `Abra ${address} en una ventana sin sesión.`,
  arrival: { ...arrival, address },
});

const ofPasskeys = [
  'formulario — LLAVES → ·',
  'formulario — LLAVE → entrandoConLlave',
  'formulario — USAR_LLAVE [hayLlaves] → pidiendoLlave',
  'formulario — fallo escucharLlaves → ·',
  'pidiendoLlave — listo pedirLlave [dioLlave] → entrandoConLlave',
  'pidiendoLlave — listo pedirLlave → formulario.sinLlave',
  'pidiendoLlave — fallo pedirLlave → formulario.sinEntrar',
  'pidiendoLlave — CANCELAR → formulario.editando',
  'pidiendoLlave — ABRIR → formulario.editando',
  'pidiendoLlave — tras limiteLlave → formulario.sinLlave',
  'entrandoConLlave — listo entrar [codigo es 1007] → dentro.revisandoContacto',
  'entrandoConLlave — listo entrar [codigo es 1006] → formulario.llaveSinUso',
  'entrandoConLlave — listo entrar [codigo es 1017] → formulario.advertida',
  'entrandoConLlave — listo entrar [codigo es 1003] → informando',
  'entrandoConLlave — listo entrar → formulario.rechazada',
  'entrandoConLlave — fallo entrar → formulario.sinEntrar',
  'entrandoConLlave — CANCELAR → formulario.editando',
  'entrandoConLlave — ABRIR → formulario.editando',
  'entrandoConLlave — tras limiteAutenticar → formulario.sinEntrar',
];

export const loginFlow: DescribedFlow<typeof loginMachine> = {
  title: texts.pagina,
  waiting:
    'Para alcanzar a ver las esperas, en /demo/fallos ponga «Demora (milisegundos)» con valor 3000 a las llamadas `login` y `datoscontactos`; al terminar el camino pulse «Quitar todo»',
  member: titular,
  calls: { autenticar: 'login', consultarContacto: 'datoscontactos' },
  failures: ['sinConexion', 'sinRespuesta', 'sinServicio', 'ilegible'],
  starts: {
    'sin más': without('/login', held),
    'tras vencer la sesión': {
      action:
        'con una sesión abierta, en /demo/fallos ponga «Estado HTTP (401, 403, 429, 500, 503)» con valor 401 a la llamada `getAfiliado`, recargue /citas y pulse «Quitar todo» cuando llegue a «Iniciar sesión».',
      arrival: { ...held, session: { motivo_cierre: 'vencida' } },
    },
    'tras la inactividad': {
      action: 'con una sesión abierta, no toque nada durante 15 minutos.',
      arrival: { ...held, session: { motivo_cierre: 'inactividad' } },
    },
    'cerrada en otra pestaña': {
      action: 'con una sesión abierta en dos pestañas, ambas en /citas, cierre la sesión en una y mire la otra.',
      arrival: { ...held, session: { motivo_cierre: 'otraPestana' } },
    },
    'cerrada desde otro dispositivo': {
      action:
        'con una sesión abierta en dos navegadores, cierre una desde «Dónde está abierta su cuenta» de la otra, y espere un minuto.',
      arrival: { ...held, session: { motivo_cierre: 'otroDispositivo' } },
    },
    'tras pedir el cambio de correo': {
      action: 'con una sesión abierta, cambie el correo electrónico desde «Su cuenta».',
      arrival: { ...held, session: { motivo_cierre: 'correo' } },
    },
    'tras cerrar la cuenta': {
      action:
        "en la consola del navegador escriba sessionStorage.setItem('motivo_cierre', 'cuentaCerrada') y recargue /login.",
      arrival: { ...held, session: { motivo_cierre: 'cuentaCerrada' } },
    },
    'sin página que mostrar': {
      action:
        "en la consola del navegador escriba sessionStorage.setItem('motivo_cierre', 'sinPaginas') y recargue /login.",
      arrival: { ...held, session: { motivo_cierre: 'sinPaginas' } },
    },
    'desde el club y una página protegida': {
      action: "en la consola del navegador escriba localStorage.setItem('club_beneficiario', 'true') y abra /pagos.",
      arrival: { ...held, address: '/pagos', local: { club_beneficiario: 'true' } },
    },
    'desde una página protegida': without('/pagos', held),
  },
  acts: {
    'ESCRIBIR (pasaporte)': choose(documentTexts.tipo, 'Pasaporte'),
    'ESCRIBIR (ningún tipo)': {
      ...choose(documentTexts.tipo, documentTexts.elija),
      action: `En «${documentTexts.tipo}» elija «${documentTexts.elija}».`,
    },
    'ESCRIBIR (cedula)': write(documentTexts.numero, '00112345678', '{documento}'),
    'ESCRIBIR (incompleta)': write(documentTexts.numero, '0011'),
    'ESCRIBIR (clave)': does(`Escriba una letra en «${texts.clave}».`, ({ page }) =>
      field({ page }).pressSequentially('x'),
    ),
    'ENVIAR (completo)': does(`En «${texts.clave}» escriba {clave} y pulse «${texts.enviar}».`, send),
    'ENVIAR (sin clave)': does(`Deje vacía «${texts.clave}» y pulse «${texts.enviar}».`, send),
    'PULSAR_ENTER (completo)': does(`En «${texts.clave}» escriba {clave} y pulse Enter en ese campo.`, sendByKey),
    'PULSAR_ENTER (sin clave)': does(`Deje vacía «${texts.clave}» y pulse Enter en ese campo.`, sendByKey),
    ABRIR: resend,
    LLAVES: { action: `Espere a que aparezca «${texts.usarLlave}».` },
    LLAVE: { action: `Escoja su llave entre lo que el navegador propone en «${documentTexts.numero}».` },
    USAR_LLAVE: { action: `Pulse «${texts.usarLlave}».` },
    'listo pedirLlave (la de este dispositivo)': answers('la huella, la cara o el PIN que pide el dispositivo'),
    'listo pedirLlave (ninguna)': answers('nada: cancele lo que pide el dispositivo'),
    'tras limiteLlave': { action: 'Deje lo que pide el dispositivo sin respuesta diez minutos.' },
    'listo entrar (1007)': answers('código 1007: la llave es de un afiliado'),
    'listo entrar (1006)': answers('código 1006', { arrange: `quite antes la llave en otro navegador` }),
    'listo entrar (1017)': answers('código 1017', {
      onlyTests: 'la cuenta bloqueada de la demostración no tiene llaves',
    }),
    'listo entrar (1003)': answers('código 1003', { onlyTests: 'una cuenta sin activar no tiene llaves' }),
    'listo entrar (1018, sin lista)': answers('código 1018, que el portal no conoce', {
      onlyTests: 'el afiliado suspendido de la demostración no tiene llaves',
    }),
    CANCELAR: press(texts.cancelar),
    CERRAR: press(texts.entendido),
    'listo autenticar (1007)': answers('código 1007: las credenciales son correctas'),
    'listo autenticar (1006)': answers('código 1006', { member: nobody }),
    'listo autenticar (1017)': answers('código 1017', { member: blocked }),
    'listo autenticar (1003)': answers('código 1003', { member: pending }),
    'listo autenticar (1018, sin lista)': answers('código 1018, que el portal no conoce', { member: suspended }),
    'listo consultarContacto (completo)': answers('los datos de contacto, completos'),
    'listo consultarContacto (sin correo)': answers('los datos de contacto, sin correo', { member: incomplete }),
    'listo escucharSesion (otra pestaña entró)': does(
      'En otra pestaña inicie sesión con {documento} y {clave}, y vuelva a esta.',
      ({ otherTab }) => otherTab(sessionOf('1001')),
    ),
    'listo escucharCierre (otra pestaña salió)': does(
      'Cierre la sesión en otra pestaña y vuelva a esta.',
      ({ otherTab }) => otherTab(closedSession),
    ),
  },
  // Closing the dialog continues with the form.
  may: ({ label }, before) => {
    const state = stateName(before.at(-1)?.state.value ?? '');
    // A member on another page is not called back.
    if (label.startsWith('listo escucharCierre')) return state === 'dentro.revisandoContacto';
    return !label.startsWith('ABRIR') || ['formulario.editando', 'autenticando', 'informando'].includes(state);
  },
  inProcess: {
    ...Object.fromEntries(ofPasskeys.map((transition) => [transition, skipReasons.noAuthenticator])),
    'formulario — fallo escucharSesion → formulario.editando': skipReasons.localOnly,
    'autenticando — tras limiteAutenticar → formulario.sinEntrar': skipReasons.clientFirst,
    'dentro — fallo escucharCierre → ·': skipReasons.localOnly,
    'dentro.revisandoContacto — tras limiteContacto → dentro.eligiendoDestino': skipReasons.clientFirst,
  },
  seen: {
    llegando: () => form,
    'formulario.editando': () => ({
      ...form,
      forPeople: `«${texts.titulo}», y el formulario listo para escribir, sin avisos sobre él: «${documentTexts.tipo}», «${documentTexts.numero}», «${texts.clave}» y «${texts.enviar}».`,
    }),
    'formulario.sesionVencida': () => above('formulario.sesionVencida'),
    'formulario.sesionInactiva': () => above('formulario.sesionInactiva'),
    'formulario.sesionCerradaFuera': () => above('formulario.sesionCerradaFuera'),
    'formulario.sesionCerradaLejos': () => above('formulario.sesionCerradaLejos'),
    'formulario.correoPorConfirmar': () => above('formulario.correoPorConfirmar'),
    'formulario.cuentaCerrada': () => above('formulario.cuentaCerrada'),
    'formulario.sinPaginas': () => above('formulario.sinPaginas'),
    'formulario.faltanDatos': ({ faltas }) => ({
      ...form,
      says: faultsOf(faltas),
      focus: firstOf(faltas),
      forPeople: 'Cada campo dice bajo él qué le falta, y el foco va al primero.',
      besides: faultsOf(faltas)
        .map((fault) => `«${fault}»`)
        .join(' '),
    }),
    'formulario.camposVacios': ({ faltas }) => ({
      ...above('formulario.camposVacios'),
      focus: firstOf(faltas),
      besides: ['El foco va al primer campo vacío.', ...faultsOf(faltas).map((fault) => `«${fault}»`)].join(' '),
    }),
    'formulario.llaveSinUso': () => above('formulario.llaveSinUso'),
    'formulario.sinLlave': () => above('formulario.sinLlave'),
    pidiendoLlave: () => ({
      ...form,
      says: [texts.esperandoLlave, texts.cancelar],
      forPeople: `El botón dice «${texts.esperandoLlave}»; debajo, «${texts.cancelar}».`,
    }),
    'formulario.advertida': told('una advertencia'),
    'formulario.rechazada': told('un error'),
    'formulario.sinEntrar': told('un error'),
    entrandoConLlave: () => ({
      ...form,
      says: [texts.enviando, texts.cancelar],
      forPeople: `El botón dice «${texts.enviando}» y no envía otra vez; debajo, «${texts.cancelar}».`,
    }),
    autenticando: () => ({
      ...form,
      says: [texts.enviando, texts.cancelar],
      forPeople: `El botón dice «${texts.enviando}» y no envía otra vez; debajo, «${texts.cancelar}».`,
    }),
    informando: () => ({
      heading: texts.titulo,
      dialog: texts.informacion,
      says: ['Mensaje del servidor.', texts.entendido],
      forPeople: `El diálogo «${texts.informacion}» con el mensaje del servidor: «${messages.login.awaitingActivation}», y los botones «${texts.reenvio}» y «${texts.entendido}».`,
    }),
    'dentro.revisandoContacto': () => ({
      heading: texts.titulo,
      says: [texts.entrando],
      silent: [texts.enviar],
      forPeople: `«${texts.entrando}» en lugar del formulario.`,
    }),
    'dentro.eligiendoDestino': () => ({}),
    'dentro.haciaOnboarding': () => ({
      address: '/onboarding',
      forPeople: `La página /onboarding: «${onboardingTexts.titulo}».`,
    }),
    'dentro.haciaClub': () => ({ address: '/club', heading: clubTexts.titulo }),
    'dentro.haciaRegreso': () => ({
      address: '/pagos',
      heading: paymentTexts.titulo,
      forPeople: 'La página que se pidió antes de entrar: /pagos.',
    }),
    'dentro.haciaInicio': () => ({
      address: '/',
      heading: 'Hola, Ana Peña',
      forPeople: 'La página de inicio, que saluda con «Hola,» y el nombre del afiliado.',
    }),
  },
};
