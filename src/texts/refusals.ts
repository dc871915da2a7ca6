import type { CallName } from '../../domain/contract';
import type { Answered } from '../../domain/contract/call-result';
import type { Notice } from './problem';
import { type Refusals, refusalNotice } from './refusal-notice';

/** By call. The log-in has its own texts, so that its bundle does not contain these. */
export const refusals = {
  autenticar: {
    1001: {
      titulo: 'Usted ya tiene una cuenta.',
      siguiente: 'Cierre este cuadro y entre con su documento y su contraseña.',
    },
    1002: {
      titulo: 'Su afiliación no está activa. Comuníquese con nosotros.',
      siguiente: 'Llámenos para revisar su afiliación.',
    },
    1003: {
      titulo: 'No encontramos a nadie con ese documento. Revise el número.',
    },
    1004: {
      titulo: 'Su cuenta se quedó sin confirmar. Pida otra vez el correo de confirmación.',
      siguiente: 'Pulse «Reenviar el correo» para recibirlo otra vez.',
    },
    1011: {
      titulo: 'Su registro espera la confirmación. Abra el enlace del correo que le enviamos.',
      siguiente: 'Si no lo encuentra, pulse «Reenviar el correo».',
    },
    1012: {
      titulo: 'Su registro anterior venció. Responda las preguntas para registrarse otra vez.',
      siguiente: 'Responda las preguntas para empezar otra vez.',
    },
    otro: { siguiente: 'No pudimos preparar sus preguntas. Llámenos y le ayudamos a registrarse.' },
  },
  activarCuenta: {
    1009: { titulo: 'Su cuenta está activa,' },
    // For any other code: appended to the server's sentence, or alone without it.
    otro: { titulo: '', siguiente: 'Si el enlace es viejo, pida otra vez el correo de confirmación.' },
  },
  cambiarClave: { otro: { siguiente: 'Escriba otra contraseña. Su enlace sigue sirviendo.' } },
  registrar: {
    1005: {
      // promise: activacion
      titulo: 'Estará recibiendo un correo electrónico para activar su cuenta.',
      siguiente: 'Abra el enlace de ese correo. Si no lo ve, revise la carpeta de correo no deseado.',
    },
    1010: {
      titulo: 'Usted ya tiene una cuenta. Inicie sesión con su cuenta.',
      siguiente: 'Escriba su contraseña y pulse «Iniciar sesión».',
    },
    1019: {
      titulo: 'Ese correo electrónico ya está en uso. Escriba otro.',
      siguiente: 'Escriba otro correo, o recupere la contraseña de esa cuenta.',
    },
    otro: { siguiente: 'Corrija lo que haga falta y pulse «Registrarme» otra vez.' },
  },
  solicitarCambioClave: {
    1006: {
      titulo: 'El documento y el correo electrónico no coinciden.',
      siguiente: 'Revise el documento y el correo. Debe ser el mismo con el que se registró.',
    },
    1007: {
      // promise: cambioClave
      titulo: 'Estará recibiendo un correo electrónico para continuar con el cambio de contraseña.',
      siguiente: 'Abra el enlace de ese correo. Si no lo ve, revise la carpeta de correo no deseado.',
    },
    1008: {
      titulo: 'No hay una cuenta con esos datos.',
      siguiente: 'Revise el documento. Si nunca se registró, cierre y pulse «Regístrate».',
    },
    otro: { siguiente: 'Revise lo que escribió o llámenos: le ayudamos a recuperar su cuenta.' },
  },
} satisfies { [Call in CallName]?: Refusals<Call> };

export type RefusingCall = keyof typeof refusals;

export const answerNotice = (call: RefusingCall, answered: Answered): Notice => refusalNotice(refusals[call], answered);
