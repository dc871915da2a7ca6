import { cases } from '../../machines/recover/recover.cases';
import type { recoverMachine } from '../../machines/recover/recover.machine';
import { loginTexts } from '../../src/flows/login/texts';
import { recoverNextStep, recoverTexts as texts } from '../../src/flows/recover/texts';
import { documentTexts } from '../../src/texts/document';
import { noAnswerNotice, problemNotice } from '../../src/texts/problem';
import { shellTexts } from '../../src/texts/shell';
import type { BrowserDriver, Hand } from '../paths/browser-driver';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const hold = ['solicitarCambioClave'] as const;
const field = ({ page }: Hand, label: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: label === texts.correo });
const form: Sight = { dialog: texts.titulo, offers: [texts.enviar] };
const refused = (state: keyof typeof recoverNextStep) => (): Sight => ({
  ...form,
  says: ['Mensaje del servidor.', recoverNextStep[state] ?? ''],
});
const failed = (kind: 'sinConexion' | 'sinServicio' | 'ilegible') => (): Sight => ({
  ...form,
  says: Object.values(problemNotice({ kind, mensaje: '' }, 'acceso')),
});
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
    ELEGIR_TIPO: async (I) => void (await field(I, documentTexts.tipo).selectOption('4')),
    ESCRIBIR_DOCUMENTO: (I) => field(I, documentTexts.numero).fill('00112345678'),
    ESCRIBIR_CORREO: (I, { event }) => field(I, texts.correo).fill(event.texto),
    DEJAR_CORREO: async (I) => {
      await field(I, texts.correo).focus();
      await field(I, documentTexts.numero).focus();
    },
    USAR_SUGERENCIA: ({ press }, { state }) => press(texts.usarSugerencia(state.context.correo)),
    ENVIAR: ({ press }) => press(texts.enviar),
    CANCELAR: ({ press }) => press(texts.cancelar),
    CERRAR: ({ press }) => press(shellTexts.cerrar),
  },
  // What is left is looked at, and what is sent is left first.
  may: ({ label }, before) => label !== 'USAR_SUGERENCIA' || before.at(-1)?.state.context.sugerencia !== '',
  inProcess: {
    'solicitando — fallo solicitar → formulario.fallo': whyNotHere.notOurBug,
    'solicitando — tras limiteSolicitud → formulario.sinRespuesta': whyNotHere.clientFirst,
  },
  seen: {
    'formulario.escribiendo': () => form,
    'formulario.faltanDatos': ({ faltas, faltaCorreo }) => ({
      ...form,
      says: faltaCorreo ? [texts.correoInvalido] : [],
      focus: faltas.documento ? documentTexts.numero : texts.correo,
    }),
    'formulario.noCoinciden': refused('formulario.noCoinciden'),
    'formulario.sinCuenta': refused('formulario.sinCuenta'),
    'formulario.rechazada': refused('formulario.rechazada'),
    'formulario.sinConexion': failed('sinConexion'),
    'formulario.sinRespuesta': () => ({ ...form, says: Object.values(noAnswerNotice('acceso')) }),
    'formulario.sinServicio': failed('sinServicio'),
    'formulario.ilegible': failed('ilegible'),
    'formulario.fallo': () => form,
    solicitando: () => ({ dialog: texts.titulo, says: [texts.enviando], offers: [texts.cancelar] }),
    solicitada: () => ({ ...gone(), says: [texts.revisar] }),
    cerrada: gone,
  },
};
