const count = (names: readonly string[], name: string): number => names.filter((one) => one === name).length;

/** Whether a case has got all of these files since it was looked at before; null: it was not. */
export const arrivedFiles = (
  before: readonly string[] | null,
  sent: readonly string[],
  after: readonly string[],
): boolean =>
  before !== null &&
  sent.length > 0 &&
  sent.every((name) => count(after, name) - count(before, name) >= count(sent, name));
