import * as v from 'valibot';

/** In the page's JSON data block beside the public settings; read where an extra is asked for, so that no other page carries it. */
const extrasSettings = v.object({ extras: v.array(v.string()) });
export type ExtrasSettings = v.InferInput<typeof extrasSettings>;

/** The names of the extras that the server offers; an older server names none. */
export const readExtras = (block: unknown): readonly string[] => {
  const read = v.safeParse(extrasSettings, block);
  return read.success ? read.output.extras : [];
};
