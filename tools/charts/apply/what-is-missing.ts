import { visibleText } from '../visible-text';
import type { CompilerError } from './compiler';

type What =
  | 'palabras'
  | 'pantalla'
  | 'caso'
  | 'condición'
  | 'acción'
  | 'llamada'
  | 'plazo'
  | 'requisito'
  | 'contrato'
  | 'frase para QA'
  | 'diagrama'
  | 'código';
/** One thing that people must still say, and where. */
export interface Missing {
  what: What;
  file: string;
  line: number;
  text: string;
}

export const missingText = ({ what, file, line, text }: Missing): string =>
  `${what}: ${file}:${line}: ${visibleText(text)}`;

const kindOf = (flow: string, { file, message }: CompilerError): Missing['what'] => {
  if (file === `e2e/flows/${flow}.ts`) return 'frase para QA';
  if (file.endsWith('.cases.ts')) return 'caso';
  if (file.endsWith('.machine.ts')) return 'diagrama';
  if (/\/texts[\w-]*\.ts$/.test(file)) return 'palabras';
  if (file.endsWith('.tsx')) return 'pantalla';
  if (file.endsWith('/wiring.ts')) return /Delays/.test(message) ? 'plazo' : 'llamada';
  return file.endsWith('.rules.ts') ? 'condición' : 'código';
};

const ways: readonly [RegExp, string][] = [
  [/Property '([^']+)' is missing/, 'falta «$1»'],
  [/missing the following properties from type .*?: ([\w', .]+)/, 'faltan $1'],
  [/and '?"?([^'"]+)"?'? does not exist in type/, '«$1» ya no existe'],
  [/Type '"([^"]+)"' is not assignable/, '«$1» no encaja aquí'],
  [/Property '([^']+)' does not exist on type/, '«$1» ya no existe'],
];

const inSpanish = (message: string): string => {
  for (const [pattern, said] of ways) {
    const found = pattern.exec(message);
    if (found !== null) return found[0].replace(pattern, said).trim();
  }
  const [first = ''] = message.split('\n');
  return first.length > 120 ? `${first.slice(0, 117)}…` : first;
};

/** Errors that follow from another error of the file: an index or parameter loses its type with the table. */
const followsFrom = new Set(['TS7053', 'TS7031', 'TS7006']);

/** The errors that are there now and were not before, each once, as things to say. */
export const missingByCompiler = (
  flow: string,
  before: readonly CompilerError[],
  after: readonly CompilerError[],
): Missing[] => {
  const known = new Set(before.map(({ file, message }) => `${file} ${message}`));
  const added = after.filter(({ file, message }) => !known.has(`${file} ${message}`));
  const own = added.filter(
    (one) => !followsFrom.has(one.code) || !added.some(({ file, code }) => file === one.file && !followsFrom.has(code)),
  );
  const seen = new Set<string>();
  return own.flatMap((one) => {
    const missing: Missing = {
      what: kindOf(flow, one),
      file: one.file,
      line: one.line,
      text: inSpanish(one.message),
    };
    const text = missingText(missing);
    if (seen.has(text)) return [];
    seen.add(text);
    return [missing];
  });
};
