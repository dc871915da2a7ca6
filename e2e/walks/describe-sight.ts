import { listed, spokenOf } from './read-as';
import type { Sight } from './sight';

const placeOf = ({ dialog, address, heading }: Sight): string => {
  if (typeof dialog === 'string') return `El diálogo «${dialog}»`;
  if (dialog !== undefined && dialog !== null) return spokenOf(dialog);
  const titled = heading === undefined ? '' : spokenOf(heading);
  if (address === undefined) return titled;
  return titled === '' ? `La página ${address}` : `La página ${address}, ${titled}`;
};

/** Joins adjacent quotes by a space, other phrases by a comma. */
const inARow = (parts: readonly string[]): string =>
  parts.reduce((row, part) => {
    if (row === '') return part;
    return `${row}${row.endsWith('»') && part.startsWith('«') ? ' ' : ', '}${part}`;
  }, '');

const shownIn = (sight: Sight): string => {
  const place = placeOf(sight);
  const said = inARow((sight.says ?? []).map(spokenOf));
  const offered = listed((sight.offers ?? []).map(spokenOf));
  const [what, joint] = said === '' ? [offered, ', con '] : [[said, offered].filter(Boolean).join(', con '), ': '];
  return place === '' || what === '' ? `${place}${what}` : `${place}${joint}${what}`;
};

/** The expected view as clauses without a final point; empty if nothing is expected. */
export const describeSight = (sight: Sight): string => {
  const { chosen, focus, silent = [], withholds = [], forPeople } = sight;
  if (forPeople !== undefined) return forPeople;
  const shown = [
    shownIn(sight),
    chosen === undefined ? '' : `Está elegido «${chosen}»`,
    typeof focus === 'string' ? `El foco está en «${focus}»` : '',
  ].filter((part) => part !== '');
  // Mentions absent elements only if nothing else is expected.
  const absent = [...silent, ...withholds].map((name) => `«${name}»`);
  return shown.length === 0 && absent.length > 0 ? `No se ve ${listed(absent)}` : shown.join('. ');
};
