import * as v from 'valibot';

/** Storage belongs to the one who holds the device: what is not of the schema was never kept. */
export const parseStored = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null => {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
};
