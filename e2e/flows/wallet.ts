import type { walletMachine } from '../../machines/wallet/wallet.machine';
import { loginTexts } from '../../src/flows/login/texts';
import { walletTexts as texts, walletLinkWords } from '../../src/flows/wallet/texts';
import { linkFailure, linkTexts } from '../../src/texts/links';
import { shellTexts } from '../../src/texts/shell';
import { press, reconnect } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Gesture } from '../walks/hand';
import { linkArrival, opensAtOnce, readsByItself, unsignedToken } from '../walks/link-arrival';
import { linkOpens, overdueOpens, retryOpening } from '../walks/link-reads';
import { linkSays } from '../walks/link-says';
import { skipReasons } from '../walks/skip-reasons';

const page = { heading: texts.titulo, dialog: null };
const address = '/confirmacionBilletera';
const good = unsignedToken({ codigoAfiliado: '10000001', fileName: 'nombre-de-24-letras.firma' });

const file: Gesture = ({ wire }) => wire.file('obtenerArchivoIos', 'PK', 'application/vnd.apple.pkpass');
const fault = (status: number) => ({
  arrange: `en /demo/fallos ponga «Estado HTTP (401, 403, 429, 500, 503)» con valor ${status} a la llamada \`obtenerArchivoIos\``,
});

/** The service's answer for this link, at the first read and at the press. */
const found = (invoke: 'abrirEnlace' | 'pedirPase', gesture: Gesture) =>
  ({
    [`listo ${invoke} (listo)`]: {
      answer: 'el archivo',
      arrange: 'inicie el servidor con un certificado de pases, PASS_CERTIFICATE y PASS_KEY',
      gesture,
    },
    [`listo ${invoke} (sin certificado)`]: {
      answer: 'HTTP 501',
      arrange: 'inicie el servidor sin PASS_CERTIFICATE',
      gesture: ({ wire }) => wire.fail('obtenerArchivoIos', 'sinServicio'),
    },
    [`listo ${invoke} (enlace vencido)`]: { answer: 'HTTP 401', ...fault(401) },
    [`listo ${invoke} (enlace usado)`]: { answer: 'HTTP 409', onlyTests: 'este enlace se puede abrir muchas veces' },
    [`listo ${invoke} (enlace inválido)`]: { answer: 'HTTP 403', ...fault(403) },
  }) satisfies Readonly<Record<string, Act>>;

/** Downloads run on the browser's own clock, which the path test does not control. */
const downloads = 'the walk does not come back from a download; e2e/wallet.spec.ts does';

const otherPhone = (telefono: 'iPhone' | 'otro') => (telefono === 'otro' ? [texts.soloIphone, texts.otroTelefono] : []);

export const walletFlow: DescribedFlow<typeof walletMachine> = {
  title: texts.titulo,
  before: 'El enlace está en el correo «Su carnet para la billetera del teléfono», en /demo/correo',
  calls: { abrirEnlace: 'obtenerArchivoIos', pedirPase: 'obtenerArchivoIos' },
  starts: {
    'en un iPhone': { action: 'Abra el enlace en un iPhone.' },
    'en otro teléfono': {
      action: 'Abra el enlace en un equipo que no sea un iPhone.',
      arrival: linkArrival(address, ['obtenerArchivoIos'], good),
    },
  },
  acts: {
    ...linkOpens,
    ...overdueOpens,
    AGREGAR: {
      action: `Pulse «${texts.agregar}», o «${texts.otraVez}» si ya se descargó.`,
      gesture: (I, { taken }) =>
        I.press(taken.some((id) => id.startsWith('descargado')) ? texts.otraVez : texts.agregar),
    },
    REINTENTAR: retryOpening('obtenerArchivoIos'),
    VER_CARNE: press(texts.verCarne),
    IR_A_INICIAR_SESION: press(linkTexts.iniciarSesion),
    EN_LINEA: reconnect,
    ...found('abrirEnlace', file),
    ...found('pedirPase', async (I, step) => {
      await file(I, step);
      // The browser requests it again, and the page stays.
      await I.wire.empty('obtenerArchivoIos');
    }),
  },
  passesOn: readsByItself,
  may: (step, before) =>
    opensAtOnce(step, before) &&
    step.label !== 'listo pedirPase (listo)' &&
    // On an iPhone no other phones are explained.
    !(step.label === 'VER_CARNE' && before[0]?.label.includes('iPhone') === true),
  inProcess: {
    'pidiendo — listo pedirPase → descargado': downloads,
    'descargado — AGREGAR → pidiendo': downloads,
    'descargado — VER_CARNE → haciaCarne': downloads,
    'fallida — fallo vigilarRed → ·': skipReasons.localOnly,
    'pidiendo — tras limitePase → fallida': skipReasons.clientFirst,
  },
  seen: {
    abriendo: () => ({
      ...page,
      says: [texts.buscando],
      forPeople: `«${texts.buscando}»; la dirección queda sin el enlace.`,
    }),
    ofreciendo: ({ telefono, codigoAfiliado }) => ({
      ...page,
      says: [`${texts.gracias} ${texts.pulse}`, codigoAfiliado, ...otherPhone(telefono)],
      offers: [texts.agregar],
      forPeople: `«${texts.gracias} ${texts.pulse}», el número de afiliado y «${texts.agregar}».`,
    }),
    pidiendo: () => ({ ...page, says: [texts.pidiendo] }),
    descargado: ({ telefono }) => ({
      ...page,
      says: [texts.descargado, texts.abra, ...otherPhone(telefono)],
      offers: [texts.otraVez],
      besides: `el botón «${texts.redireccionar}», que en un iPhone abre la billetera`,
    }),
    sinPases: () => ({ ...page, says: [texts.sinPases, texts.sinPasesDetalle], offers: [texts.verCarne] }),
    fallida: ({ problema }) => ({
      ...page,
      says: problema === null ? [] : Object.values(linkFailure(problema)),
      offers: [shellTexts.reintentar],
      forPeople: `El fallo y «${shellTexts.reintentar}».`,
    }),
    enlaceInservible: ({ enlace }) => ({
      ...page,
      says: linkSays(walletLinkWords[enlace ?? 'invalido']),
      offers: [linkTexts.iniciarSesion],
    }),
    haciaLogin: () => ({ address: '/login', heading: loginTexts.titulo }),
    haciaCarne: () => ({ address: '/login', heading: loginTexts.titulo }),
  },
};
