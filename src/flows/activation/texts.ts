import type { Answered } from '../../../domain/contract/call-result';
import type { ChartFailure } from '../../../domain/contract/chart-failure';
import { type LinkWords, linkFailureDetails, linkTexts } from '../../texts/links';
import { answerNotice } from '../../texts/refusals';

export const activationTexts = {
  titulo: 'Activación de cuenta',
  activando: 'Confirmando activación de cuenta',
  iniciarSesion: 'favor de iniciar sesion con su cuenta.', // sic, ACT-04
  fallida: 'favor de intentar mas tarde.', // sic, ACT-05
  sinActivar: 'No pudimos activar su cuenta.',
} as const;

/** The server's sentence, then the fixed words; without a sentence of the server, our own takes its place. */
export const activatedWords = (respuesta: Answered): string =>
  `${answerNotice('activarCuenta', respuesta).titulo} ${activationTexts.iniciarSesion}`;

/** The server's sentence, then the fixed words; without a sentence, the fixed words alone. */
const notActivatedWords = (sentence: string): string => `${sentence.trim()} ${activationTexts.fallida}`.trim();

export const refusedLines = (respuesta: Answered): readonly string[] => {
  const { titulo, detalle } = answerNotice('activarCuenta', respuesta);
  return [notActivatedWords(titulo), detalle];
};

export const failedLines = (problema: ChartFailure): readonly string[] => {
  const mensaje = typeof problema === 'string' ? '' : problema.mensaje;
  return [notActivatedWords(mensaje), ...linkFailureDetails(problema).filter((line) => line !== mensaje)];
};

export const activationLinkWords: LinkWords<'ausente' | 'invalido'> = {
  ausente: { titulo: linkTexts.sinEnlace, detalles: [linkTexts.abraOtraVez] },
  invalido: { titulo: linkTexts.invalido, detalles: [activationTexts.fallida, linkTexts.entero] },
};
