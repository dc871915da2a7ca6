import type { ContextFrom } from 'xstate';
import type { secureDeviceMachine } from '../../machines/secureDevice/secureDevice.machine';
import { profileTexts } from '../../src/flows/profile/texts';
import { secureDeviceTexts as texts } from '../../src/flows/secureDevice/texts';
import { failureNotice } from '../../src/texts/failure';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, byItself, does, onlyTests, press, reconnect, wait } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival, Hand } from '../walks/hand';
import { sessionOf } from '../walks/member-session';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';

type Context = ContextFrom<typeof secureDeviceMachine>;

const devicesCall = 'consultarDispositivosSeguros';
const own = '0123456789abcdef0123456789abcdef';
const trusted = (...names: readonly string[]) => ({
  result: { dispositivosSeguros: names.map((identificadorDispositivo) => ({ identificadorDispositivo })) },
});
const storedCodeRequest = (pedido: number, seal: number) =>
  JSON.stringify({ desde: startTime, datos: { pedido, sello: seal } });
const kept = 'borrador_1001_secureDevice';

const on = (nombre: string) => ({ nombre, esWeb: true });
const plans = [
  {
    idTipoPlan: 1,
    tipoPlan: 'Plan básico',
    estado: 'ACTIVO',
    balances: [{ descripcion: 'Medicamentos ambulatorios', montoTope: 12000, disponible: 5340 }],
  },
];
const ana = {
  datosPersonales: { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR' },
  datosAfiliacion: plans,
  nucleoFamiliar: {
    participantes: [
      { codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', parentesco: 'Hijo', mayorEdad: false },
    ],
  },
};
const noe = {
  datosPersonales: { nombres: 'Noé', apellidos: 'Peña', codigoAfiliado: '1003', tipoAfiliacion: 'DEPENDIENTE' },
  datosAfiliacion: plans,
};

/** Opens the tab with the balances. */
const toPlans = async ({ page, until }: Hand) => {
  const tab = page.getByRole('tab', { name: profileTexts.seccion.afiliacion });
  await until(() => tab.isVisible());
  await tab.click();
};

const arrival: Arrival = {
  address: '/profile',
  local: { ...sessionOf('1001'), dispositivo: own },
  // The wizard's check would read the contact data too.
  session: { onboarding_shown_1001: 'true' },
  hold: [devicesCall, 'datoscontactos', 'solicitarOTPMedicamentos'],
  background: {
    flags: { result: [on('VER_PERFIL'), on('VER_NUCLEO_FAMILIAR'), on('DISPONIBLE_MEDICAMENTOS')] },
    datospersonales: ana,
  },
  from: 'profile',
  settle: toPlans,
};

const shows = ({ page }: Hand, words: string) => page.getByText(words, { exact: true }).isVisible();
const closeWindows = async ({ page }: Hand) => {
  for (const other of page.context().pages()) if (other !== page) await other.close();
};
/** Blocks or allows the next pop-up. */
const allowWindows = ({ page }: Hand, allowed: boolean) =>
  page.evaluate((may) => {
    const kept: { open?: typeof window.open } = Object(Reflect.get(window, 'kept') ?? {});
    kept.open ??= window.open;
    Reflect.set(window, 'kept', kept);
    window.open = may ? kept.open : () => null;
  }, allowed);

const locked: Sight = { dialog: null, silent: ['Medicamentos ambulatorios'] };
const offer = (title: string, forPeople: string, more: Sight = {}): Sight => ({
  ...locked,
  says: [title],
  offers: [texts.agregar],
  forPeople: `«${title}», con el botón «${texts.agregar}»${forPeople}. Ningún balance se ve.`,
  ...more,
});
const failed = (title: string) => (): Sight => ({
  ...offer(texts.pregunta, `, y encima «${title}»`),
  says: [title, texts.pregunta],
});
const waiting = ({ direccion, sinVentana }: Context, more: readonly string[] = []): Sight => {
  const title = direccion === '' ? texts.enOtraParte : sinVentana ? texts.sinVentana : texts.enVentana;
  return {
    ...locked,
    says: [title, ...more],
    offers: direccion !== '' && sinVentana ? [texts.aqui, texts.otroCodigo] : [texts.otroCodigo],
    forPeople: `«${[title, ...more].join('» y «')}», con el botón «${texts.yaIngrese}». Ningún balance se ve.`,
  };
};
const still = (context: Context) => waiting(context);
const open =
  (forPeople: string, more: readonly string[] = []) =>
  ({ otros }: Context): Sight => ({
    dialog: null,
    says: [...more, 'Medicamentos ambulatorios', texts.este, texts.otros(otros)],
    forPeople: `Los balances del plan${forPeople}; debajo, «${texts.este}» y «${texts.otros(otros)}».`,
  });
const byPasskey = (says: readonly string[], offers: readonly string[] = []): Sight => ({
  ...locked,
  says: [texts.conLlave, ...says],
  offers,
  forPeople: `«${[texts.conLlave, ...says].join('» y «')}». Ningún balance se ve.`,
});
const loading = (): Sight => ({ ...locked, forPeople: 'En lugar de los balances, «Cargando balances…».' });

const ofPasskeys = [
  'encendida.sinCorreo — USAR_LLAVE [hayLlaves] → encendida.conLlave',
  'encendida.sinCorreo — fallo consultarLlaves → ·',
  'encendida.ofreciendo — USAR_LLAVE [hayLlaves] → encendida.conLlave',
  'encendida.ofreciendo — fallo consultarLlaves → ·',
  'encendida.esperando — USAR_LLAVE [hayLlaves] → encendida.conLlave',
  'encendida.esperando — fallo consultarLlaves → ·',
  'encendida.conLlave — PEDIDO_FUERA → ·',
  'encendida.conLlave.pidiendo — DEJAR_LLAVE → encendida.conLlave.volviendo',
  'encendida.conLlave.pidiendo — listo pedirLlave [dioLlave] → encendida.conLlave.confirmando',
  'encendida.conLlave.pidiendo — listo pedirLlave → encendida.conLlave.sinLlave',
  'encendida.conLlave.pidiendo — fallo pedirLlave → encendida.conLlave.fallida',
  'encendida.conLlave.pidiendo — tras limiteLlave → encendida.conLlave.sinLlave',
  'encendida.conLlave.confirmando — listo confirmarConLlave → encendida.conLlave.comprobando',
  'encendida.conLlave.confirmando — fallo confirmarConLlave [rechazo] → encendida.conLlave.fallida',
  'encendida.conLlave.confirmando — fallo confirmarConLlave → encendida.conLlave.comprobando',
  'encendida.conLlave.confirmando — tras limiteEnvio → encendida.conLlave.comprobando',
  'encendida.conLlave.comprobando — CONFIABLE → encendida.confiable.recien',
  'encendida.conLlave.comprobando — NO_CONFIABLE → encendida.conLlave.fallida',
  'encendida.conLlave.comprobando — SIN_SABER → encendida.sinSaber',
  'encendida.conLlave.comprobando — tras limiteLectura → encendida.sinSaber',
  'encendida.conLlave.sinLlave — USAR_LLAVE → encendida.conLlave.pidiendo',
  'encendida.conLlave.sinLlave — DEJAR_LLAVE → encendida.conLlave.volviendo',
  'encendida.conLlave.fallida — USAR_LLAVE → encendida.conLlave.pidiendo',
  'encendida.conLlave.fallida — DEJAR_LLAVE → encendida.conLlave.volviendo',
  'encendida.conLlave.volviendo — siempre [yaPedido] → encendida.esperando',
  'encendida.conLlave.volviendo — siempre [hayCorreo] → encendida.ofreciendo',
  'encendida.conLlave.volviendo — siempre → encendida.sinCorreo',
];

export const secureDeviceFlow: DescribedFlow<typeof secureDeviceMachine> = {
  title: 'Dispositivo seguro y balances',
  before: 'Salga de la sesión si hay alguna, y vuelva a empezar con «npm run demo:reset»',
  member: titular,
  calls: { consultarContacto: 'datoscontactos', solicitarCodigo: 'solicitarOTPMedicamentos' },
  starts: {
    'en el perfil propio': { action: 'Entre con {tipo} {documento} y {clave}, y abra /profile.', arrival },
    'con un código ya pedido': {
      action: 'Entre, pida un código en el perfil y recargue la página.',
      arrival: { ...arrival, local: { ...arrival.local, [kept]: storedCodeRequest(startTime, 0) } },
    },
    'en el perfil de un menor, con un código ya pedido': {
      action: 'Entre, pida un código en el perfil y en «Núcleo familiar» abra el perfil de un menor.',
      arrival: {
        ...arrival,
        local: { ...arrival.local, [kept]: storedCodeRequest(startTime, 0) },
        address: '/profile?familiar=1',
        hold: [devicesCall, 'datospersonales'],
        settle: async (I) => {
          await I.wire.answer('datospersonales', ana);
          await I.wire.answer('datospersonales', noe);
          await toPlans(I);
        },
      },
    },
  },
  acts: {
    ENCENDER: byItself('No haga nada: la demostración tiene encendida la función disponibleMedicamentos.'),
    APAGAR: onlyTests('la función disponibleMedicamentos se enciende y se apaga en el servidor', {
      action: 'Se apaga la función disponibleMedicamentos.',
    }),
    'CONFIABLE (y otros dos)': {
      answer: 'este dispositivo y otros dos',
      onlyTests: 'la demostración agrega un solo dispositivo por navegador',
      gesture: ({ wire }) => wire.answer(devicesCall, trusted('otro', own, 'tercero')),
    },
    NO_CONFIABLE: {
      answer: 'otro dispositivo, y no este',
      gesture: ({ wire }) => wire.answer(devicesCall, trusted('otro')),
    },
    SIN_SABER: {
      answer: 'un error',
      gesture: ({ wire }) => wire.fail(devicesCall, 'ilegible'),
    },
    EN_LINEA: reconnect,
    VOLVIO: does('Pase a otra pestaña y vuelva.', async (I) => {
      await I.hide(true);
      await I.hide(false);
    }),
    VENTANA_BLOQUEADA: does('El navegador no abre la ventana: se le prohibió abrir otras.', async () => {}),
    VENTANA_CERRADA: does('Cierre la ventana del código.', async (I) => {
      await closeWindows(I);
      await I.pass(500);
    }),
    PEDIDO_FUERA: does('En otra pestaña del perfil pida un código.', async (I) => {
      await I.otherTab({ [kept]: storedCodeRequest(await I.now(), Math.floor(performance.now())) });
    }),
    AGREGAR: {
      ...does(`Pulse «${texts.agregar}» (o «${texts.otroCodigo}»).`, async (I, _step, next) => {
        await allowWindows(I, next?.label !== 'VENTANA_BLOQUEADA');
        await I.press((await shows(I, texts.otroCodigo)) ? texts.otroCodigo : texts.agregar);
      }),
    },
    RECHAZAR: press(texts.ahoraNo),
    COMPROBAR: press(texts.yaIngrese),
    USAR_LLAVE: does(`Pulse «${texts.usarLlave}» (o «${texts.otraVez}»).`, async (I) =>
      I.press((await shows(I, texts.otraVez)) ? texts.otraVez : texts.usarLlave),
    ),
    DEJAR_LLAVE: does(`Pulse «${texts.conCodigo}» (o «${texts.volver}»).`, async (I) =>
      I.press((await shows(I, texts.volver)) ? texts.volver : texts.conCodigo),
    ),
    'listo consultarLlaves (hay una)': answers('que tiene una llave de acceso'),
    'listo consultarLlaves (ninguna)': answers('que no tiene llaves de acceso'),
    'listo pedirLlave (la de este dispositivo)': answers('la huella, la cara o el PIN que pide el dispositivo'),
    'listo pedirLlave (ninguna)': answers('nada: cancele lo que pide el dispositivo'),
    'listo confirmarConLlave (agregado)': answers('que el dispositivo ya es seguro'),
    REINTENTAR: does(`Pulse «${shellTexts.reintentar}» (o «${texts.yaLoEscribi}»).`, async (I) =>
      I.press((await shows(I, texts.yaLoEscribi)) ? texts.yaLoEscribi : shellTexts.reintentar),
    ),
    'listo consultarContacto (con correo)': answers('los datos de contacto, con correo'),
    'listo consultarContacto (sin correo)': answers('los datos de contacto, sin correo'),
    'listo solicitarCodigo (una página)': answers('la dirección de la página del código'),
    'listo solicitarCodigo (una dirección que no se abre)': answers('una dirección sin cifrar', {
      onlyTests: 'la demostración da siempre una dirección que se puede abrir',
    }),
    'tras pausa': wait(5000),
    'tras aviso': wait(6000),
  },
  may: ({ label }, before) => {
    const last = before.at(-1)?.state;
    if (last === undefined) return true;
    const reads = ['leyendo', { esperando: 'mirando' }, { esperando: 'comprobando' }].some((encendida) =>
      last.matches({ encendida }),
    );
    if (/^(CONFIABLE|NO_CONFIABLE|SIN_SABER)/.test(label)) return reads;
    const asked = before.findLastIndex(
      ({ label, state }) => label === 'AGREGAR' && state.matches({ encendida: 'solicitando' }),
    );
    const since = before.slice(asked + 1).map((step) => step.label);
    // A window is open until it is blocked or closed, by the member or because there is nothing to show.
    const isOpen = asked >= 0 && !since.some((one) => /^VENTANA|^fallo solicitar|no se abre/.test(one));
    if (label === 'VENTANA_BLOQUEADA') return isOpen && since.length === 0;
    if (label === 'VENTANA_CERRADA') return isOpen;
    return true;
  },
  passing: ['encendida.conLlave.volviendo', 'apagada', 'encendida.eligiendo', 'encendida.solicitando'],
  inProcess: {
    ...Object.fromEntries(ofPasskeys.map((transition) => [transition, skipReasons.noAuthenticator])),
    '(raíz) — fallo vigilar → apagada': skipReasons.localOnly,
    '(raíz) — APAGAR → apagada': 'no service turns it off while somebody looks',
    'encendida.leyendo — tras limiteLectura → encendida.sinSaber': skipReasons.clientFirst,
    'encendida.leyendoCorreo — tras limiteContacto → encendida.sinSaber': skipReasons.clientFirst,
    'encendida.solicitando — tras limiteEnvio → encendida.ofreciendo.sinConfirmar': skipReasons.clientFirst,
    'encendida.esperando.mirando — tras limiteLectura → encendida.esperando.pausada': skipReasons.clientFirst,
    'encendida.esperando.comprobando — tras limiteLectura → encendida.esperando.sinRespuesta': skipReasons.clientFirst,
    'encendida.confiable — NO_CONFIABLE → encendida.eligiendo': 'this page reads no more once it is trusted',
  },
  seen: {
    apagada: () => ({ dialog: null, forPeople: 'El perfil, sin balances.' }),
    'encendida.leyendo': loading,
    'encendida.sinSaber': () => ({ ...locked, says: [texts.sinSaber], offers: [shellTexts.reintentar] }),
    'encendida.eligiendo': () => ({}),
    'encendida.ajena': () => ({ ...locked, says: [texts.ajena] }),
    'encendida.leyendoCorreo': loading,
    'encendida.sinCorreo': () => ({
      ...locked,
      says: [texts.sinCorreo],
      offers: [texts.escribirlo, texts.yaLoEscribi],
    }),
    'encendida.ofreciendo.preguntando': () =>
      offer(texts.pregunta, ` y con «${texts.ahoraNo}»`, { offers: [texts.agregar, texts.ahoraNo] }),
    'encendida.ofreciendo.rechazada': () =>
      offer(texts.rechazada, '', { focus: texts.rechazada, withholds: [texts.ahoraNo] }),
    'encendida.solicitando': () => ({
      ...locked,
      says: [texts.pidiendo],
      forPeople: `El botón dice «${texts.pidiendo}», y una ventana de 700 por 700 se abrió vacía.`,
    }),
    'encendida.ofreciendo.fallida': ({ problema }) =>
      failed(problema === null ? texts.sinPagina : failureNotice(problema, 'acceso').titulo)(),
    'encendida.ofreciendo.sinConfirmar': failed(texts.sinConfirmar),
    'encendida.esperando.atenta': still,
    'encendida.esperando.mirando': still,
    'encendida.esperando.pausada': still,
    'encendida.esperando.conPrisa': still,
    'encendida.esperando.comprobando': (context) => waiting(context, [texts.comprobando]),
    'encendida.esperando.todaviaNo': (context) => waiting(context, [texts.todaviaNo]),
    'encendida.esperando.sinRespuesta': (context) => waiting(context, [texts.sinRespuesta]),
    'encendida.conLlave.pidiendo': () => byPasskey([texts.esperandoLlave], [texts.conCodigo]),
    'encendida.conLlave.confirmando': () => byPasskey([texts.confirmando]),
    'encendida.conLlave.comprobando': () => byPasskey([texts.confirmando]),
    'encendida.conLlave.sinLlave': () => byPasskey([texts.sinLlave], [texts.otraVez, texts.conCodigo]),
    'encendida.conLlave.fallida': ({ problema }) =>
      byPasskey(Object.values(problema === null ? texts.sinConfirmarLlave : failureNotice(problema, 'acceso')), [
        texts.otraVez,
        texts.conCodigo,
      ]),
    'encendida.conLlave.volviendo': () => ({}),
    'encendida.confiable.recien': open(`, y encima «${texts.agregado}»`, [texts.agregado]),
    'encendida.confiable.quieta': open(''),
  },
};
