import { cases } from '../../machines/onboardingCheck/onboardingCheck.cases';
import type { onboardingCheckMachine } from '../../machines/onboardingCheck/onboardingCheck.machine';
import { loginTexts } from '../../src/flows/login/texts';
import { onboardingTexts } from '../../src/flows/onboarding/texts';
import { accountTexts } from '../../src/texts/account';
import { documentTexts } from '../../src/texts/document';
import { shellTexts } from '../../src/texts/shell';
import type { Arrival, BrowserDriver, Hand } from '../paths/browser-driver';
import { memberPage } from '../paths/member-page';
import { tokenOf } from '../paths/member-session';
import { whyNotHere } from '../paths/why-not-here';

const page: Arrival = { ...memberPage, hold: ['datoscontactos'] };
const needed = { telefonoCelular: '', debeActualizarDatosContacto: true };
const complete = { telefonoCelular: '', debeActualizarDatosContacto: false };

const atLogin = ({ page: shown }: Hand) => shown.evaluate(() => location.pathname === '/login');
/** As the history of the browser leads there. */
const goTo = ({ page: shown }: Hand, address: string) =>
  shown.evaluate((to) => {
    history.pushState(history.state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

export const driver: BrowserDriver<typeof onboardingCheckMachine> = {
  cases,
  calls: { consultarContacto: 'datoscontactos' },
  starts: {
    'en el inicio': page,
    'ya mostrada': { ...page, session: { onboarding_shown_1001: 'true' } },
    'tras entrar': {
      address: '/login',
      hold: ['datoscontactos'],
      from: 'login',
      background: {
        login: {
          codigoMensaje: 1007,
          mensaje: '',
          codigoAfiliado: '1001',
          nombres: 'Ana',
          apellidos: 'Peña',
          tipoAfiliacion: 'TITULAR',
          regimen: 'CONTRIBUTIVO',
          token: tokenOf('1001'),
        },
      },
      settle: async ({ page: shown, press }) => {
        await shown.getByLabel(documentTexts.numero).fill('00112345678');
        await shown.getByLabel(loginTexts.clave, { exact: true }).fill('clave1234');
        await press(loginTexts.enviar);
      },
    },
  },
  delays: { espera: 1500 },
  gestures: {
    'NAVEGAR (al inicio)': async (I) => {
      if (await atLogin(I)) await I.wire.answer('datoscontactos', complete);
      else await goTo(I, '/');
    },
    'NAVEGAR (al asistente)': async (I) => {
      if (await atLogin(I)) await I.wire.answer('datoscontactos', needed);
      else await goTo(I, '/onboarding');
    },
    OCUPADA: async ({ page: shown, press, until }) => {
      await press(accountTexts.cuentaDe('AP'));
      await until(() => shown.getByRole('dialog').isVisible());
    },
    LIBRE: async ({ page: shown, press }) => {
      if (await shown.getByRole('dialog').isVisible()) await press(shellTexts.cerrar);
    },
    EN_LINEA: ({ reconnect }) => reconnect(),
    CERRADO: ({ press }) => press(onboardingTexts.omitir),
  },
  may: ({ label }, before) => {
    const last = before.at(-1)?.state;
    // The page tells at once that nothing stands over it, and then only what changes.
    if (before.length === 1) return label === 'LIBRE';
    // At the log-in there is nothing to open, and the wizard itself stands over the page.
    const quiet = last?.value === 'mostrando' || last?.context.ruta === '/login';
    if (label === 'LIBRE') return !quiet && last?.context.libre === false;
    if (label === 'OCUPADA') return !quiet && last?.context.libre === true;
    if (label === 'NAVEGAR (al inicio)') return last?.context.ruta !== '/' && last?.value !== 'mostrando';
    return true;
  },
  passing: ['empezando', 'eligiendo'],
  inProcess: {
    '(raíz) — fallo vigilarPagina → ·': whyNotHere.localOnly,
    'consultando — tras limite → sinSaber': whyNotHere.clientFirst,
    'enEntrada — NAVEGAR → ·': 'to come to the log-in ends the session, and the check with it',
  },
  seen: {
    empezando: () => ({}),
    esperando: () => ({}),
    enEntrada: () => ({ address: '/login' }),
    consultando: () => ({}),
    sinSaber: () => ({}),
    eligiendo: () => ({}),
    enEspera: () => ({ dialog: accountTexts.cuenta }),
    mostrando: () => ({ dialog: onboardingTexts.titulo, offers: [onboardingTexts.omitir] }),
    concluida: () => ({}),
  },
};
