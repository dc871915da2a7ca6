import * as v from 'valibot';

/** The words of the wire that many calls share. */
export const text = v.string();
/** Text that some replies leave out or send as null. */
export const maybeText = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value ?? ''),
);
export const affiliateCode = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,20}$/));
/** A number that travels in a query, where everything is text. */
export const numberInQuery = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/))]),
  v.transform(Number),
);
/** A yes or no that travels in a query. */
export const flagInQuery = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
);
/** Document types of the access forms: 1 Cédula, 2 NSS, 3 Contrato, 4 Pasaporte. */
export const accessDocumentType = v.picklist([1, 2, 3, 4]);
export const identification = v.object({
  tipoDocumento: accessDocumentType,
  documento: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
});
