import * as v from 'valibot';
import { isEmail } from '../rules/contact/email';
import { askedText, filled, maybeText } from './words';

/** Schemas that only services behind the log-in share, so that the log-in page does not load them. */

/** A number, or the same number written as text: queries have only text, and so do some replies. */
export const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,10})?$/))]),
  v.transform(Number),
  v.finite(),
);

/** A figure that is only displayed: an unreadable one is left blank and does not affect the rest of the answer. */
export const maybeNumeric = v.fallback(v.nullish(numeric, null), null);

/** An identifier of the back end: text on our side, even where it is sent as a number. */
export const code = v.pipe(v.union([v.number(), filled]), v.transform(String));

/* @__NO_SIDE_EFFECTS__ */
export const maybeAskedText = (max: number) => v.nullish(askedText(max), '');

export const askedCode = v.pipe(v.union([v.pipe(v.number(), v.finite()), askedText(40, 1)]), v.transform(String));

/** An empty filter means no filter. */
export const maybeAskedCode = v.pipe(
  v.nullish(v.union([v.pipe(v.number(), v.finite()), askedText(40)]), ''),
  v.transform(String),
);

const isoDay = /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** yyyy-MM-dd, and a day that the calendar has: it begins with the year 1. */
export const askedDate = v.pipe(
  v.string(),
  v.regex(isoDay),
  v.check((day) => new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8))),
);

export const email = v.pipe(askedText(254), v.check(isEmail));

export const phone = v.pipe(v.string(), v.regex(/^[\d()\s+-]{7,20}$/));

export const maybePhone = v.pipe(v.string(), v.regex(/^([\d()\s+-]{7,20})?$/));

/** 200 characters: long enough for any password manager, short enough to hash. */
export const newPassword = askedText(200, 6);

/** The token of a link. Lenient on purpose: a malformed token gets the call's answer, not a validation error. */
export const linkToken = askedText(10_000);

/** Pages count from 1. */
export const pageNumber = v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(1_000_000));

export const pageSize = v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(100));

/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <const S extends v.GenericSchema>(item: S) =>
  v.object({ data: v.array(item), cantidadRegistros: numeric });

/** One line of a drop-down list. */
export const option = v.object({ codigo: code, descripcion: maybeText, codigoPadre: maybeText });

export const options = v.array(option);

/**
 * The answer of a call of which only the success matters: any value, even none.
 * `false` and 0 are a success that did not happen, hence unreadable.
 */
export const done = v.pipe(
  v.unknown(),
  v.check((answer) => answer !== false && answer !== 0),
  v.transform((answer) => {
    const told = v.safeParse(v.object({ mensaje: v.string() }), answer);
    return { mensaje: told.success ? told.output.mensaje : '' };
  }),
) as v.GenericSchema<{ mensaje?: string }, { mensaje: string }>;

/** The answer of a call that says by any truthy value that it succeeded; any other is no success, hence unreadable. */
export const truthy = v.pipe(
  v.unknown(),
  v.check(Boolean),
  v.transform(() => true),
) as v.GenericSchema<true | string, true>;

/** The number of the case that a call created. An empty one is no case, hence unreadable. */
export const caseNumber = v.pipe(code, v.regex(/[1-9A-Za-z]/));
