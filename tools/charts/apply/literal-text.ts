import { visibleText } from '../visible-text';

/** As the formatter does: with the quote that needs fewer escapes. */
const quoted = (text: string): string => {
  const inside = visibleText(JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"'));
  const [single, double] = [inside.split("'").length, inside.split('"').length];
  return single > double ? `"${inside.replaceAll('"', '\\"')}"` : `'${inside.replaceAll("'", "\\'")}'`;
};

/** The only way of a text or number of a proposal into a source. */
export const literalText = (value: string | number | boolean | null): string => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} is no literal`);
  return String(value);
};
