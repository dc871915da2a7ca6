import * as v from 'valibot';

export const keptText = v.pipe(v.string(), v.maxLength(2000));
