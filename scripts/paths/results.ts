import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../../engine/flows';
import { outcomes } from './answers';
import { csvText, parseCsv } from './csv';

export const resultsFile = join(root, 'docs/qa-results.csv');

const columns = ['camino', 'fecha', 'probador', 'resultado', 'paso', 'nota', 'version', 'huella'] as const;
const result = v.object({
  camino: v.string(),
  /** YYYY-MM-DD */
  fecha: v.string(),
  probador: v.string(),
  resultado: v.picklist(outcomes),
  /** The step that failed or was impossible; empty if the path passed, or if the sheet names no step. */
  paso: v.string(),
  nota: v.string(),
  version: v.string(),
  huella: v.string(),
});

/** One try of a path by one tester on one day. */
export type Result = v.InferOutput<typeof result>;

/** A line that cannot be read, as one that two branches changed, stops the command: nothing may be lost unnoticed. */
export class UnreadableResults extends Error {}

export const readResults = (file: string): Result[] => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  const rows = parseCsv(text);
  if (typeof rows === 'number')
    throw new UnreadableResults(`${file}, fila ${rows}: se abre una comilla que no se cierra`);
  return rows.slice(1).map((cells, index) => {
    const read = v.safeParse(result, Object.fromEntries(columns.map((column, at) => [column, cells[at]])));
    if (!read.success) throw new UnreadableResults(`${file}, fila ${index + 2}: no es un resultado`);
    return read.output;
  });
};

const keyOf = ({ camino, fecha, probador }: Result): string => [camino, fecha, probador].join('\n');

/** A tester's result of a path replaces the earlier one of that day, so that a sheet can be read again. */
export const mergeResults = (old: readonly Result[], taken: readonly Result[]): Result[] => {
  const all = new Map([...old, ...taken].map((one) => [keyOf(one), one]));
  return [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
};

export const writeResults = (file: string, results: readonly Result[]): void =>
  writeFileSync(
    file,
    // As git keeps all files.
    csvText([columns, ...results.map((one) => columns.map((column) => one[column]))]).replaceAll('\r\n', '\n'),
  );

const severity = { pasa: 0, 'no se pudo': 1, falla: 2 } as const;

/** Of each path; of the same day the worst. */
export const lastResults = (results: readonly Result[]): ReadonlyMap<string, Result> => {
  const last = new Map<string, Result>();
  for (const one of results) {
    const known = last.get(one.camino);
    const sooner = known !== undefined && one.fecha < known.fecha;
    const milder = known?.fecha === one.fecha && severity[one.resultado] <= severity[known.resultado];
    if (!sooner && !milder) last.set(one.camino, one);
  }
  return last;
};
