import type { Sentido } from '../../domain/rules/contact/email-change';
import type { emailChangeMachine } from '../../machines/emailChange/emailChange.machine';
import {
  emailChangeWords,
  emailLinkWords,
  notAppliedLines,
  emailChangeTexts as texts,
} from '../../src/flows/emailChange/texts';
import { loginTexts } from '../../src/flows/login/texts';
import { linkTexts } from '../../src/texts/links';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, does, onlyTests, press } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { linkArrival, opensAtOnce, readsByItself } from '../walks/link-arrival';
import { linkOpens, overdueOpens, retryOpening, waitToLeave } from '../walks/link-reads';
import { linkSays } from '../walks/link-says';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

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
  says: [readAs(context.correo, 'el correo')],
  offers: [emailChangeWords[context.sentido].aplicar],
});

const bySentence = 'el servidor de la demostración lo dice con el estado de la respuesta';
const { confirmar, revertir } = emailChangeWords;

export const emailChangeFlow: DescribedFlow<typeof emailChangeMachine> = {
  title: `${confirmar.titulo} y ${revertir.titulo.toLowerCase()}`,
  before: 'Pida un cambio de correo desde la cuenta; los dos correos están en /demo/correo',
  member: titular,
  calls: {
    abrirEnlace: ({ sentido }: Context) => (sentido === 'confirmar' ? 'estadoCambioCorreo' : 'estadoReversoCorreo'),
    aplicarCambio: ({ sentido }: Context) =>
      sentido === 'confirmar' ? 'confirmarCambioCorreo' : 'reversarCambioCorreo',
  },
  starts: {
    'enlace de confirmación': {
      action: 'Abra el enlace que llegó al correo nuevo.',
      arrival: linkArrival('/solicitud/CambioCorreo', ['estadoCambioCorreo', 'confirmarCambioCorreo']),
    },
    'enlace de reverso': {
      action: 'Abra el enlace que llegó al correo anterior.',
      arrival: linkArrival('/solicitud/ReversoCorreo', ['estadoReversoCorreo', 'reversarCambioCorreo']),
    },
  },
  acts: {
    ...linkOpens,
    ...overdueOpens,
    APLICAR: does(`Pulse «${confirmar.aplicar}» o «${revertir.aplicar}».`, async ({ press }, { state }) =>
      press(emailChangeWords[(state.context as Context).sentido].aplicar),
    ),
    REINTENTAR: retryOpening('estadoCambioCorreo'),
    CAMBIAR_CLAVE: press(texts.cambiarClave),
    IR_A_INICIAR_SESION: press(linkTexts.iniciarSesion),
    'listo abrirEnlace (pendiente, con correo)': answers('«Pendiente de cambio de correo», con el correo nuevo'),
    'listo abrirEnlace (pendiente, sin correo)': onlyTests('el servidor de la demostración siempre lo dice'),
    'listo abrirEnlace (ya confirmado)': answers('que el correo ya fue confirmado', {
      arrange: 'confirme el cambio con el mismo enlace en otra pestaña',
    }),
    'listo abrirEnlace (ya revertido)': answers('«Reverso de cambio correo»', {
      arrange: 'deshaga el cambio con el mismo enlace en otra pestaña',
    }),
    'listo abrirEnlace (vencido, en el mensaje)': onlyTests(bySentence),
    'listo abrirEnlace (enlace vencido)': answers('HTTP 410', {
      arrange: 'pida otro cambio de correo antes de abrir el enlace: el anterior deja de valer',
    }),
    'listo abrirEnlace (enlace usado)': onlyTests('el servidor de la demostración lo dice en el mensaje'),
    'listo abrirEnlace (enlace inválido)': answers('HTTP 404', { arrange: 'cambie una letra del enlace' }),
    'listo aplicarCambio (hecho)': answers('que está hecho'),
    'listo aplicarCambio (enlace vencido)': answers('HTTP 410', {
      arrange: 'con la página abierta, pida otro cambio de correo',
    }),
    'listo aplicarCambio (enlace usado)': answers('HTTP 409', {
      arrange: 'con la página abierta, use el mismo enlace en otra pestaña',
    }),
    'listo aplicarCambio (enlace inválido)': answers('HTTP 403', {
      arrange:
        'en /demo/fallos ponga «Estado HTTP (401, 403, 429, 500, 503)» con valor 403 a la llamada `confirmarCambioCorreo`',
    }),
    'tras pausaRedireccion': waitToLeave,
  },
  may: opensAtOnce,
  passesOn: readsByItself,
  inProcess: {
    'aplicando — tras limiteAplicar → sinAplicar': skipReasons.clientFirst,
  },
  seen: {
    abriendo: (context) => ({
      ...page(context),
      says: [texts.consultando],
      forPeople: `«${texts.consultando}»; la dirección queda sin el enlace.`,
    }),
    porConfirmar: offered,
    porRevertir: offered,
    aplicando: (context) => {
      const { aplicando } = emailChangeWords[context.sentido];
      return {
        ...page(context),
        says: [aplicando],
        forPeople: `El botón dice «${aplicando}» y no envía otra vez.`,
      };
    },
    confirmado: saying(texts.confirmado, texts.desdeAhora),
    yaConfirmado: saying(texts.yaConfirmado),
    revertido: saying(texts.revertido, texts.vuelve),
    yaRevertido: saying(texts.revertido, texts.cambieClave),
    sinCorreo: saying(texts.sinCorreo, texts.sinCorreoDetalle),
    sinAplicar: (context) => ({
      ...page(context),
      says: [
        emailChangeWords[context.sentido].fallida,
        ...(context.problema === null ? [] : notAppliedLines(context.problema)),
      ],
      offers: [shellTexts.reintentar],
    }),
    enlaceInservible: (context) => ({
      ...page(context),
      says: linkSays(emailLinkWords[context.enlace ?? 'invalido']),
      offers: [linkTexts.iniciarSesion],
    }),
    haciaLogin: () => ({ address: '/login', heading: loginTexts.titulo }),
    haciaRecuperacion: () => ({
      address: '/login',
      heading: loginTexts.titulo,
      forPeople: 'La página /login con el diálogo de recuperación.',
    }),
  },
};
