import { cases } from '../../machines/activation/activation.cases';
import type { activationMachine } from '../../machines/activation/activation.machine';
import {
  activatedWords,
  activationLinkWords,
  failedLines,
  refusedLines,
  activationTexts as texts,
} from '../../src/flows/activation/texts';
import { loginTexts } from '../../src/flows/login/texts';
import { linkTexts } from '../../src/texts/links';
import { shellTexts } from '../../src/texts/shell';
import type { BrowserDriver } from '../paths/browser-driver';
import { linkArrival, read, readsFirst } from '../paths/link-arrival';
import { linkSays } from '../paths/link-says';
import { whyNotHere } from '../paths/why-not-here';

const page = { heading: texts.titulo, dialog: null };

export const driver: BrowserDriver<typeof activationMachine> = {
  cases,
  calls: { activarCuenta: 'activarCuenta' },
  starts: { '': linkArrival('/solicitud/confirmacioncorreo', ['activarCuenta'], '10000021') },
  delays: { pausaRedireccion: 10_000 },
  gestures: {
    ...read,
    REINTENTAR: ({ press }) => press(shellTexts.reintentar),
    PEDIR_ENLACE: ({ press }) => press(linkTexts.pedirEnlace),
    IR_A_INICIAR_SESION: ({ press }) => press(linkTexts.iniciarSesion),
    EN_LINEA: ({ reconnect }) => reconnect(),
  },
  may: readsFirst,
  passing: ['abriendo'],
  inProcess: {
    '(raíz) — fallo vigilarRed → ·': whyNotHere.localOnly,
    'abriendo — fallo leerEnlace → enlaceInservible': whyNotHere.localOnly,
    'abriendo — tras limiteLectura → enlaceInservible': whyNotHere.localOnly,
    'activando — tras limiteActivar → fallida': whyNotHere.clientFirst,
  },
  seen: {
    abriendo: () => page,
    activando: () => ({ ...page, says: [texts.activando] }),
    activada: ({ respuesta }) => ({
      ...page,
      says: [...(respuesta === null ? [] : [activatedWords(respuesta)]), linkTexts.redireccion],
    }),
    rechazada: ({ respuesta }) => ({
      ...page,
      says: [texts.sinActivar, ...(respuesta === null ? [] : refusedLines(respuesta))],
    }),
    fallida: ({ problema }) => ({
      ...page,
      says: [texts.sinActivar, ...(problema === null ? [] : failedLines(problema))],
      offers: [shellTexts.reintentar],
    }),
    enlaceInservible: ({ enlace }) => ({
      ...page,
      says: linkSays(activationLinkWords[enlace === 'ausente' ? 'ausente' : 'invalido']),
    }),
    haciaLogin: () => ({ address: '/login', heading: loginTexts.titulo }),
    haciaReenvio: () => ({ address: '/login', heading: loginTexts.titulo }),
  },
};
