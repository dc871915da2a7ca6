import { cases } from '../../machines/planStatus/planStatus.cases';
import type { planStatusMachine } from '../../machines/planStatus/planStatus.machine';
import { loginTexts } from '../../src/flows/login/texts';
import { planLinkWords, planStatusTexts as texts } from '../../src/flows/planStatus/texts';
import { linkTexts } from '../../src/texts/links';
import { shellTexts } from '../../src/texts/shell';
import type { BrowserDriver } from '../paths/browser-driver';
import { linkArrival, read, readsFirst } from '../paths/link-arrival';
import { linkSays } from '../paths/link-says';
import { whyNotHere } from '../paths/why-not-here';

const page = { heading: texts.titulo, dialog: null };
const person = ['Ana Peña', '10000001'];

export const driver: BrowserDriver<typeof planStatusMachine> = {
  cases,
  calls: { consultarPlanes: 'confirmarAfiliado' },
  starts: { '': linkArrival('/solicitud/confirmarAfiliado', ['confirmarAfiliado']) },
  gestures: {
    ...read,
    REINTENTAR: ({ press }) => press(shellTexts.reintentar),
    IR_A_INICIAR_SESION: ({ press }) => press(linkTexts.iniciarSesion),
    EN_LINEA: ({ reconnect }) => reconnect(),
  },
  may: readsFirst,
  passing: ['abriendo'],
  inProcess: {
    '(raíz) — fallo vigilarRed → ·': whyNotHere.localOnly,
    'abriendo — fallo leerEnlace → enlaceInservible': whyNotHere.localOnly,
    'abriendo — tras limiteLectura → enlaceInservible': whyNotHere.localOnly,
    'consultando — tras limiteConsulta → fallida': whyNotHere.clientFirst,
  },
  seen: {
    abriendo: () => page,
    consultando: () => ({ ...page, says: [texts.consultando] }),
    mostrando: () => ({ ...page, says: [...person, 'Plan básico', 'SIN SERVICIO'] }),
    sinPlanes: () => ({ ...page, says: [...person, texts.sinPlanes] }),
    fallida: () => ({ ...page, offers: [shellTexts.reintentar] }),
    enlaceInservible: ({ enlace }) => ({ ...page, says: linkSays(planLinkWords[enlace ?? 'invalido']) }),
    haciaLogin: () => ({ address: '/login', heading: loginTexts.titulo }),
  },
};
