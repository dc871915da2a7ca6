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
  /** The rows of its states, with the testers' result of each. */
  rows: ReadonlyMap<string, Verdict>;
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

/** If a path failed, the rows of that step failed; rows of earlier steps passed, and later rows were not tested. */
const verdictOfRow = ({ pasos }: Script, row: string, verdict: Verdict, last: Result | undefined): Verdict => {
  const at = pasos.findIndex(({ id }) => id === last?.paso);
  if ((verdict !== 'falla' && verdict !== 'no se pudo') || at === -1) return verdict;
  const shown = pasos.findLastIndex(({ requisitos }, index) => index <= at && requisitos.length > 0);
  if (shown === -1 || pasos[shown]?.requisitos.includes(row) === true) return verdict;
  return pasos.slice(0, shown).some(({ requisitos }) => requisitos.includes(row)) ? 'pasa' : 'no se pudo';
};

/** The rows of a whole chart hold wherever a path goes. */
export const coveredPaths = (
  { machine }: Pick<Flow, 'machine'>,
  scripts: readonly Script[],
  results: ReadonlyMap<string, Result>,
): CoveredPath[] => {
  const rowsAt = new Map(
    nodesOf(machine).map((node) => {
      const { requisitos = [] }: { requisitos?: readonly string[] } = node.meta ?? {};
      return [nodeName(node), requisitos];
    }),
  );
  const everywhere = rowsAt.get(nodeName(machine.root)) ?? [];
  return scripts.map((script) => {
    const last = results.get(script.id);
    const verdict = verdictOf(script, last);
    const rows = [...everywhere, ...script.estados.flatMap((state) => rowsAt.get(state) ?? [])];
    return {
      id: script.id,
      isManual: isManual(script),
      verdict,
      last: last ?? null,
      rows: new Map(rows.map((row) => [row, verdictOfRow(script, row, verdict, last)])),
    };
  });
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
    const verdict = verdicts.find((one) => own.some(({ rows }) => rows.get(row.id) === one)) ?? 'nunca';
    return {
      ...row,
      paths: own,
      tests: [...new Set(tests.flatMap(({ file, ids }) => (ids.includes(row.id) ? [file] : [])))].toSorted(),
      verdict,
      last: latest(own.filter(({ rows }) => rows.get(row.id) === verdict)),
    };
  });

/** The proof of a row; a row with paths may have other tests as well. */
export const proofs = ['caminos', 'otras pruebas', 'ninguna'] as const;
export const proofOf = ({ paths, tests }: CoveredRow): (typeof proofs)[number] => {
  if (paths.length > 0) return 'caminos';
  return tests.length > 0 ? 'otras pruebas' : 'ninguna';
};
