import type { CallResult } from '../../domain/contract/call-result';
import type { recoverMachine } from '../../machines/recover/recover.machine';
import { loginTexts } from '../../src/flows/login/texts';
import { recoverFaultText, recoverTexts as texts } from '../../src/flows/recover/texts';
import { documentTexts } from '../../src/texts/document';
import { emailTexts } from '../../src/texts/email';
import { resultNotice } from '../../src/texts/result-notice';
import { shellTexts } from '../../src/texts/shell';
import { answers, choose, does, press, write } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { fromServer, listed, readAs, spokenOf } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const hold = ['solicitarCambioClave'] as const;
const kept = 'Lo escrito se conserva.';
const account = 'use el documento de una cuenta activa (docs/demo.md) y';

const form: Sight = { dialog: texts.titulo, offers: [texts.enviar] };
const told = ({ respuesta, problema }: CallResult): Sight => {
  const { titulo = '', detalle = '' } = resultNotice({ respuesta, problema }, 'solicitarCambioClave', 'acceso') ?? {};
  return { ...form, says: [titulo === respuesta?.mensaje ? fromServer(titulo) : titulo, detalle] };
};
const warned =
  (tone: string) =>
  (result: CallResult): Sight => {
    const { says = [] } = told(result);
    return { ...form, says, forPeople: `${tone} sobre los campos: ${listed(says.map(spokenOf))}.`, besides: kept };
  };
const gone = (): Sight => ({ address: '/login', heading: loginTexts.titulo, dialog: null });

export const recoverFlow: DescribedFlow<typeof recoverMachine> = {
  title: texts.titulo,
  waiting:
    'Para alcanzar a ver las esperas, en /demo/fallos ponga «Demora (milisegundos)» con valor 3000 a la llamada `solicitarCambioClave`; al terminar el camino pulse «Quitar todo»',
  calls: { solicitar: 'solicitarCambioClave' },
  failures: ['sinConexion', 'sinRespuesta', 'sinServicio', 'ilegible'],
  starts: {
    'con el documento': {
      action: `Abra /login, escriba el documento y pulse «${loginTexts.olvido}».`,
      arrival: {
        address: '/login',
        hold,
        from: 'login',
        settle: async ({ page, go }) => {
          await page.getByLabel(documentTexts.numero).fill('00112345678');
          await go(loginTexts.olvido);
        },
      },
    },
    'sin más': {
      action: 'Abra /login?dialogo=recuperacion.',
      arrival: { address: '/login?dialogo=recuperacion', hold },
    },
  },
  acts: {
    'ESCRIBIR (pasaporte)': choose(documentTexts.tipo, 'Pasaporte'),
    'ESCRIBIR (cedula)': write(documentTexts.numero, '00112345678', 'el documento'),
    'ESCRIBIR (correo con error)': write(texts.correo, 'rosa@gmial.com'),
    DEJAR: does('Pase a otro campo.', async ({ page }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(texts.correo, { exact: true }).focus();
      await dialog.getByLabel(documentTexts.numero).focus();
    }),
    USAR_SUGERENCIA: {
      ...press(emailTexts.usarSugerencia('rosa@gmail.com')),
      action: `Pulse «${emailTexts.usarSugerencia('rosa@gmail.com')}», si se ofrece.`,
    },
    ENVIAR: press(texts.enviar),
    CANCELAR: press(texts.cancelar),
    CERRAR: press(readAs(shellTexts.cerrar, 'la equis')),
    'listo solicitar (1007)': answers('código 1007', {
      arrange: `${account} su correo, que está en /demo/personas`,
    }),
    'listo solicitar (1007, solo el código)': answers('código 1007, sin mensaje'),
    'listo solicitar (1006)': answers('código 1006', { arrange: `${account} un correo que no es el suyo` }),
    'listo solicitar (1008)': answers('código 1008', {
      arrange: 'use el documento de alguien de /demo/personas que aún no tenga cuenta',
    }),
    'listo solicitar (1018, sin lista)': answers('código 1003, que aquí nadie listó', {
      arrange: 'use el documento y el correo de una cuenta por activar',
    }),
  },
  // A suggestion appears on blur, and a press on send blurs the field first.
  may: ({ label }, before) => label !== 'USAR_SUGERENCIA' || before.at(-1)?.state.context.sugerencia !== '',
  inProcess: {
    'solicitando — tras limiteSolicitud → formulario.sinSolicitar': skipReasons.clientFirst,
  },
  seen: {
    'formulario.escribiendo': () => ({
      ...form,
      forPeople: `«${texts.titulo}» con documento y correo, sin avisos sobre los campos.`,
    }),
    'formulario.faltanDatos': ({ faltas }) => {
      const says = Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [recoverFaultText[falta]]));
      return {
        ...form,
        says,
        focus: faltas.documento ? documentTexts.numero : texts.correo,
        forPeople: `Cada campo dice bajo él qué le falta, y el foco va al primero. ${says.map(spokenOf).join(' ')}`,
      };
    },
    'formulario.advertida': warned('Una advertencia'),
    'formulario.rechazada': warned('Un error'),
    'formulario.sinSolicitar': warned('Un error'),
    solicitando: () => ({
      dialog: texts.titulo,
      says: [texts.enviando],
      offers: [texts.cancelar],
      forPeople: `El botón dice «${texts.enviando}» y no envía otra vez; a su lado, «${texts.cancelar}».`,
    }),
    solicitada: ({ respuesta, problema }) => {
      const says = told({ respuesta, problema }).says ?? [];
      return {
        ...gone(),
        says,
        forPeople: `El diálogo se cierra, y un aviso dice que llegará un correo: ${listed(says.map(spokenOf))}.`,
      };
    },
    cerrada: () => ({ ...gone(), forPeople: 'La página de entrada, sin el diálogo.' }),
  },
};
