import { readFileSync } from 'node:fs';

export interface Row {
  id: string;
  flow: string;
  kind: string;
  requirement: string;
}

export const readCatalogue = (text: string): Row[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', flow = '', kind = '', requirement = ''] = line.split('\t');
      return { id, flow, kind, requirement };
    });

export const catalogue = (): Row[] =>
  readCatalogue(readFileSync(new URL('../../../docs/requirements.tsv', import.meta.url), 'utf8'));

/** The decision of an ambiguity row; the text before only lists the readings. */
const decided = ({ kind, requirement }: Row): string =>
  kind === 'ambiguity' ? (requirement.split('Reading chosen:')[1] ?? '') : requirement;

/**
 * The product texts that a row quotes. Paths, names of settings and single symbols stand in the same quotes: a text
 * begins with a capital letter or with an opening mark.
 */
export const quotedSpanish = (row: Row): string[] =>
  [...decided(row).matchAll(/(?<!\w)'([^']+)'(?!\w)/g)]
    .map(([, quote = '']) => quote.replace(/\.\.\.$/, ''))
    .filter((quote) => /^[\p{Lu}¡¿]/u.test(quote) && /\p{Ll}/u.test(quote));
