import * as v from 'valibot';
import { keptText } from './kept-text';

/** A draft of texts: all of its fields, and nothing else. */
export const keptFields = <Draft extends Readonly<Record<keyof Draft, string>>>(empty: Draft) =>
  v.pipe(
    v.object(Object.fromEntries(Object.keys(empty).map((field) => [field, keptText]))),
    v.transform((found): Draft => ({ ...empty, ...found })),
  );
