/** Ends of lines for JavaScript, and signs that a screen does not show or that turn the reading direction. */
const unseen = /[\p{Cf}\u007f-\u009f\u2028\u2029]/gu;

const escapeOf = (sign: string): string =>
  Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

/** As the formatter does: with the quote that needs fewer escapes. */
const quoted = (text: string): string => {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replace(unseen, escapeOf);
  const [single, double] = [inside.split("'").length, inside.split('"').length];
  return single > double ? `"${inside.replaceAll('"', '\\"')}"` : `'${inside.replaceAll("'", "\\'")}'`;
};

/** The only way of a text or number of a proposal into a source. */
export const literalText = (value: string | number | boolean | null): string => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} is no literal`);
  return String(value);
};
