import { parseArgs } from 'node:util';
import { type FormatName, formats } from './print';
import { type CoverName, covers } from './test-script';

export interface PathOptions {
  flow: string | null;
  cover: CoverName;
  to: string | null;
  format: FormatName;
  out: string | null;
  replay: string | null;
  /** Includes the steps of child charts. */
  through: boolean;
  /** Only the paths that have changed since this revision. */
  changed: string | null;
  /** The file of a sheet to fill in. */
  sheet: string | null;
  /** A file for each flow, which tools of Cucumber read. */
  gherkin: boolean;
  /** Filled sheets. */
  results: readonly string[];
  messages: string | null;
  coverage: boolean;
}

const usage =
  'uso: npm run paths -- <flujo> [--cover each|long] [--to <estado>] [--through] [--changed <revisión>] [--format md|json|csv|gherkin] [--out <archivo>] [--sheet <hoja.csv>] [--gherkin], o --replay <archivo.json>, --results <hoja.csv>… [--messages <archivo.ndjson>], --coverage';

const isCover = (name: string): name is CoverName => Object.hasOwn(covers, name);
const isFormat = (name: string): name is FormatName => Object.hasOwn(formats, name);
const oneOf = (option: string, given: string, names: object) =>
  `${option} ${given}: no existe; puede ser ${Object.keys(names).join(', ')}`;

const optionsIn = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        cover: { type: 'string', default: 'each' },
        to: { type: 'string' },
        through: { type: 'boolean', default: false },
        format: { type: 'string', default: 'md' },
        out: { type: 'string' },
        replay: { type: 'string' },
        changed: { type: 'string' },
        sheet: { type: 'string' },
        gherkin: { type: 'boolean', default: false },
        results: { type: 'string', multiple: true },
        messages: { type: 'string' },
        coverage: { type: 'boolean', default: false },
      },
    });
  } catch {
    return null;
  }
};

/** Two options that cannot be had together. */
const conflictIn = ({ flow, cover, to, through, format, changed, sheet, gherkin }: PathOptions): string | null => {
  if (through && (sheet !== null || changed !== null || gherkin))
    return '--through no va junto a --sheet, --changed ni --gherkin: los resultados son de los caminos de cada flujo';
  if (changed !== null && cover === 'long')
    return '--changed no va junto a --cover long: se comparan los caminos aprobados';
  if (flow !== null) return null;
  if (to !== null) return '--to pide un flujo';
  const holdsOneFlow = (format === 'json' || format === 'gherkin') && sheet === null && !gherkin;
  return holdsOneFlow ? `--format ${format} pide un flujo` : null;
};

/** The parsed command line, or the error in one line. */
export const parsePathOptions = (words: readonly string[]): PathOptions | string => {
  const read = optionsIn(words);
  if (read === null) return usage;
  const { cover, to = null, through, format, out = null, replay = null, changed = null } = read.values;
  const { sheet = null, gherkin, results = [], messages = null, coverage } = read.values;
  if (!isCover(cover)) return oneOf('--cover', cover, covers);
  if (!isFormat(format)) return oneOf('--format', format, formats);
  const files = results.length === 0 ? [] : [...results, ...read.positionals];
  const [flow = null, ...others] = results.length === 0 ? read.positionals : [];
  const all = {
    flow,
    cover,
    to,
    through,
    format,
    out,
    replay,
    changed,
    sheet,
    gherkin,
    results: files,
    messages,
    coverage,
  };
  if (messages !== null && files.length === 0) return '--messages pide --results: sale de las hojas llenas';
  if (coverage && flow !== null) return '--coverage no lleva flujo: la página se filtra por flujo';
  if (replay !== null || coverage || files.length > 0) return others.length > 0 ? usage : all;
  if (others.length > 0 || ((flow ?? changed ?? sheet) === null && !gherkin)) return usage;
  return conflictIn(all) ?? all;
};
