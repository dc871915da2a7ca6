import * as v from 'valibot';

export const storedText = v.pipe(v.string(), v.maxLength(2000));
