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
