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
  const [, name = '', way = ''] = /^(.*),([^,]*)$/s.exec(text) ?? [];
  const quien = name.replace(/\p{C}/gu, ' ').trim();
  const como = toldWays.find((known) => plain(known) === plain(way));
  return quien === '' || quien.length > longestName || como === undefined ? null : { quien, como };
};
