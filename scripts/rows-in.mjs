/** The rows of docs/requirements.tsv that a title names: [LOGIN-27, LOGIN-28]. */
export const rowsIn = (title) => [
  ...new Set((title.match(/\[[A-Z0-9, -]+\]/g) ?? []).flatMap((group) => group.match(/\b[A-Z]+-\d+\b/g) ?? [])),
];
