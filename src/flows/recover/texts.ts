import type { recoverMachine } from '../../../machines/recover/recover.machine';
import type { StateOf } from '../../../machines/state-of';

type RecoverState = StateOf<typeof recoverMachine>;

export const recoverTexts = {
  titulo: 'Recuperar contraseña',
  entrada: 'Escriba su documento y el correo de su cuenta. Le enviaremos un enlace para cambiar la contraseña.',
  correo: 'Correo electrónico',
  correoInvalido: 'Debe ingresar un correo electrónico válido.',
  quisoDecir: (correo: string) => `¿Quiso decir ${correo}?`,
  usarSugerencia: (correo: string) => `Usar ${correo}`,
  cancelar: 'Cancelar',
  enviar: 'Solicitar',
  enviando: 'Solicitando…',
  revisar: 'Abra el enlace de ese correo. Si no lo ve, revise la carpeta de correo no deseado.',
} as const;

/** What to do next, under the server's own sentence. */
export const recoverNextStep: Partial<Record<RecoverState, string>> = {
  'formulario.noCoinciden': 'Revise el documento y el correo. Debe ser el mismo con el que se registró.',
  'formulario.sinCuenta': 'Revise el documento. Si nunca se registró, cierre y pulse «Regístrate».',
  'formulario.rechazada': 'Revise lo que escribió o llámenos: le ayudamos a recuperar su cuenta.',
};
