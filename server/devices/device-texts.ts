const minutesOf = (ms: number): string => {
  const minutes = Math.ceil(ms / 60_000);
  return minutes === 1 ? 'un minuto' : `${minutes} minutos`;
};

/** What a member reads on the page that takes the code. */
export const deviceTexts = {
  title: 'Agregar este dispositivo',
  sent: (correo: string, lifeMs: number) =>
    `Enviamos un código de seis dígitos a ${correo}, el correo de su cuenta. Vence en ${minutesOf(lifeMs)}.`,
  label: 'Código',
  hint: 'Seis dígitos. Si no lo encuentra, revise la carpeta de correo no deseado.',
  send: 'Agregar dispositivo',
  notYou: 'Si usted no pidió agregar un dispositivo, cierre esta página y cambie su contraseña.',
  sixDigits: 'Escriba los seis dígitos del código.',
  wrong: (quedan: number) =>
    quedan === 1
      ? 'El código no es correcto. Le queda un intento.'
      : `El código no es correcto. Le quedan ${quedan} intentos.`,
  doneTitle: 'Dispositivo agregado',
  done: 'Este dispositivo ya es seguro. Puede cerrar esta página y volver al portal.',
  overTitle: 'El código ya no sirve',
  over: 'Venció, se escribieron demasiados códigos equivocados o se pidió otro. Vuelva al portal y pida uno nuevo.',
  unknownTitle: 'La página no existe',
  unknown: 'La dirección no es válida o está incompleta. Vuelva al portal y pida un código nuevo.',
  back: 'Volver al portal',
  tooManyTitle: 'Demasiados intentos',
  tooMany: 'Ha realizado demasiados intentos. Espere unos minutos e intente nuevamente.',
} as const;
