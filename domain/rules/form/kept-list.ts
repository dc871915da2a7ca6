import * as v from 'valibot';
import { keptAs } from './kept-as';

/** The entries that can be read. */
export const keptList = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((found): readonly T[] =>
      found.flatMap((one) => {
        const kept = keptAs(entry, one);
        return kept === null ? [] : [kept];
      }),
    ),
  );
