import { isKeptText } from './kept-text';

/** The fields of a draft that was kept; null where one of them cannot be read. */
export const keptFields = <Draft extends Readonly<Record<keyof Draft, string>>>(
  empty: Draft,
  value: unknown,
): Draft | null => {
  const found: Readonly<Record<string, unknown>> = Object(value);
  const fields = Object.keys(empty);
  if (!fields.every((field) => isKeptText(found[field]))) return null;
  return { ...empty, ...Object.fromEntries(fields.map((field) => [field, found[field]])) };
};
