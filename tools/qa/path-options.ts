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
}

const usage =
  'uso: npm run paths -- <flujo> [--cover each|long] [--to <estado>] [--through] [--changed <revisión>] [--format md|json|csv] [--out <archivo>], o --replay <archivo.json>';

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
      },
    });
  } catch {
    return null;
  }
};

/** Two options that cannot be had together. */
const conflictIn = ({ flow, cover, to, through, format, changed }: PathOptions): string | null => {
  if (through && changed !== null) return '--through no va junto a --changed: se comparan los caminos de cada flujo';
  if (changed !== null && cover === 'long')
    return '--changed no va junto a --cover long: se comparan los caminos aprobados';
  if (flow !== null) return null;
  if (to !== null) return '--to pide un flujo';
  return format === 'json' ? '--format json pide un flujo' : null;
};

/** The parsed command line, or the error in one line. */
export const parsePathOptions = (words: readonly string[]): PathOptions | string => {
  const read = optionsIn(words);
  if (read === null) return usage;
  const { cover, to = null, through, format, out = null, replay = null, changed = null } = read.values;
  if (!isCover(cover)) return oneOf('--cover', cover, covers);
  if (!isFormat(format)) return oneOf('--format', format, formats);
  const [flow = null, ...others] = read.positionals;
  const all = { flow, cover, to, through, format, out, replay, changed };
  if (others.length > 0) return usage;
  if (replay !== null) return all;
  return flow === null && changed === null ? usage : (conflictIn(all) ?? all);
};
