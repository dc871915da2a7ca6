import { stateName } from '../../engine/path-id';
import { cases } from '../../machines/login/login.cases';
import type { loginMachine } from '../../machines/login/login.machine';
import type { ProblemKind } from '../../src/contract/problem';
import { formNotice, loginTexts as texts } from '../../src/flows/login/texts';
import { registerTitle } from '../../src/flows/register/texts';
import { constructionTexts } from '../../src/texts/construction';
import { documentTexts, faltaText } from '../../src/texts/document';
import { noAnswerNotice, problemNotice } from '../../src/texts/problem';
import { shellTexts } from '../../src/texts/shell';
import type { Arrival, BrowserDriver, Hand } from '../paths/browser-driver';
import { sessionOf } from '../paths/member-session';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const held: Arrival = { address: '/login', hold: ['login', 'datoscontactos'] };
const field = ({ page }: Pick<Hand, 'page'>) => page.getByLabel(texts.clave, { exact: true });

const form: Sight = { heading: texts.titulo, dialog: null, says: [texts.enviar] };
const above = (state: keyof typeof formNotice): Sight => {
  const { titulo = '', detalle = '' } = formNotice[state] ?? {};
  return { ...form, says: [titulo, detalle, texts.enviar] };
};
const failed = (kind: ProblemKind): Sight => {
  const { titulo, detalle } = problemNotice({ kind, mensaje: '' }, 'acceso');
  return { ...form, says: [titulo, detalle] };
};
const answered: Sight = { ...form, says: ['Mensaje del servidor.'] };
const places = { tipoDocumento: documentTexts.tipo, documento: documentTexts.numero, clave: texts.clave } as const;

export const driver: BrowserDriver<typeof loginMachine> = {
  cases,
  calls: { autenticar: 'login', consultarContacto: 'datoscontactos' },
  failures: ['sinConexion', 'sinRespuesta', 'sinServicio', 'ilegible'],
  starts: {
    'sin más': held,
    'tras vencer la sesión': { ...held, session: { motivo_cierre: 'vencida' } },
    'tras la inactividad': { ...held, session: { motivo_cierre: 'inactividad' } },
    'cerrada en otra pestaña': { ...held, session: { motivo_cierre: 'otraPestana' } },
    'desde el club y una página protegida': { ...held, address: '/pagos', local: { club_beneficiario: 'true' } },
    'desde una página protegida': { ...held, address: '/pagos' },
  },
  gestures: {
    'ELEGIR_TIPO (pasaporte)': async ({ page }) =>
      void (await page.getByLabel(documentTexts.tipo, { exact: true }).selectOption('4')),
    'ELEGIR_TIPO (ninguno)': async ({ page }) =>
      void (await page.getByLabel(documentTexts.tipo, { exact: true }).selectOption('')),
    'ESCRIBIR_DOCUMENTO (cedula)': ({ page }) => page.getByLabel(documentTexts.numero).fill('00112345678'),
    'ESCRIBIR_DOCUMENTO (incompleta)': ({ page }) => page.getByLabel(documentTexts.numero).fill('0011'),
    ESCRIBIR_CLAVE: ({ page }) => field({ page }).pressSequentially('x'),
    ENVIAR: async ({ page, press }, { event }) => {
      await field({ page }).fill(event.clave);
      await press(texts.enviar);
    },
    PULSAR_ENTER: async ({ page }, { event }) => {
      await field({ page }).fill(event.clave);
      await field({ page }).press('Enter');
    },
    // And closed again: what it does is the registration's.
    ABRIR: async ({ page, press, go, until }) => {
      const told = page.getByRole('dialog', { name: texts.informacion });
      await ((await told.isVisible()) ? press(texts.reenvio) : go(texts.reenvio));
      await until(() => page.getByRole('dialog', { name: registerTitle.reenvio }).isVisible());
      await press(shellTexts.cerrar);
    },
    CANCELAR: ({ press }) => press(texts.cancelar),
    CERRAR: ({ press }) => press(texts.entendido),
    'listo escucharSesion (otra pestaña entró)': ({ otherTab }) => otherTab(sessionOf('1001')),
  },
  // Closing what it opens is to go on with the form.
  may: ({ label }, before) =>
    !label.startsWith('ABRIR') ||
    ['formulario.editando', 'autenticando', 'informando'].includes(stateName(before.at(-1)?.state.value ?? '')),
  inProcess: {
    'formulario — fallo escucharSesion → formulario.editando': whyNotHere.localOnly,
    'autenticando — fallo autenticar → formulario.fallo': whyNotHere.notOurBug,
    'autenticando — tras limiteAutenticar → formulario.sinRespuesta': whyNotHere.clientFirst,
    'revisandoContacto — tras limiteContacto → eligiendoDestino': whyNotHere.clientFirst,
  },
  seen: {
    llegando: () => form,
    'formulario.editando': () => form,
    'formulario.sesionVencida': () => above('formulario.sesionVencida'),
    'formulario.sesionInactiva': () => above('formulario.sesionInactiva'),
    'formulario.sesionCerradaFuera': () => above('formulario.sesionCerradaFuera'),
    'formulario.faltanDatos': ({ faltas }) => ({
      ...form,
      says: Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [faltaText[falta]])),
      focus: places[faltas.tipoDocumento ? 'tipoDocumento' : faltas.documento ? 'documento' : 'clave'],
    }),
    'formulario.camposVacios': ({ faltas }) => ({
      ...above('formulario.camposVacios'),
      focus: places[faltas.tipoDocumento ? 'tipoDocumento' : faltas.documento ? 'documento' : 'clave'],
    }),
    'formulario.credencialesInvalidas': () => answered,
    'formulario.bloqueada': () => answered,
    'formulario.rechazada': () => answered,
    'formulario.sinConexion': () => failed('sinConexion'),
    'formulario.sinRespuesta': () => ({ ...form, says: Object.values(noAnswerNotice('acceso')) }),
    'formulario.sinServicio': () => failed('sinServicio'),
    'formulario.ilegible': () => failed('ilegible'),
    'formulario.fallo': () => form,
    autenticando: () => ({ ...form, says: [texts.enviando, texts.cancelar] }),
    informando: () => ({
      heading: texts.titulo,
      dialog: texts.informacion,
      says: ['Mensaje del servidor.', texts.entendido],
    }),
    revisandoContacto: () => ({ heading: texts.titulo, says: [texts.entrando], silent: [texts.enviar] }),
    eligiendoDestino: () => ({}),
    haciaOnboarding: () => ({ address: '/onboarding' }),
    haciaClub: () => ({ address: '/club', heading: constructionTexts.paginas.club }),
    haciaRegreso: () => ({ address: '/pagos', heading: constructionTexts.paginas.pagos }),
    haciaInicio: () => ({ address: '/', heading: 'Hola, Ana Peña' }),
  },
};
