import * as v from 'valibot';
import { storedText } from './stored-text';

/** A draft with exactly the text fields of `empty`. */
export const storedFields = <Draft extends Readonly<Record<keyof Draft, string>>>(empty: Draft) =>
  v.pipe(
    v.object(Object.fromEntries(Object.keys(empty).map((field) => [field, storedText]))),
    v.transform((found): Draft => ({ ...empty, ...found })),
  );
