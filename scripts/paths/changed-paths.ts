import { approvedPaths, approvedText } from '../../engine/approved';
import type { Flow } from '../../engine/flows';
import { changesBetween } from '../charts/changes';
import { compareWithRevision } from '../charts/compare';
import { git } from '../charts/git';
import type { Script } from './test-script';
import { Unusable } from './unusable';

/** Each path by its id, without what the portal remembers: a tester does not see it. */
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
  /** Ids of paths that the revision had. */
  gone: readonly string[];
  /** Files whose changed words no comparison of charts shows. */
  words: readonly string[];
}

/** The paths that are new since a revision, go otherwise, or pass a state or a transition that has changed. */
export const changedPaths = async (flow: Flow, scripts: readonly Script[], revision: string): Promise<ChangedPaths> => {
  const { name, children } = flow;
  if (revision.startsWith('-') || git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`) === null)
    throw new Unusable(`--changed ${revision}: git no conoce esa revisión`);
  const before = pathsIn(git('show', `${revision}:statecharts/${name}.paths.md`) ?? '');
  const now = pathsIn(approvedText(name, await approvedPaths(flow), children));
  const [charts] = compareWithRevision([flow], revision, name).flatMap((compared) =>
    compared.charts === null ? [] : [compared.charts],
  );
  const changes = charts === undefined ? null : changesBetween(...charts);
  const passes = ({ estados, pasos }: Script): boolean =>
    changes !== null &&
    (estados.some((state) => changes.states.has(state)) ||
      pasos.some(({ transiciones }) => transiciones.some((id) => changes.transitions.has(id))));
  return {
    scripts: scripts.filter((script) => before.get(script.id) !== now.get(script.id) || passes(script)),
    gone: [...before.keys()].filter((id) => !now.has(id)),
    words: (git('diff', '--name-only', revision, '--', `src/flows/${name}/`, `e2e/flows/${name}.ts`) ?? '')
      .split('\n')
      .filter((file) => /\/texts[\w-]*\.ts$|^e2e\//.test(file)),
  };
};
