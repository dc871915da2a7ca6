export interface Option {
  id: number;
  descripcion: string;
  /** Under the words of an option that only typing finds, below the others. */
  note?: string;
}

/** More rows would not help: typing another letter is faster. */
const mostRows = 50;

/** Folds case and accents: «peña» matches «PENA». */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

export interface Found {
  rows: readonly Option[];
  /** How many matches are beyond the rows. */
  more: number;
}

/** Options that contain every word of the query; those that begin with it come first, those with a note last. */
export const findOptions = (options: readonly (Option & { plain: string })[], query: string): Found => {
  const wanted = plain(query);
  const words = wanted.split(/\s+/);
  const rank = ({ plain: name, note }: (typeof options)[number]) =>
    (note === undefined ? 0 : 2) + (name.startsWith(wanted) ? 0 : 1);
  const ordered = options
    .filter((option) => words.every((word) => option.plain.includes(word)) && !(wanted === '' && option.note))
    .toSorted((one, other) => rank(one) - rank(other));
  return { rows: ordered.slice(0, mostRows), more: Math.max(0, ordered.length - mostRows) };
};
