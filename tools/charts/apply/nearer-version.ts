import { type Chart, difference } from '../difference';

/** A chart as it was at a commit. */
export interface Version {
  commit: string;
  date: string;
  chart: Chart;
}

const distance = (old: Chart, now: Chart): number | null => {
  try {
    return difference(old, now).length;
  } catch {
    return null;
  }
};

/** Date and commit of the version from which a proposal differs less than from today's chart; null: it is of today. */
export const nearerVersion = (versions: readonly Version[], today: Chart, proposal: Chart): string | null => {
  const here = distance(today, proposal);
  if (here === null || here === 0) return null;
  const found = versions.flatMap(({ commit, date, chart }) => {
    const far = distance(chart, proposal);
    return far === null || far >= here ? [] : [{ far, text: `${date} (${commit})` }];
  });
  return found.toSorted((a, b) => a.far - b.far)[0]?.text ?? null;
};
