import { type Changes, changesBetween } from '../charts/changes';
import { compareWithRevision } from '../charts/compare';
import { git } from '../charts/git';
import { approvedPaths, approvedText } from '../explore/approved';
import type { Flow } from '../explore/flows';
import type { Script } from './test-script';
import { Unusable } from './unusable';

/** Each path by its id, without the stored context, which a tester does not see. */
const pathsIn = (approved: string): Map<string, string> =>
  new Map(
    approved
      .split('\n## ')
      .slice(1)
      .map((part) => {
        const [id = '', ...lines] = part.trimEnd().split('\n');
        return [id, lines.filter((line) => !line.startsWith('   - recuerda: ')).join('\n')];
      }),
  );

export interface ChangedPaths {
  scripts: readonly Script[];
  /** Ids of paths that are no longer. */
  gone: readonly string[];
}

/** The paths that are new, that go otherwise, or that pass a state or a transition that has changed. */
export const touchedPaths = (
  scripts: readonly Script[],
  approved: { before: string; now: string },
  changes: Pick<Changes, 'states' | 'transitions'> | null,
): ChangedPaths => {
  const [before, now] = [pathsIn(approved.before), pathsIn(approved.now)];
  const passesChange = ({ estados, pasos }: Script): boolean =>
    changes !== null &&
    (estados.some((state) => changes.states.has(state)) ||
      pasos.some(({ transiciones }) => transiciones.some((id) => changes.transitions.has(id))));
  return {
    scripts: scripts.filter((script) => before.get(script.id) !== now.get(script.id) || passesChange(script)),
    gone: [...before.keys()].filter((id) => !now.has(id)),
  };
};

/** Throws where git does not know the revision. */
export const changedPaths = async (flow: Flow, scripts: readonly Script[], revision: string): Promise<ChangedPaths> => {
  const { name, children } = flow;
  if (revision.startsWith('-') || git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`) === null)
    throw new Unusable(`--changed ${revision}: git no conoce esa revisión`);
  const [charts] = compareWithRevision([flow], revision, name).flatMap((compared) =>
    compared.charts === null ? [] : [compared.charts],
  );
  const approved = {
    before: git('show', `${revision}:statecharts/${name}.paths.md`) ?? '',
    now: approvedText(name, await approvedPaths(flow), children),
  };
  return touchedPaths(scripts, approved, charts === undefined ? null : changesBetween(...charts));
};

/** Text files of a flow that changed since a revision: comparing charts does not tell which paths show them. */
export const changedWords = (flow: string, revision: string): string[] =>
  (git('diff', '--name-only', revision, '--', `src/flows/${flow}/`, `e2e/flows/${flow}.ts`) ?? '')
    .split('\n')
    .filter((file) => /\/texts[\w-]*\.ts$|^e2e\//.test(file));
