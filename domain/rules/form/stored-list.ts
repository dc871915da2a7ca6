import * as v from 'valibot';
import { parseStored } from './parse-stored';

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
