import type { Flow } from '../../engine/flows';
import { nodeName, nodesOf } from '../../engine/universe';
import type { Row } from '../requirements/catalogue';
import type { NamedTest } from '../requirements/named-tests';
import type { Outcome } from './answers';
import { fingerprint } from './fingerprint';
import type { Result } from './results';
import { isManual } from './run-sheet';
import type { Script } from './test-script';

/** What people found: the result of the last try, one of a path that has changed since, or none yet. */
export type Verdict = Outcome | 'anticuado' | 'nunca';
/** The worst first: a row is judged by the worst of its paths. */
export const verdicts = ['falla', 'no se pudo', 'pasa', 'anticuado', 'nunca'] as const satisfies readonly Verdict[];

export interface CoveredPath {
  id: string;
  isManual: boolean;
  verdict: Verdict;
  last: Result | null;
  /** The rows of the states that it comes through. */
  rows: ReadonlySet<string>;
}

export interface CoveredRow extends Row {
  paths: readonly CoveredPath[];
  /** Files whose tests name the row. */
  tests: readonly string[];
  verdict: Verdict;
  /** The latest result with that verdict. */
  last: Result | null;
}

export const verdictOf = (script: Script, last: Result | undefined): Verdict => {
  if (last === undefined) return 'nunca';
  return last.huella === fingerprint(script) ? last.resultado : 'anticuado';
};

/** The rows of each state of a chart; those of the whole chart hold wherever a path goes. */
export const coveredPaths = (
  { machine }: Pick<Flow, 'machine'>,
  scripts: readonly Script[],
  last: ReadonlyMap<string, Result>,
): CoveredPath[] => {
  const rowsAt = new Map(
    nodesOf(machine).map((node) => {
      const { requisitos = [] }: { requisitos?: readonly string[] } = node.meta ?? {};
      return [nodeName(node), requisitos];
    }),
  );
  const everywhere = rowsAt.get(nodeName(machine.root)) ?? [];
  return scripts.map((script) => ({
    id: script.id,
    isManual: isManual(script),
    verdict: verdictOf(script, last.get(script.id)),
    last: last.get(script.id) ?? null,
    rows: new Set([...everywhere, ...script.estados.flatMap((state) => rowsAt.get(state) ?? [])]),
  }));
};

const latest = (paths: readonly CoveredPath[]): Result | null =>
  paths.flatMap(({ last }) => last ?? []).toSorted((a, b) => (a.fecha < b.fecha ? 1 : -1))[0] ?? null;

export const coveredRows = (
  catalogue: readonly Row[],
  paths: readonly CoveredPath[],
  tests: readonly NamedTest[],
): CoveredRow[] =>
  catalogue.map((row) => {
    const own = paths.filter(({ rows }) => rows.has(row.id));
    const verdict = verdicts.find((one) => own.some((path) => path.verdict === one)) ?? 'nunca';
    return {
      ...row,
      paths: own,
      tests: [...new Set(tests.flatMap(({ file, ids }) => (ids.includes(row.id) ? [file] : [])))].toSorted(),
      verdict,
      last: latest(own.filter((path) => path.verdict === verdict)),
    };
  });

/** By what a row is proven; a row of paths may have other tests as well. */
export const proofs = ['caminos', 'otras pruebas', 'ninguna'] as const;
export const proofOf = ({ paths, tests }: CoveredRow): (typeof proofs)[number] => {
  if (paths.length > 0) return 'caminos';
  return tests.length > 0 ? 'otras pruebas' : 'ninguna';
};
