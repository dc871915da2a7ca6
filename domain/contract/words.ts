import * as v from 'valibot';

/** The words of the wire that the first calls share. `asked…` bounds what a request may carry; the others read replies. */

export const text = v.string();

export const filled = v.pipe(v.string(), v.minLength(1));

/** Text that some replies leave out, send as null or, when it is all digits, as a number. */
export const maybeText = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String));

/** A yes or no, or the same as text or digit. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', 0, 1])]),
  v.transform((value) => value === true || value === 'true' || value === 1),
);

/** NUL is the one character that a database text column cannot hold. */
/* @__NO_SIDE_EFFECTS__ */
export const askedText = (max: number, min = 0) =>
  v.pipe(v.string(), v.minLength(min), v.maxLength(max), v.excludes('\0'));

export const affiliateCode = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,20}$/));

/** Document types of the access forms: 1 Cédula, 2 NSS, 3 Contrato, 4 Pasaporte. */
export const accessDocumentType = v.picklist([1, 2, 3, 4]);

export const identification = v.object({
  tipoDocumento: accessDocumentType,
  documento: askedText(30, 1),
});

/**
 * An entity of which every field may be missing. Without this any other object would be read as an empty one.
 */
/* @__NO_SIDE_EFFECTS__ */
export const someOf = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.custom<v.InferInput<v.ObjectSchema<E, undefined>>>(
      (answer) => typeof answer === 'object' && answer !== null && Object.keys(entries).some((key) => key in answer),
    ),
    v.object(entries),
  );
