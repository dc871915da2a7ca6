import type { FaltaRecuperacion } from '../../../machines/recover/recovery';
import { documentFaltaText } from '../../texts/document-in-dialogs';

export const recoverTexts = {
  titulo: 'Recuperar contraseña',
  // promise: cambioClave
  entrada: 'Escriba su documento y el correo de su cuenta. Le enviaremos un enlace para cambiar la contraseña.',
  correo: 'Correo electrónico',
  cancelar: 'Cancelar',
  enviar: 'Solicitar',
  enviando: 'Solicitando…',
} as const;

export const recoverFaultText: Record<FaltaRecuperacion, string> = {
  ...documentFaltaText,
  correoInvalido: 'Debe ingresar un correo electrónico válido.',
};
