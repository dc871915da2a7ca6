/**
 * Which chart stands behind an actor of another one. Its placeholder has no name, so the text of the chart says it:
 * `enviarCaso: falta as unknown as typeof caseSubmissionMachine`, or `Fetching<…>` of a chart that is told what comes.
 */
export const childrenIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^\s*(\w+): falta as unknown as (?:typeof (\w+)Machine|(\w)(\w+)<)/gm)].map(
      ([, actor = '', machine, first = '', rest = '']) => [actor, machine ?? `${first.toLowerCase()}${rest}`],
    ),
  );
