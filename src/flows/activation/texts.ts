export const activationTexts = {
  titulo: 'Activación de cuenta',
  activando: 'Confirmando activación de cuenta',
  activada: 'Su cuenta está activa,',
  iniciarSesion: 'favor de iniciar sesion con su cuenta.', // sic, ACT-04
  fallida: 'favor de intentar mas tarde.', // sic, ACT-05
  sinActivar: 'No pudimos activar su cuenta.',
  otroEnlace: 'Si el enlace es viejo, pida otra vez el correo de confirmación.',
} as const;

/** The server's sentence, then the fixed words; without the first a sentence of ours stands in its place. */
export const activatedWords = (mensaje: string): string =>
  `${mensaje.trim() || activationTexts.activada} ${activationTexts.iniciarSesion}`;

/** The server's sentence, then the fixed words; without the first they stand alone. */
export const notActivatedWords = (mensaje: string): string => `${mensaje.trim()} ${activationTexts.fallida}`.trim();
