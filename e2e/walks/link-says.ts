import type { LinkWords } from '../../src/texts/links';

/** The texts of a page with an invalid link. */
export const linkSays = ({ titulo, detalles }: LinkWords['invalido']): readonly string[] => [titulo, ...detalles];
