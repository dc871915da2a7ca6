/** Some back ends say by their sentence that a link is too old. */
export const isExpiredMessage = (mensaje: string): boolean => /^\s*el token expir/i.test(mensaje);
