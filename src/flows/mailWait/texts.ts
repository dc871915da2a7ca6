export const mailWaitTexts = {
  titulo: 'Revise su correo',
  /** The hour ends with a point of its own. */
  enviado: (correo: string, hora: string) =>
    correo === ''
      ? `Le enviamos el enlace que activa su cuenta a las ${hora}`
      : `Le enviamos el enlace que activa su cuenta a ${correo}, a las ${hora}`,
  consejo: 'Si no llega en unos minutos, mire la carpeta de correo no deseado.',
  reenviar: 'Reenviar el correo',
  olvidar: 'Ya lo recibí',
} as const;
