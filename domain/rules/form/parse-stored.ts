import * as v from 'valibot';

/** Validates stored data, which a person with the device can edit; null if it does not match the schema. */
export const parseStored = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null => {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
};

/** A draft with exactly the text fields of `empty`. */
export const storedFields = <Draft extends Readonly<Record<keyof Draft, string>>>(empty: Draft) =>
  v.pipe(
    v.object(Object.fromEntries(Object.keys(empty).map((field) => [field, storedText]))),
    v.transform((found): Draft => ({ ...empty, ...found })),
  );

/** A list without its invalid entries. */
export const storedList = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((found): readonly T[] =>
      found.flatMap((one) => {
        const kept = parseStored(entry, one);
        return kept === null ? [] : [kept];
      }),
    ),
  );

export const storedText = v.pipe(v.string(), v.maxLength(2000));

/**
 * The fields of a draft to store, without those that equal their prefilled value: otherwise an outdated phone would
 * look like an edit.
 */
export const fieldsToStore = <Draft extends Readonly<Record<keyof Draft, string>>>(
  fields: readonly (keyof Draft & string)[],
  draft: Draft,
  begun: Draft,
): Partial<Draft> => {
  const kept: Partial<Draft> = {};
  for (const field of fields) if (draft[field] !== begun[field]) kept[field] = draft[field];
  return kept;
};
