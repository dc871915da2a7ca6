import { searchWords } from '../../domain/rules/lists/fold-text';
import type { Value } from '../db/db';

/** SQL with a `?` for each of its values. */
export type Condition = readonly [sql: string, ...values: Value[]];

export const allOf = (conditions: readonly Condition[]): { where: string; values: Value[] } => {
  let place = 0;
  const where = conditions.map(([sql]) => `(${sql.replace(/\?/g, () => `$${++place}`)})`).join(' AND ');
  return { where: where === '' ? 'true' : where, values: conditions.flatMap(([, ...values]) => values) };
};

/** An empty filter is none. */
export const ifGiven = (sql: string, text: string): Condition[] => (text === '' ? [] : [[sql, text]]);

/**
 * Each word is the beginning of one, in any order, as the index of `column` finds them. Folded words have no sign that
 * LIKE knows; a text without a letter or digit is in no name.
 */
export const withWords = (column: string, text: string): Condition[] => {
  const words = searchWords(text);
  if (words.length === 0) return text.trim() === '' ? [] : [['false']];
  return words.map((word) => [`${column} LIKE ?`, `% ${word}%`]);
};
