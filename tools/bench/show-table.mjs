/** The middle one, or the mean of the two in the middle. */
const median = (values) => {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
};

const inTwoPlaces = (value) => value.toFixed(2);

/** Beside a floor of nothing there is no ratio, and no goal that is one can be met. */
const ratios = (own, floor) => {
  const middle = median(own) / median(floor);
  const each = own.map((value, round) => value / floor[round]);
  const range = [Math.min(...each), Math.max(...each)].map(inTwoPlaces).join('–');
  return { middle, shown: floor.includes(0) ? '–' : `${inTwoPlaces(middle)} (${range})` };
};

const judge = ({ of, digits = 0, ratio, most, exactly }, rounds) => {
  const own = rounds.map(({ portal }) => of(portal));
  const floor = rounds.map((round) => of(round.floor));
  const { middle, shown } = ratios(own, floor);
  const goals = [
    ...(ratio === undefined ? [] : [{ said: `razón ≤ ${inTwoPlaces(ratio)}`, met: middle <= ratio }]),
    ...(most === undefined ? [] : [{ said: `≤ ${most}`, met: median(own) <= most }]),
    ...(exactly === undefined ? [] : [{ said: `siempre ${exactly}`, met: own.every((value) => value === exactly) }]),
  ];
  return {
    goals,
    cells: [
      median(own).toFixed(digits),
      median(floor).toFixed(digits),
      shown,
      goals.map(({ said, met }) => `${said} ${met ? '✓' : '✗'}`).join(', ') || '–',
    ],
  };
};

/** Medians, ratios and goals, one row a measure. True when every goal is met. */
export const showTable = (measures, rounds) => {
  const judged = measures.map((measure) => ({ name: measure.name, ...judge(measure, rounds) }));
  const lines = [
    ['', 'portal', 'suelo', 'razón (mín.–máx.)', 'meta'],
    ...judged.map(({ name, cells }) => [name, ...cells]),
  ];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const [name, ...cells] of lines)
    console.log([name.padEnd(widths[0]), ...cells.map((cell, at) => cell.padStart(widths[at + 1]))].join('  '));
  return judged.every(({ goals }) => goals.every(({ met }) => met));
};
