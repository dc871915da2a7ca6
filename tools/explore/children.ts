/**
 * The child chart of each actor. The placeholder has no name, so the source of the parent chart is searched:
 * `typeof caseSubmissionMachine`, or `Fetching<…>` where the chart is told what comes.
 */
export const childrenIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    // As docs/add-a-flow.md writes the placeholder of a child chart.
    [...text.matchAll(/^\s*(\w+): falta as unknown as (?:typeof (\w+)Machine|(\w)(\w+)<)/gm)].map(
      ([, actor = '', machine, first = '', rest = '']) => [actor, machine ?? `${first.toLowerCase()}${rest}`],
    ),
  );
