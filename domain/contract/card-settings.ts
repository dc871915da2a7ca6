import * as v from 'valibot';
import { cardVerification } from '../brand/card-verification';

/** In the page's JSON data block beside the public settings; read by the page of the card alone, so that no other carries it. */
const cardSettings = v.object({ carne: v.object({ verificacion: v.pipe(v.string(), v.url()) }) });
export type CardSettings = v.InferInput<typeof cardSettings>;

export const readVerification = (block: unknown): string => {
  const read = v.safeParse(cardSettings, block);
  return read.success ? read.output.carne.verificacion : cardVerification;
};
