import { defaultPolicy } from '../../domain/rules/policy';
import type { sessionMachine } from '../../machines/session/session.machine';
import { clubTexts } from '../../src/flows/club/texts';
import { loginTexts } from '../../src/flows/login/texts';
import { accountTexts } from '../../src/texts/account';
import { chromeTexts } from '../../src/texts/chrome';
import { documentTexts } from '../../src/texts/document';
import { failureNotice } from '../../src/texts/failure';
import { shellTexts } from '../../src/texts/shell';
import { startProblemTexts } from '../../src/texts/start-problem';
import type { PathStep } from '../../tools/explore/explore';
import { stateName } from '../../tools/explore/path-id';
import { memberOf, titular } from '../props/members';
import { answers, byItself, does, onlyTests, press, reconnect } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival, Gesture, Hand } from '../walks/hand';
import { closedSession, memberPage } from '../walks/member-page';
import { sessionOf, tokenOf } from '../walks/member-session';
import { quietPortal } from '../walks/quiet-portal';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';

const expired = tokenOf('1001', startTime - 60_000);
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
  // Before the first answer only the server knows whether a token has expired; an unreadable one ends the same way.
  'listo leer (token vencido)': { address: '/citas', local: { ...sessionOf('1001'), token: 'ilegible' } },
  'listo leer (demasiado tiempo sin actividad)': {
    address: '/citas',
    local: { ...sessionOf('1001'), lastActivity: String(startTime - defaultPolicy.idleCloseMs) },
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
const expire: Gesture = ({ wire }) => wire.fail('historialConsumo', 'sesionVencida');
const logIn: Gesture = async ({ page, press, until }) => {
  await until(() => page.getByLabel(documentTexts.numero).isVisible());
  await page.getByLabel(documentTexts.numero).fill('00112345678');
  await page.getByLabel(loginTexts.clave, { exact: true }).fill('clave1234');
  await press(loginTexts.enviar);
};
const logOut: Gesture = async ({ press }) => {
  await press(shellTexts.cerrarSesion);
  await press(chromeTexts.si);
};
const beatOnce: Gesture = async ({ context, wire, page, pass }, { state }) => {
  const { activo } = await context();
  // Opening a page counts as activity: for an idle start, one keep-alive passes first.
  if (activo === true && !/latiendo/.test(stateName(state.value))) {
    await pass(beat);
    const heard = page.waitForResponse(/getAfiliado/);
    await wire.answer('getAfiliado', quietPortal.getAfiliado);
    await heard;
    await pass(200);
  }
  await pass(beat);
};

const another = memberOf(1007, 'Dependiente adulta');
const ownPart = onlyTests('es una parte del propio portal', { answer: '' });
const data = answers('los datos del afiliado');

const anonymous = (): Sight => ({
  offers: [chromeTexts.iniciarSesion],
  withholds: [accountTexts.cuentaDe('AP')],
  forPeople: `«${chromeTexts.iniciarSesion}» arriba a la derecha; nada de nadie.`,
});
const beating = 'En la red sale una llamada getAfiliado que nadie espera.';
const open =
  (besides = '') =>
  (): Sight => ({
    offers: [readAs(accountTexts.cuentaDe('AP'), 'El portal del afiliado, con su foto o sus iniciales arriba')],
    besides,
  });
const club =
  (besides = '') =>
  (): Sight => ({
    heading: clubTexts.titulo,
    address: '/club',
    offers: [readAs(accountTexts.cuentaDe('AP'), 'la sesión abierta')],
    besides,
  });

/** Stores the browser's marks of the club. */
const remember = (page: Hand['page'], club: 'no' | 'intencion' | 'visita') =>
  page.evaluate((now) => {
    localStorage.removeItem('club_beneficiario');
    sessionStorage.removeItem('club_visita');
    if (now === 'intencion') localStorage.setItem('club_beneficiario', 'true');
    if (now === 'visita') sessionStorage.setItem('club_visita', 'true');
  }, club);
/** The menu opens the club in another tab; this tab navigates there as Back would. */
const toClub =
  (club: 'no' | 'intencion' | 'visita'): Gesture =>
  async ({ page }) => {
    await remember(page, club);
    await page.evaluate(() => history.pushState(null, '', '/club'));
  };

const atOnce = 'what is stored is read before anything else can happen';

export const sessionFlow: DescribedFlow<typeof sessionMachine> = {
  title: 'Sesión del afiliado',
  before: 'Use una ventana de incógnito',
  member: titular,
  calls: { consultarAfiliado: 'getAfiliado', latir: 'getAfiliado', latirEnClub: 'getAfiliado' },
  starts: { '': { action: 'Abra /citas.', arrival } },
  acts: {
    'INICIAR (Ana entra)': does('Entre con {tipo} {documento} y {clave}.', logIn),
    'SALIR (a petición)': does(`Pulse «${shellTexts.cerrarSesion}» y confirme.`, logOut),
    'SALIR (por inactividad)': { action: 'No toque nada durante 15 minutos.' },
    'VENCER (venció)': {
      ...does('Recargue el inicio.', expire),
      arrange:
        'en /demo/fallos ponga «Estado HTTP (401, 403, 429, 500, 503)» con valor 401 a la llamada `nucleoCarnet`',
    },
    'VENCER (cerrada desde otro dispositivo)': {
      action: 'En otro navegador cierre esta sesión desde «Dónde está abierta su cuenta», y recargue el inicio.',
    },
    'REVISAR (no hay sesión)': does('Cierre la sesión en otra pestaña y vuelva a esta.', ({ otherTab }) =>
      otherTab(closedSession),
    ),
    'REVISAR (otra pestaña cerró por inactividad)': does(
      'Deje que otra pestaña cierre la sesión por inactividad.',
      ({ broadcast }) => broadcast({ tipo: 'salio', motivo: 'inactividad' }),
    ),
    'REVISAR (se cerró desde otro dispositivo)': {
      ...does('Mire otra pestaña de un navegador cuya sesión se cierra desde otro dispositivo.', ({ broadcast }) =>
        broadcast({ tipo: 'salio', motivo: 'otroDispositivo' }),
      ),
    },
    'REVISAR (token vencido)': {
      ...does('Deje la pestaña hasta que venza el token y vuelva a ella.', ({ otherTab }) =>
        otherTab({ token: expired }),
      ),
      onlyTests: 'el token dura más que la inactividad que se permite',
    },
    'REVISAR (sesión de 1001)': does(
      'En otra pestaña entre con {tipo} {documento} y {clave}, y vuelva a esta.',
      async ({ otherTab, now }) => otherTab(sessionOf('1001', await now())),
    ),
    'REVISAR (sesión de 2002)': does(
      `En otra pestaña salga, entre con ${another.documento} y ${another.clave}, y vuelva a esta.`,
      async ({ otherTab, now }) => otherTab(sessionOf('2002', await now())),
    ),
    'NAVEGAR (al inicio)': does('Vaya al inicio por el menú.', async ({ page, go }) => {
      await remember(page, 'no');
      await go('Inicio');
    }),
    'NAVEGAR (al club con intención)': does(
      "Salga, en la consola del navegador escriba localStorage.setItem('club_beneficiario', 'true') y entre otra vez: llega a /club.",
      toClub('intencion'),
    ),
    'NAVEGAR (al club durante la visita)': does('Recargue /club.', toClub('visita')),
    'NAVEGAR (al club sin intención)': does('Escriba /club en la barra de direcciones.', toClub('no')),
    'NAVEGAR (al inicio tras la visita)': does(
      'Abra / en la barra de direcciones al dejar el club.',
      async ({ page, go }) => {
        await remember(page, 'visita');
        await go('Inicio');
      },
    ),
    'ACTIVIDAD (a tiempo)': does('Pulse en cualquier parte de la página.', async ({ pressNothing, pass }) => {
      await pass(1000);
      await pressNothing();
    }),
    'ACTIVIDAD (al despertar)': does(
      'Suspenda el equipo, despiértelo a los 5 minutos y pulse en cualquier parte de la página.',
      async ({ page, now, pass, pressNothing }) => {
        await pass(1000);
        const idle = (await now()) - Number(await page.evaluate(() => localStorage.getItem('lastActivity')));
        // After two idle intervals the keep-alive is late, and a third would close the session.
        if (idle < 2 * beat) await page.clock.setSystemTime((await now()) + beat);
        await pressNothing();
      },
    ),
    EN_LINEA: reconnect,
    REINTENTAR: press(shellTexts.reintentar),
    'listo leer (sin sesión guardada)': byItself('No haga nada: no hay sesión guardada.'),
    'listo leer (sin sesión, cerrada antes por inactividad)': byItself(
      'No haga nada: la sesión anterior de esta pestaña se cerró por inactividad.',
    ),
    'listo leer (token vencido)': byItself(
      "Antes de abrir, en la consola escriba localStorage.setItem('token', 'x') con una sesión abierta.",
    ),
    'listo leer (demasiado tiempo sin actividad)': byItself('Vuelva a abrir el portal pasados 15 minutos.'),
    'listo leer (sesión de 1001)': byItself('Con una sesión abierta, recargue la página.'),
    'listo consultarAfiliado': data,
    'listo latir': data,
    'listo latirEnClub': data,
    'fallo leer': ownPart,
    'fallo escuchar': ownPart,
    'tras latido': does('Espere 5 minutos.', beatOnce),
  },
  may: ({ label }, before) => {
    const last = before.at(-1);
    if (before.length === 1) return label.startsWith('listo leer');
    const state = stateName(last?.state.value ?? '');
    if (label === 'INICIAR (Ana entra)') return state === 'anonima';
    // If a keep-alive is overdue, the next press sends it.
    const lastBeat = before.findLast(
      (step) => step.label === 'tras latido' || /latiendo/.test(stateName(step.state.value)),
    );
    const overdue = lastBeat !== undefined && !/latiendo/.test(stateName(lastBeat.state.value));
    if (overdue && /^(NAVEGAR|SALIR|ACTIVIDAD \(a tiempo\))/.test(label)) return false;
    if (label === 'ACTIVIDAD (al despertar)') return /^abierta\.autenticada\.en/.test(state);
    if (/^(VENCER|NAVEGAR|ACTIVIDAD)/.test(label)) return state.startsWith('abierta.autenticada');
    if (label.startsWith('SALIR')) return state !== 'abierta.cargandoAfiliado' && state !== 'anonima';
    // Shorter than the inactivity limit.
    if (label === 'tras latido') return before.slice(-2).every((step) => step.label !== label);
    return true;
  },
  passing: ['leyendo'],
  inProcess: {
    '(raíz) — fallo escuchar → ·': skipReasons.localOnly,
    'leyendo — SALIR → cerrandose': atOnce,
    'leyendo — fallo leer → anonima': skipReasons.localOnly,
    'leyendo — tras limiteLectura → anonima': atOnce,
    'abierta.cargandoAfiliado — fallo consultarAfiliado [problema es sesionVencida] → cerrandose':
      skipReasons.expiredFirst,
    'abierta.cargandoAfiliado — tras limiteConsulta → abierta.sinServicio': skipReasons.clientFirst,
    'abierta — VENCER [cerradaFuera] → cerrandose': 'a journey closes it from another browser',
    'abierta.autenticada.latiendo — fallo latir [problema es sesionVencida] → cerrandose': skipReasons.expiredFirst,
    'abierta.autenticada.latiendo — tras limiteConsulta → abierta.autenticada.enPortal': skipReasons.clientFirst,
    'abierta.autenticada.latiendoEnClub — fallo latirEnClub [problema es sesionVencida] → cerrandose':
      skipReasons.expiredFirst,
    'abierta.autenticada.latiendoEnClub — tras limiteConsulta → abierta.autenticada.enClub': skipReasons.clientFirst,
  },
  seen: {
    leyendo: () => ({ forPeople: 'Nada privado todavía: la página que carga.' }),
    anonima: () => ({ address: '/login', heading: loginTexts.titulo, besides: 'Nada de nadie.' }),
    'abierta.cargandoAfiliado': () => ({
      withholds: [accountTexts.cuentaDe('AP')],
      forPeople: 'La página que carga; nada privado todavía.',
    }),
    'abierta.sinServicio': ({ problema }) => ({
      heading: startProblemTexts.titulo,
      says: [startProblemTexts.detalle, ...(problema === null ? [] : [failureNotice(problema, 'acceso').detalle])],
      offers: [shellTexts.reintentar],
    }),
    'abierta.autenticada.enPortal': open(),
    'abierta.autenticada.latiendo': open(beating),
    'abierta.autenticada.enClub': club(),
    'abierta.autenticada.latiendoEnClub': club(beating),
    cerrandose: anonymous,
    cerradaFuera: anonymous,
  },
};
