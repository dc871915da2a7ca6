interface Choice {
  codigo: string;
  descripcion: string;
}

/** The choices, plus the chosen code if the list lacks it: an address may contain any code. */
export const withUnlistedChoice = (
  listed: readonly Choice[] | null,
  chosen: string,
  name: (codigo: string) => string,
): readonly Choice[] => {
  if (listed === null || chosen === '' || listed.some(({ codigo }) => codigo === chosen)) return listed ?? [];
  return [...listed, { codigo: chosen, descripcion: name(chosen) }];
};
