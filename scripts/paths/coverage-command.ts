import { allNamedTests } from '../requirements/all-named-tests';
import { catalogue } from '../requirements/catalogue';
import { type CoveredPath, coveredPaths, coveredRows } from './coverage';
import { coverageCsv, coveragePage } from './coverage-page';
import { knownScripts } from './known-scripts';
import { projectVersion } from './project-version';
import { lastResults, readResults, resultsFile } from './results';
import { toldFlows } from './told-flows';
import { save } from './unusable';

/** Writes the coverage page and its CSV table. */
export const writeCoverage = async (page: string, store = resultsFile): Promise<void> => {
  const last = lastResults(readResults(store));
  const tried = new Set(last.keys());
  const paths: CoveredPath[] = [];
  for (const flow of await toldFlows(null)) paths.push(...coveredPaths(flow, await knownScripts(flow, tried), last));
  const ids = new Set(paths.map(({ id }) => id));
  const rows = coveredRows(catalogue(), paths, await allNamedTests());
  const coverage = { rows, paths, gone: [...tried].filter((id) => !ids.has(id)).length, version: projectVersion() };
  const table = `${page.replace(/\.html$/, '')}.csv`;
  save(page, coveragePage(coverage));
  save(table, coverageCsv(coverage));
  console.log(`Cobertura de ${rows.length} requisitos: ${page} y ${table}`);
};
