import { cases } from '../../machines/changePassword/changePassword.cases';
import type { changePasswordMachine } from '../../machines/changePassword/changePassword.machine';
import type { CallResult } from '../../src/contract/call-result';
import {
  badLinkWords,
  newPasswordFaults,
  notChangedWords,
  changePasswordTexts as texts,
} from '../../src/flows/changePassword/texts';
import { loginTexts } from '../../src/flows/login/texts';
import type { Faltas } from '../../src/rules/registration/new-password';
import { linkTexts } from '../../src/texts/links';
import type { BrowserDriver, Gesture, Hand } from '../paths/browser-driver';
import { linkArrival, read, readsFirst } from '../paths/link-arrival';
import { linkSays } from '../paths/link-says';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const page = { heading: texts.titulo, dialog: null };
const first = ({ page: shown }: Hand) => shown.getByLabel(texts.clave, { exact: true });
const second = ({ page: shown }: Hand) => shown.getByLabel(texts.repetida, { exact: true });
const write: Gesture = async (I, { event }) => {
  await first(I).fill(event.clave);
  await second(I).fill(event.repetida);
};
const form = ({ faltas }: { faltas: Faltas }): Sight => ({
  ...page,
  offers: [texts.enviar],
  says: Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [newPasswordFaults[falta]])),
});
const told = (result: CallResult): Sight => {
  const { titulo, detalles } = notChangedWords(result) ?? { titulo: '', detalles: [] };
  return { ...page, says: [titulo, ...detalles] };
};

export const driver: BrowserDriver<typeof changePasswordMachine> = {
  cases,
  calls: { cambiarClave: 'cambiarClave' },
  starts: { '': linkArrival('/solicitud/cambioClave', ['cambiarClave']) },
  delays: { pausaRedireccion: 10_000 },
  gestures: {
    ...read,
    ESCRIBIR: write,
    DEJAR: async (I, step) => {
      await write(I, step);
      await first(I).focus();
    },
    ENVIAR: async (I, step) => {
      await write(I, step);
      await I.activate(texts.enviar);
    },
    PEDIR_ENLACE: ({ press }) => press(linkTexts.pedirEnlace),
    IR_A_INICIAR_SESION: ({ press }) => press(linkTexts.iniciarSesion),
  },
  may: (step, before) => {
    if (!readsFirst(step, before)) return false;
    const state = before.at(-1)?.state;
    const form = state?.matches('formulario') === true;
    if (step.label === 'IR_A_INICIAR_SESION') return !form;
    if (step.label === 'PEDIR_ENLACE' && form)
      return state.matches({ formulario: 'rechazada' }) || state.matches({ formulario: 'sinCambio' });
    return true;
  },
  passing: ['abriendo'],
  inProcess: {
    'abriendo — fallo leerEnlace → enlaceInservible': whyNotHere.localOnly,
    'abriendo — tras limiteLectura → enlaceInservible': whyNotHere.localOnly,
    'enviando — tras limiteCambiar → formulario.sinCambio': whyNotHere.clientFirst,
    'formulario — IR_A_INICIAR_SESION → haciaLogin': whyNotHere.offersNoButton,
  },
  seen: {
    abriendo: () => page,
    'formulario.editando': form,
    'formulario.faltanDatos': form,
    'formulario.rechazada': told,
    'formulario.sinCambio': told,
    enviando: () => ({ ...page, says: [texts.enviando] }),
    cambiada: () => ({ ...page, says: [texts.cambiada, linkTexts.redireccion] }),
    enlaceInservible: ({ enlace, respuesta }) => ({
      ...page,
      says: linkSays(badLinkWords(enlace ?? 'invalido', respuesta)),
    }),
    haciaLogin: () => ({ address: '/login', heading: loginTexts.titulo }),
    haciaRecuperacion: () => ({ address: '/login', heading: loginTexts.titulo }),
  },
};
