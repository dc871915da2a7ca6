import * as v from 'valibot';
import { maybeText } from './words';

/** The field of every refusal besides its code. */
export const refusal = { mensaje: maybeText };

type Entries = v.ObjectEntries;
type Variants = Record<number, Entries>;
type NumberOf<K> = K extends number ? K : K extends `${infer N extends number}` ? N : never;

type Fields<E, D extends 'input' | 'output'> = E extends v.ObjectEntries
  ? NonNullable<v.ObjectSchema<E, undefined>['~types']>[D]
  : never;
type Listed<T extends Variants, D extends 'input' | 'output'> = {
  [C in keyof T]: { codigoMensaje: NumberOf<C> } & Fields<T[C], D>;
}[keyof T];

/** A code that the specification does not list is a value too; the number is kept for the log. */
export type Unlisted = { codigoMensaje: 'otro'; codigo: number; mensaje: string };

/**
 * A reply that depends on its codigoMensaje: the entries of each listed code, and 'otro' for any other number.
 * A listed code whose fields are wrong is unreadable, never 'otro'. `others` are fields that any other code carries.
 */
/* @__NO_SIDE_EFFECTS__ */
export const byCode = <const T extends Variants, const O extends Entries = Record<never, never>>(
  codes: T,
  others?: O,
) => {
  const listed = Object.keys(codes).map(Number);
  const variants = listed.map((code) => v.object({ codigoMensaje: v.literal(code), ...codes[code] }));
  const unlisted = v.pipe(
    v.object({
      ...others,
      codigoMensaje: v.pipe(
        v.number(),
        v.check((code) => !listed.includes(code)),
      ),
      ...refusal,
    }),
    v.transform(({ codigoMensaje, ...rest }) => ({ ...rest, codigoMensaje: 'otro', codigo: codigoMensaje })),
  );
  const schema: v.GenericSchema = v.union([...variants, unlisted]);
  return schema as v.GenericSchema<
    Listed<T, 'input'> | ({ codigoMensaje: number; mensaje?: string | null } & Fields<O, 'input'>),
    Listed<T, 'output'> | (Unlisted & Fields<O, 'output'>)
  >;
};
