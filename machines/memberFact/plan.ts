/** The plan name of the member's card in the core; empty if the member has no card there. */
export const planOf = (
  cards: readonly { idAfiliado: string; planes_Nombre: string }[],
  codigoAfiliado: string,
): string => cards.find(({ idAfiliado }) => idAfiliado === codigoAfiliado)?.planes_Nombre.trim() ?? '';
