import * as v from 'valibot';

/** Validates stored data, which a person with the device can edit; null if it does not match the schema. */
export const parseStored = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null => {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
};
