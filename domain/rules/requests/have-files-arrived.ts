import { documentKind } from './document-kind';

const kindsOf = (names: readonly string[]): readonly string[] => names.map((name) => documentKind(name).toLowerCase());
const count = (kinds: readonly string[], kind: string): number => kinds.filter((one) => one === kind).length;

/**
 * Whether a case has received all these files since `before` was read; null: it was not read. Compares kinds, because
 * the service renumbers duplicate names.
 */
export const haveFilesArrived = (
  before: readonly string[] | null,
  sent: readonly string[],
  after: readonly string[],
): boolean => {
  if (before === null || sent.length === 0) return false;
  const [had, gave, has] = [kindsOf(before), kindsOf(sent), kindsOf(after)];
  return gave.every((kind) => count(has, kind) - count(had, kind) >= count(gave, kind));
};
