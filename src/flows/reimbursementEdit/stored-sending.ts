import * as v from 'valibot';
import { mostInAll } from '../../../domain/rules/attachments/accepted-formats';
import { storedText } from '../../../domain/rules/form/parse-stored';

const names = v.pipe(v.array(storedText), v.maxLength(100), v.readonly());

/** Documents that were sent to a case, stored until it is known whether they arrived: names only, never contents. */
export const storedSending = v.object({
  /** Those the case had before; null: they could not be read. */
  documentos: v.fallback(v.nullable(names), null),
  enviados: v.pipe(names, v.maxLength(mostInAll)),
});
