import { cases } from '../../machines/emailChange/emailChange.cases';
import type { emailChangeMachine } from '../../machines/emailChange/emailChange.machine';
import {
  emailChangeWords,
  emailLinkWords,
  notAppliedLines,
  emailChangeTexts as texts,
} from '../../src/flows/emailChange/texts';
import { loginTexts } from '../../src/flows/login/texts';
import type { Sentido } from '../../src/rules/contact/email-change';
import { linkTexts } from '../../src/texts/links';
import { shellTexts } from '../../src/texts/shell';
import type { BrowserDriver } from '../paths/browser-driver';
import { linkArrival, read, readsFirst } from '../paths/link-arrival';
import { linkSays } from '../paths/link-says';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

interface Context {
  sentido: Sentido;
  correo: string;
}
const page = ({ sentido }: Context): Sight => ({ heading: emailChangeWords[sentido].titulo, dialog: null });
const saying =
  (...says: string[]) =>
  (context: Context): Sight => ({ ...page(context), says });
const offered = (context: Context): Sight => ({
  ...page(context),
  says: [context.correo],
  offers: [emailChangeWords[context.sentido].aplicar],
});

export const driver: BrowserDriver<typeof emailChangeMachine> = {
  cases,
  calls: {
    consultarEstado: ({ sentido }: Context) => (sentido === 'confirmar' ? 'estadoCambioCorreo' : 'estadoReversoCorreo'),
    aplicarCambio: ({ sentido }: Context) =>
      sentido === 'confirmar' ? 'confirmarCambioCorreo' : 'reversarCambioCorreo',
  },
  starts: {
    'enlace de confirmación': linkArrival('/solicitud/CambioCorreo', ['estadoCambioCorreo', 'confirmarCambioCorreo']),
    'enlace de reverso': linkArrival('/solicitud/ReversoCorreo', ['estadoReversoCorreo', 'reversarCambioCorreo']),
  },
  delays: { pausaRedireccion: 10_000 },
  gestures: {
    ...read,
    APLICAR: async ({ press }, { state }) => press(emailChangeWords[(state.context as Context).sentido].aplicar),
    REINTENTAR: ({ press }) => press(shellTexts.reintentar),
    CAMBIAR_CLAVE: ({ press }) => press(texts.cambiarClave),
    IR_A_INICIAR_SESION: ({ press }) => press(linkTexts.iniciarSesion),
    EN_LINEA: ({ reconnect }) => reconnect(),
  },
  may: (step, before) =>
    readsFirst(step, before) &&
    // Only the link of a change names an address.
    !(step.label.includes('con el correo') && step.state.context.sentido === 'revertir'),
  passing: ['abriendo'],
  inProcess: {
    '(raíz) — fallo vigilarRed → ·': whyNotHere.localOnly,
    'abriendo — fallo leerEnlace → enlaceInservible': whyNotHere.localOnly,
    'abriendo — tras limiteLectura → enlaceInservible': whyNotHere.localOnly,
    'consultando — tras limiteConsulta → sinEstado': whyNotHere.clientFirst,
    'aplicando — tras limiteAplicar → sinAplicar': whyNotHere.clientFirst,
  },
  seen: {
    abriendo: page,
    consultando: saying(texts.consultando),
    porConfirmar: offered,
    porRevertir: offered,
    aplicando: (context) => ({ ...page(context), says: [emailChangeWords[context.sentido].aplicando] }),
    confirmado: saying(texts.confirmado, texts.desdeAhora),
    yaConfirmado: saying(texts.yaConfirmado),
    revertido: saying(texts.revertido, texts.vuelve),
    yaRevertido: saying(texts.revertido, texts.cambieClave),
    sinEstado: (context) => ({ ...page(context), offers: [shellTexts.reintentar] }),
    sinCorreo: saying(texts.sinCorreo, texts.sinCorreoDetalle),
    sinAplicar: (context) => ({
      ...page(context),
      says: [
        emailChangeWords[context.sentido].fallida,
        ...(context.problema === null ? [] : notAppliedLines(context.problema)),
      ],
    }),
    enlaceInservible: (context) => ({ ...page(context), says: linkSays(emailLinkWords[context.enlace ?? 'invalido']) }),
    haciaLogin: () => ({ address: '/login', heading: loginTexts.titulo }),
    haciaRecuperacion: () => ({ address: '/login', heading: loginTexts.titulo }),
  },
};
