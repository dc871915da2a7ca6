/** Some back ends report an expired link only by this message. */
export const isExpiredMessage = (mensaje: string): boolean => /^\s*el token expir/i.test(mensaje);
