export const mailTroubleTexts = {
  noLlega: 'Sus avisos no le llegan: revise su correo',
  noLlegaDetalle: (correo: string, desde: string) =>
    `Los correos que le enviamos a ${correo} no llegan desde el ${desde}. Compruebe que ese buzón exista y tenga espacio, o cambie su correo.`,
  revisar: 'Revisar mi correo',
  sinCorreo: 'Sus avisos no le llegan: añada su correo',
  sinCorreoDetalle: 'No tenemos un correo suyo al que escribirle.',
  anadir: 'Añadir mi correo',
} as const;
