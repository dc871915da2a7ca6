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
  /** With all that its child charts do. */
  through: boolean;
}

const usage =
  'uso: npm run paths -- <flujo> [--cover each|long] [--to <estado>] [--through] [--format md|json|csv|gherkin] [--out <archivo>], o --replay <archivo.json>';

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
      },
    });
  } catch {
    return null;
  }
};

/** What the command line asks for, or the one line that says why it cannot be done. */
export const parsePathOptions = (words: readonly string[]): PathOptions | string => {
  const read = optionsIn(words);
  if (read === null || read.positionals.length > 1) return usage;
  const { cover, to = null, through, format, out = null, replay = null } = read.values;
  const [flow = null] = read.positionals;
  if (!isCover(cover)) return oneOf('--cover', cover, covers);
  if (!isFormat(format)) return oneOf('--format', format, formats);
  if (flow === null && replay === null) return usage;
  return { flow, cover, to, through, format, out, replay };
};
