/** Shown while the JavaScript does not load. */
export const slowWords = '¿Tarda demasiado? Revise su conexión y recargue la página.';
