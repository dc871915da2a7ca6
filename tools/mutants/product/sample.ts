import { sourceFiles } from '../../../tests/house/source-files';
import { catalogue, quotedSpanish } from '../../checks/requirements/catalogue';
import type { Point } from './point';
import { pointsOf } from './points';

export const areas = ['rules', 'wiring', 'contract', 'server', 'texts'] as const;
type Area = (typeof areas)[number];

export interface Mutant extends Point {
  id: number;
  area: Area;
}

/** The areas with their files and their shares of a sample. */
const told: Readonly<Record<Area, { files: RegExp; share: number }>> = {
  rules: { files: /^domain\/rules\/|^machines\/.*\.rules\.ts$/, share: 0.25 },
  wiring: { files: /^src\/(app|wiring|api|platform|routes)\/|^src\/flows\/\w+\/(?!texts)[\w-]+\.ts$/, share: 0.25 },
  contract: { files: /^domain\/contract\//, share: 0.1 },
  server: { files: /^server\/(handlers|access|http|mail)\//, share: 0.3 },
  texts: { files: /^src\/(texts\/|flows\/\w+\/texts\.ts$)/, share: 0.1 },
};

/** The same numbers for the same seed, on every machine. */
const chance = (seed: number) => {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

/** What a mutant is called in equivalent.tsv: without a line, which the next change moves. */
export const nameOf = ({ file, shown, change }: Point): string => `${file} — ${shown}: ${change}`;

/** As whole words: `Solicitud` does not stand in `Gestión de Solicitudes`. */
const wordsOf = (text: string): string => ` ${text.replaceAll(/[^\p{L}\d]+/gu, ' ').trim()} `;

const productFiles = () =>
  sourceFiles(['domain', 'src', 'machines', 'server'], /\.tsx?$/).filter(
    ({ path }) => !/\.(test|css|machine|cases|d)\.tsx?$/.test(path),
  );

/** Every mistake that is known in the product. */
export const productPoints = (): (Point & { area: Area })[] => {
  const quotes = catalogue().flatMap(quotedSpanish).map(wordsOf);
  const isDictated = (sentence: string) => {
    const words = wordsOf(sentence);
    return sentence.length > 2 && quotes.some((quote) => quote.includes(words) || words.includes(quote));
  };
  return productFiles().flatMap(({ path, text }) => {
    const area = areas.find((one) => told[one].files.test(path));
    if (area === undefined) return [];
    return pointsOf(path, text, area === 'texts' ? isDictated : null).map((point) => ({ ...point, area }));
  });
};

/** So many mutants, spread over the areas; the same for the same seed. */
export const sampleOf = (size: number, seed: number, only = ''): Mutant[] => {
  const next = chance(seed);
  const points = productPoints().filter((point) => nameOf(point).includes(only));
  return areas
    .flatMap((area) => {
      const all = points.filter((point) => point.area === area);
      const wanted = Math.min(all.length, only === '' ? Math.round(size * told[area].share) : size);
      return Array.from({ length: wanted }, () => all.splice(next(all.length), 1)).flat();
    })
    .map((mutant, index) => ({ ...mutant, id: index + 1 }));
};
