import type { PathStep } from '../../engine/explore';
import { stateName } from '../../engine/path-id';
import { cases } from '../../machines/session/session.cases';
import type { sessionMachine } from '../../machines/session/session.machine';
import { loginTexts } from '../../src/flows/login/texts';
import { defaultPolicy } from '../../src/rules/policy';
import { accountTexts } from '../../src/texts/account';
import { chromeTexts } from '../../src/texts/chrome';
import { constructionTexts } from '../../src/texts/construction';
import { documentTexts } from '../../src/texts/document';
import { shellTexts } from '../../src/texts/shell';
import type { Arrival, BrowserDriver, Gesture } from '../paths/browser-driver';
import { closedSession, memberPage } from '../paths/member-page';
import { sessionOf, tokenOf } from '../paths/member-session';
import { noon } from '../paths/noon';
import { quietPortal } from '../paths/quiet-portal';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const expired = tokenOf('1001', noon - 60_000);
const entered = {
  codigoMensaje: 1007,
  codigoAfiliado: '1001',
  nombres: 'Ana',
  apellidos: 'Peña',
  tipoAfiliacion: 'TITULAR',
  regimen: 'CONTRIBUTIVO',
  token: tokenOf('1001'),
  mensaje: '',
};
const stored: Readonly<Record<string, Arrival>> = {
  'listo leer (sin sesión guardada)': { address: '/citas' },
  'listo leer (sin sesión, cerrada antes por inactividad)': {
    address: '/citas',
    session: { motivo_cierre: 'inactividad' },
  },
  // Before the first answer only the server can tell whether a token is over; one that nobody can read ends alike.
  'listo leer (token vencido)': { address: '/citas', local: { ...sessionOf('1001'), token: 'ilegible' } },
  'listo leer (demasiado tiempo sin actividad)': {
    address: '/citas',
    local: { ...sessionOf('1001'), lastActivity: String(noon - defaultPolicy.idleCloseMs) },
  },
  'listo leer (sesión de 1001)': memberPage,
};
const arrival = (steps: readonly PathStep[]): Arrival => ({
  ...stored[steps[1]?.label ?? ''],
  address: '/citas',
  hold: ['getAfiliado', 'historialConsumo'],
  background: { login: entered },
});

const beat = defaultPolicy.heartbeatMs;
const nothing: Gesture = async () => {};
const fail: Gesture = ({ wire }) => wire.fail('historialConsumo', 'sesionVencida');
const anonymous = (): Sight => ({ offers: [chromeTexts.iniciarSesion], withholds: [accountTexts.cuentaDe('AP')] });
const open = (): Sight => ({ offers: [accountTexts.cuentaDe('AP')] });
const club = (): Sight => ({
  heading: constructionTexts.paginas.club,
  address: '/club',
  offers: [accountTexts.cuentaDe('AP')],
});

const atOnce = 'what is stored is read before anything else can happen';

export const driver: BrowserDriver<typeof sessionMachine> = {
  cases,
  calls: { consultarAfiliado: 'getAfiliado', latir: 'getAfiliado', latirEnClub: 'getAfiliado' },
  starts: { '': arrival },
  gestures: {
    'listo leer': nothing,
    INICIAR: async ({ page, press, until }) => {
      await until(() => page.getByLabel(documentTexts.numero).isVisible());
      await page.getByLabel(documentTexts.numero).fill('00112345678');
      await page.getByLabel(loginTexts.clave, { exact: true }).fill('clave1234');
      await press(loginTexts.enviar);
    },
    'SALIR (a petición)': async ({ page, press }) => {
      const asksFirst = await page.getByRole('button', { name: accountTexts.cuentaDe('AP') }).isVisible();
      await press(shellTexts.cerrarSesion);
      if (asksFirst) await press(chromeTexts.si);
    },
    VENCER: fail,
    'REVISAR (no hay sesión)': ({ otherTab }) => otherTab(closedSession),
    'REVISAR (otra pestaña cerró por inactividad)': ({ broadcast }) =>
      broadcast({ tipo: 'salio', motivo: 'inactividad' }),
    'REVISAR (token vencido)': ({ otherTab }) => otherTab({ token: expired }),
    'REVISAR (sesión de 1001)': async ({ otherTab, now }) => otherTab(sessionOf('1001', await now())),
    'REVISAR (sesión de 2002)': async ({ otherTab, now }) => otherTab(sessionOf('2002', await now())),
    'NAVEGAR (al inicio)': ({ go }) => go('Inicio'),
    'NAVEGAR (al club con intención)': async ({ page, go }) => {
      await page.evaluate(() => localStorage.setItem('club_beneficiario', 'true'));
      await go(constructionTexts.paginas.club);
    },
    'NAVEGAR (al inicio tras la visita)': async ({ page, go }) => {
      await page.evaluate(() => sessionStorage.setItem('club_visita', 'true'));
      await go('Inicio');
    },
    'tras latido': async ({ context, wire, page, pass }, { state }) => {
      const { activo } = await context();
      // To open a page is to do something: where the path says that nobody did, one beat goes before.
      if (activo === true && !/latiendo/.test(stateName(state.value))) {
        await pass(beat);
        const heard = page.waitForResponse(/getAfiliado/);
        await wire.answer('getAfiliado', quietPortal.getAfiliado);
        await heard;
        await pass(200);
      }
      await pass(beat);
    },
    ACTIVIDAD: async ({ pressNothing, pass }) => {
      await pass(1000);
      await pressNothing();
    },
    EN_LINEA: ({ reconnect }) => reconnect(),
    REINTENTAR: ({ press }) => press(shellTexts.reintentar),
  },
  may: ({ label }, before) => {
    const last = before.at(-1);
    if (before.length === 1) return label.startsWith('listo leer');
    const state = stateName(last?.state.value ?? '');
    if (label === 'INICIAR (Ana entra)') return state === 'anonima';
    if (/^(VENCER|NAVEGAR|ACTIVIDAD)/.test(label)) return state.startsWith('abierta.autenticada');
    if (label.startsWith('SALIR')) return state !== 'abierta.cargandoAfiliado' && state !== 'anonima';
    // Nobody is away for so long that the session would be closed.
    if (label === 'tras latido') return before.slice(-2).every((step) => step.label !== label);
    return true;
  },
  passing: ['leyendo'],
  inProcess: {
    '(raíz) — fallo escuchar → ·': whyNotHere.localOnly,
    'leyendo — SALIR → cerrandose': atOnce,
    'leyendo — fallo leer → anonima': whyNotHere.localOnly,
    'leyendo — tras limiteLectura → anonima': atOnce,
    'abierta.cargandoAfiliado — fallo consultarAfiliado [problema es sesionVencida] → cerrandose':
      whyNotHere.expiredFirst,
    'abierta.cargandoAfiliado — tras limiteConsulta → abierta.sinServicio': whyNotHere.clientFirst,
    'abierta.autenticada.latiendo — fallo latir [problema es sesionVencida] → cerrandose': whyNotHere.expiredFirst,
    'abierta.autenticada.latiendo — tras limiteConsulta → abierta.autenticada.enPortal': whyNotHere.clientFirst,
    'abierta.autenticada.latiendoEnClub — fallo latirEnClub [problema es sesionVencida] → cerrandose':
      whyNotHere.expiredFirst,
    'abierta.autenticada.latiendoEnClub — tras limiteConsulta → abierta.autenticada.enClub': whyNotHere.clientFirst,
  },
  seen: {
    leyendo: () => ({}),
    anonima: () => ({ address: '/login', heading: loginTexts.titulo }),
    'abierta.cargandoAfiliado': () => ({ withholds: [accountTexts.cuentaDe('AP')] }),
    'abierta.sinServicio': () => ({
      heading: shellTexts.sinServicioTitulo,
      says: [shellTexts.sinServicioDetalle],
      offers: [shellTexts.reintentar],
    }),
    'abierta.autenticada.enPortal': open,
    'abierta.autenticada.latiendo': open,
    'abierta.autenticada.enClub': club,
    'abierta.autenticada.latiendoEnClub': club,
    cerrandose: anonymous,
    cerradaFuera: anonymous,
  },
};
