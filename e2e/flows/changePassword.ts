import type { CallResult } from '../../domain/contract/call-result';
import type { Faltas } from '../../domain/rules/registration/new-password';
import type { changePasswordMachine } from '../../machines/changePassword/changePassword.machine';
import { messages } from '../../server/texts/messages';
import {
  badLinkWords,
  newPasswordFaults,
  notChangedWords,
  changePasswordTexts as texts,
} from '../../src/flows/changePassword/texts';
import { loginTexts } from '../../src/flows/login/texts';
import { linkTexts } from '../../src/texts/links';
import { answers, byItself, does, onlyTests, press } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Gesture, Hand } from '../walks/hand';
import { linkArrival, readsFirst } from '../walks/link-arrival';
import { linkReads, overdueRead, waitToLeave } from '../walks/link-reads';
import { linkSays } from '../walks/link-says';
import { fromServer, spokenOf } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const common = '123456';
const page = { heading: texts.titulo, dialog: null };
const first = ({ page: shown }: Hand) => shown.getByLabel(texts.clave, { exact: true });
const second = ({ page: shown }: Hand) => shown.getByLabel(texts.repetida, { exact: true });
const fill: Gesture = async (I, { event }) => {
  await first(I).fill(event.clave);
  await second(I).fill(event.repetida);
};
const send: Gesture = async (I, step, next) => {
  await fill(I, step, next);
  await I.activate(texts.enviar);
};
const both = `En «${texts.clave}» y «${texts.repetida}»`;
const form = ({ faltas }: { faltas: Faltas }): Sight => ({
  ...page,
  offers: [texts.enviar],
  says: Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [newPasswordFaults[falta]])),
});
const told = (result: CallResult): Sight => {
  const { titulo, detalles } = notChangedWords(result) ?? { titulo: '', detalles: [] };
  const says = [titulo, ...detalles];
  return {
    ...page,
    says,
    forPeople: `Un error sobre el formulario: ${says.map((line) => `«${line}»`).join(' ')}`,
    besides: 'Lo escrito se conserva.',
  };
};

export const changePasswordFlow: DescribedFlow<typeof changePasswordMachine> = {
  title: texts.titulo,
  before: 'Pida la recuperación de la contraseña de un afiliado de la demostración; cada camino gasta un enlace',
  calls: { cambiarClave: 'cambiarClave' },
  starts: {
    '': {
      action: 'Abra el enlace del correo de recuperación (en la demostración, /demo/correo).',
      arrival: linkArrival('/solicitud/cambioClave', ['cambiarClave']),
    },
  },
  acts: {
    ...linkReads,
    ...overdueRead,
    'ESCRIBIR (dos iguales)': does(`${both} escriba la misma contraseña.`, async (I, step, next) => {
      if (!next?.label.endsWith('(común)')) return fill(I, step, next);
      await first(I).fill(common);
      await second(I).fill(common);
    }),
    'listo revisarClave (común)': byItself(`La contraseña es ${common}.`),
    'listo revisarClave (sin reparos)': byItself('La contraseña no está en la lista.'),
    'DEJAR (la primera)': does(`Pase de «${texts.clave}» al otro campo.`, async (I) => {
      await first(I).focus();
      await second(I).focus();
    }),
    'DEJAR (la segunda, distinta)': does(
      `En «${texts.repetida}» escriba otra contraseña y pase a «${texts.enviar}».`,
      async (I, step, next) => {
        await fill(I, step, next);
        await first(I).focus();
      },
    ),
    'ENVIAR (dos iguales)': does(`${both} escriba mangú con queso 7 y pulse «${texts.enviar}».`, send),
    'ENVIAR (dos distintas)': does(`${both} escriba contraseñas distintas y pulse «${texts.enviar}».`, send),
    'ENVIAR (sin escribir)': does(`Sin escribir nada, llegue con el teclado a «${texts.enviar}» y pulse Enter.`, send),
    PEDIR_ENLACE: press(linkTexts.pedirEnlace),
    IR_A_INICIAR_SESION: press(linkTexts.iniciarSesion),
    'listo cambiarClave (1007)': answers('código 1007: la contraseña cambió'),
    'listo cambiarClave (1021, sin lista)': answers('código 1021, que nadie listó', {
      onlyTests: 'el servidor de la demostración no lo responde',
    }),
    'listo cambiarClave (1020)': answers('código 1020: contraseña demasiado común', {
      action: `${both} escriba 123456 y pulse «${texts.enviar}».`,
    }),
    'listo cambiarClave (vencido, en el mensaje)': onlyTests(
      'el servidor de la demostración lo dice con el estado de la respuesta',
    ),
    'listo cambiarClave (enlace vencido)': answers('HTTP 410', {
      arrange: 'pida otra recuperación antes de enviar: el enlace anterior deja de valer',
    }),
    'listo cambiarClave (enlace usado)': answers('HTTP 409', {
      arrange: 'use el mismo enlace en otra pestaña antes de enviar',
    }),
    'listo cambiarClave (enlace inválido)': answers('HTTP 404', { arrange: 'cambie una letra del enlace' }),
    'tras pausaRedireccion': waitToLeave,
  },
  may: (step, before) => {
    if (!readsFirst(step, before)) return false;
    const last = before.at(-1);
    const state = last?.state;
    if (step.label.startsWith('listo revisarClave')) return last?.label.startsWith('ESCRIBIR') === true;
    // What the page has typed is common only just after it was found so.
    if (step.label.startsWith('DEJAR') && state?.context.flaqueza !== null)
      return last?.label.endsWith('(común)') === true && step.label.endsWith('(la primera)');
    const form = state?.matches('formulario') === true;
    if (step.label === 'IR_A_INICIAR_SESION') return !form;
    if (step.label === 'PEDIR_ENLACE' && form)
      return state.matches({ formulario: 'rechazada' }) || state.matches({ formulario: 'sinCambio' });
    return true;
  },
  passing: ['abriendo'],
  inProcess: {
    'abriendo — fallo leerEnlace → enlaceInservible': skipReasons.localOnly,
    'abriendo — tras limiteLectura → enlaceInservible': skipReasons.localOnly,
    'enviando — tras limiteCambiar → formulario.sinCambio': skipReasons.clientFirst,
    'formulario.editando — fallo revisarClave → ·': skipReasons.localOnly,
    'formulario — IR_A_INICIAR_SESION → haciaLogin': skipReasons.offersNoButton,
  },
  seen: {
    abriendo: () => ({ ...page, forPeople: `«${linkTexts.abriendo}»; la dirección queda sin el enlace.` }),
    'formulario.editando': (context) => ({
      ...form(context),
      forPeople: `«${texts.titulo}», con «${texts.clave}», «${texts.repetida}» y «${texts.enviar}».`,
    }),
    'formulario.faltanDatos': (context) => {
      const says = form(context).says ?? [];
      return {
        ...form(context),
        forPeople: `Cada campo dice bajo él qué le falta, y el foco va al primero. ${says.map(spokenOf).join(' ')}`,
      };
    },
    'formulario.claveFacil': ({ respuesta }) => ({
      ...page,
      says: [fromServer(respuesta?.mensaje ?? '')],
      focus: texts.clave,
      forPeople: `Bajo «${texts.clave}», que recibe el foco, el mensaje del servidor: «${messages.password.comun}»`,
    }),
    'formulario.rechazada': told,
    'formulario.sinCambio': told,
    enviando: () => ({
      ...page,
      says: [texts.enviando],
      forPeople: `El botón dice «${texts.enviando}» y no envía otra vez.`,
    }),
    cambiada: () => ({ ...page, says: [texts.cambiada, linkTexts.redireccion] }),
    enlaceInservible: ({ enlace, respuesta }) => ({
      ...page,
      says: linkSays(badLinkWords(enlace ?? 'invalido', respuesta)),
      offers: [linkTexts.pedirEnlace],
    }),
    haciaLogin: () => ({ address: '/login', heading: loginTexts.titulo }),
    haciaRecuperacion: () => ({
      address: '/login',
      heading: loginTexts.titulo,
      forPeople: 'La página /login con el diálogo de recuperación.',
    }),
  },
};
