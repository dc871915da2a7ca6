import type { Chart } from '../difference';
import { gitOrNull } from './git';
import type { Version } from './nearer-version';

const revisions = 30;

const parsed = (text: string | null): Chart | null => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** The last committed versions of a chart; none where there is no history. */
export const committedVersions = (flow: string): Version[] => {
  const file = `statecharts/${flow}.json`;
  const log = gitOrNull('log', `--max-count=${revisions}`, '--format=%h %cs', '--', file) ?? '';
  return log.split('\n').flatMap((line) => {
    const [commit = '', date = ''] = line.split(' ');
    const chart = commit === '' ? null : parsed(gitOrNull('show', `${commit}:${file}`));
    return chart === null ? [] : [{ commit, date, chart }];
  });
};
