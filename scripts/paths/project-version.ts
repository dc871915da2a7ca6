import { git } from '../charts/git';

/** The commit; a spreadsheet would take some hashes for a number. */
export const projectVersion = (): string => {
  const commit = git('rev-parse', '--short=10', 'HEAD')?.trim();
  return commit === undefined ? '' : `git-${commit}`;
};
