/** The numbers that were not there before a request was sent. Of a request whose answer was lost, exactly one of them is its case. */
export const newCases = (before: readonly string[], after: readonly string[]): readonly string[] =>
  after.filter((number) => !before.includes(number));
