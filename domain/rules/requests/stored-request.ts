import * as v from 'valibot';
import { storedText } from '../form/parse-stored';

/** An unfinished request as stored in this browser. */
export interface StoredRequest<Draft> {
  /** The fields that may be kept; a form gives the others. */
  borrador: Partial<Draft>;
  /** When it was written last, in milliseconds of the server. */
  hora: number;
  /** The case numbers before it was sent with an unknown outcome; null: it was not sent. */
  antes: readonly string[] | null;
}

/** Keeps these text fields; a draft without any of them counts as absent. */
export const storedRequest = <Draft extends Readonly<Record<keyof Draft, string>>>(
  fields: readonly (keyof Draft & string)[],
) =>
  v.pipe(
    v.object({
      borrador: v.record(v.string(), v.unknown()),
      hora: v.number(),
      antes: v.fallback(v.nullable(v.pipe(v.array(storedText), v.maxLength(2000))), null),
    }),
    v.transform(({ borrador, hora, antes }): StoredRequest<Draft> => {
      const written = fields.filter((field) => v.is(storedText, borrador[field]) && borrador[field] !== '');
      // The result has only these fields.
      const draft = Object.fromEntries(written.map((field) => [field, borrador[field]])) as Partial<Draft>;
      return { borrador: draft, hora, antes };
    }),
    v.check(({ borrador }) => Object.keys(borrador).length > 0),
  );
