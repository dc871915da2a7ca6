import { cases } from '../../machines/changePassword/changePassword.cases';
import type { changePasswordMachine } from '../../machines/changePassword/changePassword.machine';
import { newPasswordFaults, changePasswordTexts as texts } from '../../src/flows/changePassword/texts';
import { loginTexts } from '../../src/flows/login/texts';
import { linkTexts } from '../../src/texts/links';
import type { BrowserDriver, Gesture, Hand } from '../paths/browser-driver';
import { linkArrival, read, readsFirst } from '../paths/link-arrival';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const page = { heading: texts.titulo, dialog: null };
const first = ({ page: shown }: Hand) => shown.getByLabel(texts.clave, { exact: true });
const second = ({ page: shown }: Hand) => shown.getByLabel(texts.repetida, { exact: true });
const write: Gesture = async (I, { event }) => {
  await first(I).fill(event.clave);
  await second(I).fill(event.repetida);
};
type Context = { faltas: { clave?: 'vacia' | 'corta' | 'distinta'; repetida?: 'vacia' | 'corta' | 'distinta' } };
const form = ({ faltas }: Context): Sight => ({
  ...page,
  offers: [texts.enviar],
  says: [
    ...(faltas.clave === undefined ? [] : [newPasswordFaults.clave[faltas.clave]]),
    ...(faltas.repetida === undefined ? [] : [newPasswordFaults.repetida[faltas.repetida]]),
  ],
});

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
    'abriendo — fallo leerEnlace → invalido': whyNotHere.localOnly,
    'abriendo — tras limiteLectura → invalido': whyNotHere.localOnly,
    'enviando — tras limiteCambiar → formulario.sinCambio': whyNotHere.clientFirst,
    'formulario — IR_A_INICIAR_SESION → haciaLogin': whyNotHere.offersNoButton,
  },
  seen: {
    abriendo: () => page,
    'formulario.editando': form,
    'formulario.faltanDatos': form,
    'formulario.rechazada': ({ mensaje }) => ({ ...page, says: [mensaje, texts.elijaOtra] }),
    'formulario.sinCambio': () => ({ ...page, says: [texts.quizas] }),
    enviando: () => ({ ...page, says: [texts.enviando] }),
    cambiada: () => ({ ...page, says: [texts.cambiada, linkTexts.redireccion] }),
    vencido: () => ({ ...page, says: [texts.vencido, texts.venceAPoco] }),
    usado: ({ mensaje }) => ({ ...page, says: [mensaje, texts.yaUsado] }),
    invalido: ({ mensaje }) => ({ ...page, says: [mensaje || linkTexts.invalido, linkTexts.entero] }),
    sinEnlace: () => ({ ...page, says: [texts.vencido, linkTexts.abraOtraVez] }),
    haciaLogin: () => ({ address: '/login', heading: loginTexts.titulo }),
    haciaRecuperacion: () => ({ address: '/login', heading: loginTexts.titulo }),
  },
};
