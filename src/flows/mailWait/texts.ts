export const mailWaitTexts = {
  titulo: 'Revise su correo',
  /** The hour comes with «a la» or «a las», and ends with a point of its own. */
  enviado: (correo: string, hora: string) =>
    correo === ''
      ? `Le enviamos el enlace que activa su cuenta ${hora}`
      : `Le enviamos el enlace que activa su cuenta a ${correo}, ${hora}`,
  consejo: 'Si no llega en unos minutos, mire la carpeta de correo no deseado.',
  reenviar: 'Reenviar el correo',
  olvidar: 'Ya lo recibí',
} as const;
