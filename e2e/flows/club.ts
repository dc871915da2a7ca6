import type { Route } from 'playwright/test';
import type { clubMachine } from '../../machines/club/club.machine';
import { clubTexts as texts } from '../../src/flows/club/texts';
import { failureNotice } from '../../src/texts/failure';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, does, press, reconnect, wait } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival, Gesture, Hand } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { quietPortal } from '../walks/quiet-portal';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const page: Sight = { heading: texts.titulo, dialog: null };

/** Delayed pages of the club, by the page with the frame. */
const waiting = new WeakMap<Hand['page'], Route[]>();

/** Navigates from another page once its own calls are answered. */
const settle = async (I: Hand) => {
  const held: Route[] = [];
  waiting.set(I.page, held);
  await I.page.route('**/demo/club', async (route) => void held.push(route));
  await I.until(async () => I.wire.asked('nucleoCarnet') > 0);
  I.wire.hold('nucleoCarnet');
  await I.page.evaluate(() => history.pushState(null, '', '/club'));
};
const arrival: Arrival = { ...memberPage, from: 'session', settle };
const another = {
  background: {
    getAfiliado: { ...Object(quietPortal.getAfiliado), regimen: 'COLECTIVOS VOLUNTARIOS' },
    flags: { result: [{ nombre: 'VER_PERFIL', esWeb: true }] },
  },
};

const frame: Gesture = async ({ page: shown, until }) => {
  const ready = async () => (await shown.locator('iframe').count()) > 0;
  await until(ready);
  const route = waiting.get(shown)?.pop();
  if (route === undefined) await shown.locator('iframe').dispatchEvent('load');
  else await route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p lang="es">El club</p>' });
};
const cut: Gesture = async ({ page: shown, until }) => {
  await shown.context().setOffline(true);
  await until(() => shown.evaluate(() => !navigator.onLine));
};

export const clubFlow: DescribedFlow<typeof clubMachine> = {
  title: texts.titulo,
  member: titular,
  calls: { consultarPlan: 'nucleoCarnet' },
  starts: {
    'régimen admitido': { action: 'Entre con {tipo} {documento} y {clave}, y abra /club.', arrival },
    'otro régimen': {
      action: 'Entre con Pasaporte FR12AB3456 y su clave, y abra /club.',
      arrival: { ...arrival, ...another },
    },
    'sin conexión': { action: 'Entre con {tipo} {documento} y {clave}, quite la red del equipo y abra /club.' },
    'sin dirección': { action: 'En un portal sin CLUB_URL y sin demostración, entre y abra /club.' },
  },
  acts: {
    MARCO_LISTO: {
      ...does('Espere a que el marco termine de cargar.', frame),
    },
    SIN_CONEXION: does('Quite la red del equipo.', cut),
    EN_LINEA: reconnect,
    REINTENTAR: press(shellTexts.reintentar),
    'listo consultarPlan (plan admitido)': answers('un carnet cuyo plan es «SeNaSa Larimar»', {
      onlyTests: 'en la demostración quien tiene ese plan tiene también ese régimen',
    }),
    'listo consultarPlan (otro plan)': answers('un carnet de otro plan'),
    'tras limiteMarco': { ...wait(20_000), arrange: 'deje la página del club sin responder' },
  },
  inProcess: {
    '(raíz) — fallo vigilarRed → ·': skipReasons.localOnly,
    'decidiendo — siempre [sinDireccion] → sinClub': 'the demonstration has a club; e2e/club.spec.ts takes it away',
    'consultandoPlan — tras limitePlan → fallida': skipReasons.clientFirst,
  },
  passing: ['decidiendo'],
  seen: {
    decidiendo: () => ({}),
    consultandoPlan: () => ({ ...page, says: [texts.comprobando] }),
    fallida: ({ problema }) => ({
      ...page,
      says: problema === null ? [] : [failureNotice(problema, 'servicios').titulo],
      offers: [shellTexts.reintentar],
      forPeople: `El fallo y «${shellTexts.reintentar}».`,
    }),
    abriendo: () => ({ ...page, says: [texts.cargando, texts.noSeVe] }),
    abierto: () => ({
      ...page,
      says: [texts.noSeVe],
      silent: [texts.cargando, texts.sinRespuesta],
      besides: `el club dentro de la página, y el enlace «${texts.otraPestana}»`,
    }),
    sinRespuesta: () => ({
      ...page,
      says: [texts.sinRespuesta, texts.sinRespuestaDetalle, texts.noSeVe],
      offers: [shellTexts.reintentar],
    }),
    sinClub: () => ({ ...page, says: [texts.sinClub, texts.sinClubDetalle] }),
    haciaPerfil: () => ({ address: '/profile' }),
  },
};
