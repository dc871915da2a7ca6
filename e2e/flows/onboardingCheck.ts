import type { onboardingCheckMachine } from '../../machines/onboardingCheck/onboardingCheck.machine';
import { loginTexts } from '../../src/flows/login/texts';
import { onboardingTexts } from '../../src/flows/onboarding/texts';
import { accountTexts } from '../../src/texts/account';
import { documentTexts } from '../../src/texts/document';
import { shellTexts } from '../../src/texts/shell';
import { incomplete, titular } from '../props/members';
import { answers, does, onlyTests, press, reconnect, wait } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival, Hand } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { tokenOf } from '../walks/member-session';
import { skipReasons } from '../walks/skip-reasons';

const page: Arrival = { ...memberPage, hold: ['datoscontactos'] };
const needed = { telefonoCelular: '', debeActualizarDatosContacto: true };
const complete = { telefonoCelular: '', debeActualizarDatosContacto: false };

const atLogin = ({ page: shown }: Hand) => shown.evaluate(() => location.pathname === '/login');
/** Navigates as the browser's history does. */
const goTo = ({ page: shown }: Hand, address: string) =>
  shown.evaluate((to) => {
    history.pushState(history.state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

const nothing = 'La página, sin nada sobre ella.';

export const onboardingCheckFlow: DescribedFlow<typeof onboardingCheckMachine> = {
  title: 'Revisión de los datos de contacto',
  before: 'Salga de la sesión si hay alguna',
  member: incomplete,
  calls: { consultarContacto: 'datoscontactos' },
  starts: {
    'en el inicio': {
      action: 'Con una sesión de {tipo} {documento} y {clave}, abra / en otra pestaña.',
      arrival: page,
    },
    'ya mostrada': {
      action: 'En la pestaña donde ya se mostró el asistente, recargue la página.',
      arrival: { ...page, session: { onboarding_shown_1001: 'true' } },
    },
    'tras entrar': {
      action: 'Entre con {tipo} {documento} y {clave}.',
      arrival: {
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
        settle: async (I) => {
          await I.page.getByLabel(documentTexts.numero).fill('00112345678');
          await I.page.getByLabel(loginTexts.clave, { exact: true }).fill('clave1234');
          await I.press(loginTexts.enviar);
        },
      },
    },
  },
  acts: {
    'NAVEGAR (a la entrada)': onlyTests('ir a la entrada cierra la sesión, y con ella la revisión', {
      action: 'Vaya a /login.',
    }),
    'NAVEGAR (al inicio)': does('Vaya al inicio.', async (I) => {
      if (await atLogin(I)) await I.wire.answer('datoscontactos', complete);
      else await goTo(I, '/');
    }),
    'NAVEGAR (al asistente)': does('Vaya a /onboarding.', async (I) => {
      if (await atLogin(I)) await I.wire.answer('datoscontactos', needed);
      else await goTo(I, '/onboarding');
    }),
    OCUPADA: does('Abra la cuenta.', async (I) => {
      await I.press(accountTexts.cuentaDe('AP'));
      await I.until(() => I.page.getByRole('dialog').isVisible());
    }),
    LIBRE: does('Cierre lo que esté sobre la página.', async (I) => {
      if (await I.page.getByRole('dialog').isVisible()) await I.press(shellTexts.cerrar);
    }),
    EN_LINEA: reconnect,
    CERRADO: press(onboardingTexts.omitir),
    'listo consultarContacto (hacen falta)': answers('que faltan datos', { member: incomplete }),
    'listo consultarContacto (no hacen falta)': answers('que no falta nada', { member: titular }),
    'tras espera': { ...wait(1500), action: 'Espere un segundo y medio.' },
  },
  may: ({ label }, before) => {
    const last = before.at(-1)?.state;
    // The first report says that the page is free; later ones only report changes.
    if (before.length === 1) return label === 'LIBRE';
    // The log-in page opens no wizard, and the open wizard reports no free page.
    const quiet = last?.value === 'mostrando' || last?.context.ruta === '/login';
    if (label === 'LIBRE') return !quiet && last?.context.libre === false;
    if (label === 'OCUPADA') return !quiet && last?.context.libre === true;
    if (label === 'NAVEGAR (al inicio)') return last?.context.ruta !== '/' && last?.value !== 'mostrando';
    return true;
  },
  passing: ['empezando', 'eligiendo'],
  inProcess: {
    '(raíz) — fallo vigilarPagina → ·': skipReasons.localOnly,
    'consultando — tras limite → sinSaber': skipReasons.clientFirst,
    'enEntrada — NAVEGAR → ·': 'to come to the log-in ends the session, and the check with it',
  },
  seen: {
    empezando: () => ({}),
    esperando: () => ({ forPeople: nothing }),
    enEntrada: () => ({ address: '/login', forPeople: 'La entrada, o la página a la que lleva.' }),
    consultando: () => ({ forPeople: nothing }),
    sinSaber: () => ({ forPeople: `${nothing} Un fallo nunca abre el asistente.` }),
    eligiendo: () => ({}),
    enEspera: () => ({
      dialog: accountTexts.cuenta,
      forPeople: 'Lo que está sobre la página; el asistente espera.',
    }),
    mostrando: () => ({ dialog: onboardingTexts.titulo, offers: [onboardingTexts.omitir] }),
    concluida: () => ({ forPeople: 'La página, sin el asistente; en esta sesión no vuelve a abrirse.' }),
  },
};
