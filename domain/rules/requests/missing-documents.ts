interface Required {
  descripcion: string;
  requerido: boolean;
}

const longest = 20;
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** A stored document's name is its requirement's without special characters, cut and numbered. */
const isOf = (stored: string, { descripcion }: Required): boolean => {
  const name = folded(stored.replace(/\.[^.]{1,8}$/, ''));
  const wanted = folded(descripcion).slice(0, longest);
  return name.startsWith(wanted) && /^\d*$/.test(name.slice(wanted.length));
};

/** The required documents that are not stored. */
export const missingDocuments = (required: readonly Required[], stored: readonly string[]): readonly string[] =>
  required
    .filter((one) => one.requerido && one.descripcion.trim() !== '' && !stored.some((name) => isOf(name, one)))
    .map(({ descripcion }) => descripcion.trim());
