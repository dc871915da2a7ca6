import type { Asunto } from '../../../machines/mailWait/mailWait.machine';

export const mailWaitTexts = {
  titulo: 'Revise su correo',
  /** `hora` includes «a la» or «a las» and its final point. */
  enviado: (enlace: string, correo: string, hora: string) =>
    correo === '' ? `Le enviamos ${enlace} ${hora}` : `Le enviamos ${enlace} a ${correo}, ${hora}`,
  consejo: 'Si no llega en unos minutos, mire la carpeta de correo no deseado.',
  olvidar: 'Ya lo recibí',
} as const;

export const linkWords: Record<Asunto, { enlace: string; reenviar: string }> = {
  activacion: { enlace: 'el enlace que activa su cuenta', reenviar: 'Reenviar el correo' },
  recuperacion: { enlace: 'el enlace para cambiar su contraseña', reenviar: 'Pedir otro correo' },
};
