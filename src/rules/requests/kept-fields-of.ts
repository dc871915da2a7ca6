/** The fields of a draft that may be kept. */
export const keptFieldsOf = <Draft extends Readonly<Record<keyof Draft, string>>>(
  fields: readonly (keyof Draft & string)[],
  draft: Draft,
): Partial<Draft> => {
  const kept: Partial<Draft> = {};
  for (const field of fields) kept[field] = draft[field];
  return kept;
};
