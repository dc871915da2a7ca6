interface Choice {
  codigo: string;
  descripcion: string;
}

/** What can be chosen, and the code that is chosen where the list does not have it: an address may carry any. */
export const withUnlistedChoice = (
  listed: readonly Choice[] | null,
  chosen: string,
  name: (codigo: string) => string,
): readonly Choice[] => {
  if (listed === null || chosen === '' || listed.some(({ codigo }) => codigo === chosen)) return listed ?? [];
  return [...listed, { codigo: chosen, descripcion: name(chosen) }];
};
