import { difference } from '../difference';
import { gitOrNull } from './git';
import type { JsonObject } from './syntax';

const revisions = 30;

const parsed = (text: string | null): JsonObject | null => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

const distance = (old: JsonObject, now: JsonObject): number | null => {
  try {
    return difference(old, now).length;
  } catch {
    return null;
  }
};

/**
 * The commit of the chart on which a proposal was drawn, if that is an older one: the proposal differs less from it
 * than from today's chart.
 */
export const olderVersion = (flow: string, today: JsonObject, proposal: JsonObject): string | null => {
  const file = `statecharts/${flow}.json`;
  const log = gitOrNull('log', `--max-count=${revisions}`, '--format=%h %cs', '--', file) ?? '';
  const here = distance(today, proposal);
  if (here === null || here === 0) return null;
  const found = log.split('\n').flatMap((line) => {
    const [commit = '', date = ''] = line.split(' ');
    const old = commit === '' ? null : parsed(gitOrNull('show', `${commit}:${file}`));
    const far = old === null ? null : distance(old, proposal);
    return far === null || far >= here ? [] : [{ far, text: `${date} (${commit})` }];
  });
  return found.toSorted((a, b) => a.far - b.far)[0]?.text ?? null;
};
