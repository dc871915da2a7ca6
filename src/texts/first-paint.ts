/** Seen only while the program does not come. */
export const slowWords = '¿Tarda demasiado? Revise su conexión y recargue la página.';
