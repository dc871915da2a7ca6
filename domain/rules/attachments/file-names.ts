import type { Formato } from './requirement';

const longestPart = 20;

/** ATTACH-12, -13 and -15: letters without accents and digits of the document's name, twenty at most. */
const partOf = (document: string): string =>
  document
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, longestPart) || 'Documento';

/** ATTACH-14: in the order in which they are sent; the second of a name ends in 2. */
export const fileNames = (files: readonly { documento: string; formato: Formato }[]): readonly string[] => {
  const taken = new Set<string>();
  return files.map(({ documento, formato }) => {
    const part = partOf(documento);
    let name = part;
    // Compared in lower case, because some file systems ignore case.
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${part}${count}`;
    taken.add(name.toLowerCase());
    return `${name}.${formato}`;
  });
};

const longestShown = 300;

/** A file name for display, without bidirectional and invisible characters. */
export const shownName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/gu, '')
    .trim()
    .slice(0, longestShown) || 'archivo';
