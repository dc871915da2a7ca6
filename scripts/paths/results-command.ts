import { relative } from 'node:path';
import { root } from '../../engine/flows';
import { groupBy } from './group-by';
import { knownScripts } from './known-scripts';
import { formats } from './print';
import { readSheet, type SheetRow } from './read-sheet';
import { lastResults, mergeResults, type Result, readResults, resultsFile, writeResults } from './results';
import { runMessages } from './run-messages';
import { flowOf, takeResults } from './take-results';
import type { Script } from './test-script';
import { type ToldFlow, toldFlows } from './told-flows';
import { save } from './unusable';

/** The day where the testers are. */
const todayIn = (timeZone: string): string => new Date().toLocaleDateString('en-CA', { timeZone });

const counted = (results: number): string => (results === 1 ? '1 resultado' : `${results} resultados`);

const messagesOf = (
  flows: readonly ToldFlow[],
  scripts: ReadonlyMap<string, Script>,
  taken: readonly Result[],
): string => {
  const last = lastResults(taken);
  const tried = groupBy(
    [...scripts.values()].filter(({ id }) => last.has(id)),
    ({ id }) => flowOf(id),
  );
  return runMessages(
    tried.map((own) => {
      const flow = flowOf(own[0].id);
      const titulo = flows.find(({ name }) => name === flow)?.described.title ?? flow;
      return { uri: `${flow}.feature`, text: formats.gherkin({ flow, titulo, cover: 'each', scripts: own }) };
    }),
    last,
  );
};

/** Reads filled sheets, stores their results, and reports rejected answers. */
export const readIn = async (files: readonly string[], messages: string | null, store = resultsFile): Promise<void> => {
  const before = readResults(store);
  const sheets = files.map(readSheet);
  const rows: SheetRow[] = sheets.filter((sheet) => typeof sheet !== 'string').flat();
  const asked = new Set(rows.flatMap(({ camino, resultado }) => (resultado === '' ? [] : [camino])));
  const flows = await toldFlows(null);
  const named = flows.filter(({ name }) => [...asked].some((id) => flowOf(id) === name));
  const scripts = new Map<string, Script>();
  for (const flow of named) for (const script of await knownScripts(flow, asked)) scripts.set(script.id, script);
  const { results, problems, notices } = takeResults(rows, {
    flows: flows.map(({ name }) => name),
    scripts,
    today: todayIn('America/Santo_Domingo'),
  });
  const wrong = [...sheets.filter((sheet) => typeof sheet === 'string'), ...problems];
  for (const line of wrong) console.error(line);
  for (const line of notices) console.log(line);
  if (results.length > 0) writeResults(store, mergeResults(before, results));
  console.log(
    `${relative(root, store)}: ${counted(results.length)} de ${files.length === 1 ? 'una hoja' : `${files.length} hojas`}${wrong.length === 0 ? '' : `; sin tomar: ${wrong.length}`}`,
  );
  if (messages !== null) {
    save(messages, messagesOf(flows, scripts, results));
    console.log(`${messages}: ${counted(lastResults(results).size)} en Cucumber Messages`);
  }
  if (wrong.length > 0) process.exitCode = 1;
};
