import type { CallResult } from '../../../domain/contract/call-result';
import type { ChartFailure } from '../../../domain/contract/chart-failure';
import type { LinkTrouble } from '../../../domain/contract/link-trouble';
import type { Falta } from '../../../domain/rules/registration/new-password';
import { type LinkWords, linkFailure, linkTexts } from '../../texts/links';
import { weakPasswordText } from '../../texts/new-password';
import type { Notice } from '../../texts/problem';
import { answerNotice } from '../../texts/refusals';

export const changePasswordTexts = {
  titulo: 'Cambio de contraseña',
  entrada: 'Escriba dos veces la contraseña que usará desde ahora.',
  clave: 'Contraseña',
  repetida: 'Repetir contraseña',
  mostrarRepetida: 'Mostrar la contraseña repetida',
  ocultarRepetida: 'Ocultar la contraseña repetida',
  enviar: 'Solicitar',
  enviando: 'Cambiando…',
  guardara: 'Guardará la contraseña nueva.',
  completar: 'Para continuar, escriba la misma contraseña en los dos campos.',
  cambiada: 'Se ha realizado el cambio de contraseña, favor de iniciar sesion con sus nuevas credenciales.', // sic, PWD-09
  vencido: 'El token expiro, favor de realizar la solicitud de cambio de contraseña nuevamente.', // sic, PWD-13
  // promise: cambioClave
  venceAPoco: 'Estos enlaces sirven por poco tiempo. Pida otro y le llegará a su correo.',
  yaUsado: 'Si ya cambió su contraseña, inicie sesión con ella. Si no fue usted, pida un enlace nuevo.',
  quizas: 'La contraseña pudo haber cambiado: pruebe a iniciar sesión con ella antes de repetirlo.',
} as const;

export const newPasswordFaults: Record<Falta, string> = {
  claveVacia: 'Debe escribir la Contraseña.',
  repetidaVacia: 'El campo Repetir contraseña es obligatorio',
  corta: 'El mínimo de caracteres para la contraseña es 6',
  distinta: 'Las contraseñas no coinciden, favor de validar.',
  ...weakPasswordText,
};

const linkWords: LinkWords = {
  ausente: { titulo: changePasswordTexts.vencido, detalles: [linkTexts.abraOtraVez] },
  invalido: { titulo: linkTexts.invalido, detalles: [linkTexts.entero] },
  vencido: { titulo: changePasswordTexts.vencido, detalles: [changePasswordTexts.venceAPoco] },
  usado: { titulo: linkTexts.usado, detalles: [changePasswordTexts.yaUsado] },
};

/** The service's sentence replaces ours, except for an expired link. */
export const badLinkWords = (enlace: LinkTrouble, respuesta: CallResult['respuesta']): LinkWords[LinkTrouble] => {
  const { titulo, detalles } = linkWords[enlace];
  return { titulo: (enlace === 'vencido' ? '' : respuesta?.mensaje) || titulo, detalles };
};

/** After a rejection the member knows that nothing changed. */
const mayHaveChanged = (problema: ChartFailure): boolean =>
  typeof problema === 'string' || (problema.status ?? 500) >= 500;

/** Why the last try changed nothing or may have: one title, one sentence per reason. */
export const notChangedWords = ({ respuesta, problema }: CallResult): LinkWords[LinkTrouble] | null => {
  const lines = ({ titulo, detalle }: Notice, ...more: string[]) => ({ titulo, detalles: [detalle, ...more] });
  if (respuesta !== null) return lines(answerNotice('cambiarClave', respuesta));
  if (problema === null) return null;
  return lines(linkFailure(problema), ...(mayHaveChanged(problema) ? [changePasswordTexts.quizas] : []));
};
