import type { LinkWords } from '../../src/texts/links';

/** What a page says of a link that does not serve. */
export const linkSays = ({ titulo, detalles }: LinkWords['invalido']): readonly string[] => [titulo, ...detalles];
