/**
 * The fields of a draft that may be kept, but those that stand as the portal began them: those are read anew, or an old
 * phone would come back as a changed one.
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
