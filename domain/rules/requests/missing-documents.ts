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

/** A document is stored under the name of what it is: its signs left out, cut, and numbered where there are several. */
const isOf = (stored: string, { descripcion }: Required): boolean => {
  const name = folded(stored.replace(/\.[^.]{1,8}$/, ''));
  const wanted = folded(descripcion).slice(0, longest);
  return name.startsWith(wanted) && /^\d*$/.test(name.slice(wanted.length));
};

/** What a request of this kind needs and none of its stored documents is. */
export const missingDocuments = (required: readonly Required[], stored: readonly string[]): readonly string[] =>
  required
    .filter((one) => one.requerido && one.descripcion.trim() !== '' && !stored.some((name) => isOf(name, one)))
    .map(({ descripcion }) => descripcion.trim());
