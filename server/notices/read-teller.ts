import { type ToldWay, toldWays } from './call-texts';

export interface Teller {
  /** The member does not read it. */
  quien: string;
  como: ToldWay;
}

const longestName = 80;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Reads «Ana, por teléfono», also without its accent. null: it does not say who, or no way that we know. */
export const readTeller = (text: string): Teller | null => {
  const comma = text.lastIndexOf(',');
  const way = text.slice(comma + 1);
  const quien = text.slice(0, Math.max(comma, 0)).replace(/\p{C}/gu, ' ').trim();
  const como = toldWays.find((known) => plain(known) === plain(way));
  return quien === '' || quien.length > longestName || como === undefined ? null : { quien, como };
};
