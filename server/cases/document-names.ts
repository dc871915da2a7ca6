import type { DocumentType } from './read-document';

const longestStem = 20;

const plain = (text: string): string => text.normalize('NFD').replace(/[^A-Za-z0-9]/g, '');

/** Indicación médica → Indicacionmedica: the name of a file of that document, without number and ending. */
export const fileNameStem = (descripcion: string): string => plain(descripcion).slice(0, longestStem);

/** The document whose stem the file name begins with, if any. */
export const documentOfFileName = <R extends { descripcion: string }>(
  fileName: string,
  requirements: readonly R[],
): R | undefined => {
  const name = plain(fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '')).toLowerCase();
  const stems = requirements.map((requirement) => ({
    requirement,
    stem: fileNameStem(requirement.descripcion).toLowerCase(),
  }));
  const exact = stems.find(({ stem }) => stem === name);
  const numbered = stems.find(({ stem }) => name.startsWith(stem) && /^\d{1,2}$/.test(name.slice(stem.length)));
  return (exact ?? numbered)?.requirement;
};

const endings: Readonly<Record<DocumentType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** Takes the first free name of Cedula.jpg, Cedula2.jpg …, whatever its extension. */
export const nextFreeName = (stem: string, tipo: DocumentType, taken: Set<string>): string => {
  let number = 1;
  while (taken.has(`${stem}${number === 1 ? '' : number}`.toLowerCase())) number += 1;
  const name = `${stem}${number === 1 ? '' : number}`;
  taken.add(name.toLowerCase());
  return `${name}.${endings[tipo]}`;
};
