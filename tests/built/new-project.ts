import { projectCopy } from './project-copy';

/** A copy of the sources, committed, in which `npm run new` may write. */
export const newProject = () => {
  const { folder, run, remove } = projectCopy();
  const node = (...args: string[]) => run(process.execPath, ...args);
  const git = (...args: string[]) => run('git', '-c', 'user.name=x', '-c', 'user.email=x@x', ...args);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'x');
  return { folder, run, remove, node, git, newFlow: (...args: string[]) => node('scripts/new/new.mjs', ...args) };
};
