import { reachUs } from '../mail/mail-texts';

/** What a member reads on the page behind «No fui yo». */
export const notMeTexts = {
  title: 'No fui yo',
  what: (momento: string) => `El ${momento} alguien entró en su cuenta desde un dispositivo nuevo.`,
  effect: (correo: string) =>
    `Si no fue usted, pulse el botón. Cerramos su cuenta en todos los dispositivos. Su contraseña y sus llaves de acceso dejan de servir; si alguien cambió su correo desde entonces, vuelve el de antes. Le escribimos a ${correo} cómo poner otra contraseña.`,
  send: 'No fui yo: cerrar mi cuenta en todas partes',
  itWasMe: 'Si fue usted, cierre esta página: no cambia nada.',
  doneTitle: 'Su cuenta está cerrada en todas partes',
  done: (correo: string) =>
    `Le escribimos a ${correo} para que ponga una contraseña nueva. Hasta entonces nadie puede entrar.`,
  lostMailbox: `Si otra persona lee ese correo, o usted no puede abrirlo, ${reachUs}: no use el enlace que le enviamos.`,
  overTitle: 'El enlace ya no sirve',
  over: `Es de hace más de una semana. Si cree que otra persona entra en su cuenta, cambie su contraseña con «¿Olvidó su contraseña?» y ${reachUs}.`,
  unknownTitle: 'La página no existe',
  unknown: `La dirección no es válida o está incompleta. Si cree que otra persona entra en su cuenta, cambie su contraseña con «¿Olvidó su contraseña?».`,
  toLogin: 'Ir al portal',
  tooManyTitle: 'Demasiados intentos',
  tooMany: 'Ha realizado demasiados intentos. Espere unos minutos e intente nuevamente.',
} as const;
