import type { ChartFailure } from '../../../domain/contract/chart-failure';
import type { Sentido } from '../../../domain/rules/contact/email-change';
import { linkFailureDetails, linkTexts, linkWords } from '../../texts/links';

export const emailChangeTexts = {
  consultando: 'Consultando su solicitud…',
  confirmado: 'Cambios guardados favor de inciar sesion', // sic, MAILC-03
  yaConfirmado: 'El correo ya fue confirmado, favor de iniciar sesión',
  revertido: 'Su solicitud ha sido reversada de forma satisfactoria',
  correoNuevo: 'Correo nuevo',
  correoAnterior: 'Su correo será otra vez',
  // promise: casoResuelto casoDevuelto claveCambiada
  desdeAhora: 'Desde ahora le escribiremos a su correo nuevo.',
  vuelve: 'Su correo es otra vez el de antes. Cerramos su cuenta en todos los equipos.',
  cambieClave: 'Si usted no pidió el cambio, cambie también su contraseña.',
  cambiarClave: 'Cambiar la contraseña',
  sinCorreo: 'No pudimos saber qué correo se confirma.',
  sinCorreoDetalle: 'Inténtelo otra vez. Si sigue igual, inicie sesión y pida el cambio de nuevo.',
  pidaloOtraVez: 'Después podrá pedir el cambio de correo otra vez desde su cuenta.',
} as const;

/** The words that differ between the two links. */
export const emailChangeWords: Record<
  Sentido,
  {
    titulo: string;
    entrada: string;
    aplicar: string;
    aplicando: string;
    /** The fixed title when the call itself fails. */
    fallida: string;
  }
> = {
  confirmar: {
    titulo: 'Cambio de correo',
    entrada: 'Revise el correo y confirme el cambio. Después tendrá que iniciar sesión otra vez.',
    aplicar: 'Confirmar el cambio',
    aplicando: 'Confirmando…',
    fallida: 'Ha ocurrido un error durante la actualización, favor intente más tarde.',
  },
  revertir: {
    titulo: 'Deshacer el cambio de correo',
    entrada: 'Si usted no pidió cambiar su correo, deshaga el cambio aquí.',
    aplicar: 'Deshacer el cambio',
    aplicando: 'Deshaciendo…',
    fallida: 'Ha ocurrido un error, favor de intentar más tarde',
  },
};

export const emailLinkWords = linkWords(linkTexts.vencido, emailChangeTexts.pidaloOtraVez);

/** Below the fixed title: the service's sentence, or what to do; names an expired session. */
export const notAppliedLines = (problema: ChartFailure): readonly string[] =>
  typeof problema === 'string' || problema.kind === 'sesionVencida' || problema.mensaje === ''
    ? linkFailureDetails(problema)
    : [problema.mensaje];
