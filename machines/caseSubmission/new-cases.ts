/** The case numbers that appeared since a request was sent. If its answer was lost, exactly one of them is its case. */
export const newCases = (before: readonly string[], after: readonly string[]): readonly string[] =>
  after.filter((number) => !before.includes(number));
