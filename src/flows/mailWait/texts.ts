export const mailWaitTexts = {
  titulo: 'Revise su correo',
  /** `hora` includes «a la» or «a las» and its final point. */
  enviado: (correo: string, hora: string) =>
    correo === ''
      ? `Le enviamos el enlace que activa su cuenta ${hora}`
      : `Le enviamos el enlace que activa su cuenta a ${correo}, ${hora}`,
  consejo: 'Si no llega en unos minutos, mire la carpeta de correo no deseado.',
  reenviar: 'Reenviar el correo',
  olvidar: 'Ya lo recibí',
} as const;
