import type { LinkTrouble } from '../../src/contract/link-trouble';
import type { LinkWords } from '../../src/texts/links';

/** What a page says of the link that does not serve. */
export const linkSays = <T extends LinkTrouble>(words: LinkWords<T>, enlace: T | null): readonly string[] =>
  enlace === null ? ['…'] : [words[enlace].titulo, ...words[enlace].detalles];
