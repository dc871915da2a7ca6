import { type Answers, runnableProposal } from '../../charts/apply/runnable-proposal';
import type { JsonObject } from '../../charts/apply/syntax';
import type { Cases } from '../../explore/flows';
import { type KnownPath, newPathsOf, type PathChange, walkBoth } from './compare-paths';

export interface Job {
  flow: string;
  proposal: JsonObject;
  answers: Answers;
  paths: readonly KnownPath[];
}

/** What a proposal does to the approved paths; why the new ones are not known, where they are not. */
export interface PathChanges {
  changes: readonly PathChange[];
  added: readonly KnownPath[];
  unknown: string;
}

/** Walks every approved path on both charts, and looks for the paths that come with the proposal. */
export const comparePaths = async (
  cases: Cases,
  { flow, proposal, answers, paths }: Job,
  onPath: (walked: number) => void,
): Promise<PathChanges> => {
  const runnable = runnableProposal(cases, proposal, answers);
  const changes: PathChange[] = [];
  for (const path of paths) {
    changes.push((await walkBoth(runnable, path)).change);
    onPath(changes.length);
  }
  try {
    const added = newPathsOf(flow, runnable, new Set(paths.map(({ id }) => id)));
    return { changes, added, unknown: '' };
  } catch (error) {
    return { changes, added: [], unknown: error instanceof Error ? error.message : String(error) };
  }
};
