import { cases } from '../../machines/recover/recover.cases';
import type { recoverMachine } from '../../machines/recover/recover.machine';
import type { CallResult } from '../../src/contract/call-result';
import { loginTexts } from '../../src/flows/login/texts';
import { recoverFaultText, recoverTexts as texts } from '../../src/flows/recover/texts';
import { documentTexts } from '../../src/texts/document';
import { emailTexts } from '../../src/texts/email';
import { resultNotice } from '../../src/texts/result-notice';
import { shellTexts } from '../../src/texts/shell';
import type { BrowserDriver, Hand } from '../paths/browser-driver';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const hold = ['solicitarCambioClave'] as const;
const field = ({ page }: Hand, label: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: label === texts.correo });
const form: Sight = { dialog: texts.titulo, offers: [texts.enviar] };
const told = ({ respuesta, problema }: CallResult): Sight => {
  const { titulo, detalle } = resultNotice({ respuesta, problema }, 'solicitarCambioClave', 'acceso') ?? {
    titulo: '',
    detalle: '',
  };
  return { ...form, says: [titulo, detalle] };
};
const gone = (): Sight => ({ address: '/login', heading: loginTexts.titulo, dialog: null });

export const driver: BrowserDriver<typeof recoverMachine> = {
  cases,
  calls: { solicitar: 'solicitarCambioClave' },
  failures: ['sinConexion', 'sinRespuesta', 'sinServicio', 'ilegible'],
  starts: {
    'con el documento': {
      address: '/login',
      hold,
      from: 'login',
      settle: async ({ page, go }) => {
        await page.getByLabel(documentTexts.numero).fill('00112345678');
        await go(loginTexts.olvido);
      },
    },
    'sin más': { address: '/login?dialogo=recuperacion', hold },
  },
  gestures: {
    'ESCRIBIR (pasaporte)': async (I) => void (await field(I, documentTexts.tipo).selectOption('4')),
    'ESCRIBIR (cedula)': (I) => field(I, documentTexts.numero).fill('00112345678'),
    'ESCRIBIR (correo con error)': (I, { event }) => field(I, texts.correo).fill(event.valor),
    DEJAR: async (I) => {
      await field(I, texts.correo).focus();
      await field(I, documentTexts.numero).focus();
    },
    USAR_SUGERENCIA: ({ press }, { state }) => press(emailTexts.usarSugerencia(state.context.borrador.correo)),
    ENVIAR: ({ press }) => press(texts.enviar),
    CANCELAR: ({ press }) => press(texts.cancelar),
    CERRAR: ({ press }) => press(shellTexts.cerrar),
  },
  // What is left is looked at, and what is sent is left first.
  may: ({ label }, before) => label !== 'USAR_SUGERENCIA' || before.at(-1)?.state.context.sugerencia !== '',
  inProcess: {
    'solicitando — tras limiteSolicitud → formulario.sinSolicitar': whyNotHere.clientFirst,
  },
  seen: {
    'formulario.escribiendo': () => form,
    'formulario.faltanDatos': ({ faltas }) => ({
      ...form,
      says: Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [recoverFaultText[falta]])),
      focus: faltas.documento ? documentTexts.numero : texts.correo,
    }),
    'formulario.advertida': told,
    'formulario.rechazada': told,
    'formulario.sinSolicitar': told,
    solicitando: () => ({ dialog: texts.titulo, says: [texts.enviando], offers: [texts.cancelar] }),
    solicitada: ({ respuesta, problema }) => ({ ...gone(), says: told({ respuesta, problema }).says ?? [] }),
    cerrada: gone,
  },
};
