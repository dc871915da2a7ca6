/** The name of the member's plan among the cards of the core; empty when none of them is the member's. */
export const planOf = (
  cards: readonly { idAfiliado: string; planes_Nombre: string }[],
  codigoAfiliado: string,
): string => cards.find(({ idAfiliado }) => idAfiliado === codigoAfiliado)?.planes_Nombre.trim() ?? '';
