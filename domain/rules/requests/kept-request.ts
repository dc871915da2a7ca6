import { isKeptText } from '../form/kept-text';

/** A request that was begun and not finished, as this browser kept it. */
export interface KeptRequest<Draft> {
  /** The fields that may be kept; a form gives the others. */
  borrador: Partial<Draft>;
  /** When it was written last, in milliseconds of the server. */
  hora: number;
  /** It was sent and nobody knows what became of it: the case numbers that there were before. Null: it was not sent. */
  antes: readonly string[] | null;
}

const numbersIn = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.length <= 2000 && value.every(isKeptText) ? value : null;

/** Storage belongs to whoever holds the device: only known fields, and only text. */
export const keptRequest = <Draft extends Readonly<Record<keyof Draft, string>>>(
  fields: readonly (keyof Draft & string)[],
  kept: object | null,
): KeptRequest<Draft> | null => {
  const { borrador, hora, antes }: { borrador?: unknown; hora?: unknown; antes?: unknown } = Object(kept);
  if (typeof hora !== 'number' || typeof borrador !== 'object' || borrador === null) return null;
  const found: Readonly<Record<string, unknown>> = { ...borrador };
  const known = fields.filter((field) => isKeptText(found[field]) && found[field] !== '');
  if (known.length === 0) return null;
  // Built of those fields alone.
  const draft = Object.fromEntries(known.map((field) => [field, found[field]])) as Partial<Draft>;
  return { borrador: draft, hora, antes: numbersIn(antes) };
};
