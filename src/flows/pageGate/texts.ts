/** A time ends with the point of «p. m.». */
export const pageGateTexts = {
  titulo: 'Esta página está en mantenimiento',
  porEmpezar: 'Esta página entra en mantenimiento pronto',
  vuelve: (hasta: string) => `Funcionará otra vez ${hasta} Entonces se abre sola: no tiene que hacer nada.`,
  sinHora: 'Todavía no sabemos cuándo volverá. Cuando funcione, esta página se abre sola: no tiene que hacer nada.',
  espere: (desde: string, hasta: string) =>
    `El mantenimiento empieza ${desde} y termina ${hasta} Lo que comience ahora no alcanzaría a terminar. Espere: esta página se abre sola.`,
  mientras: 'Mientras tanto puede usar',
  aqui: 'Lo que escribió se queda aquí. Espere a que termine para enviarlo.',
  termina: (hasta: string) => `Termina ${hasta}`,
} as const;
