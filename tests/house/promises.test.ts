import { expect, test } from 'vitest';
import { promiseNames } from '../../domain/rules/promises/promises';
import { mailKinds } from '../../server/mail/mail-texts';
import { sourceFiles } from './source-files';

const telling =
  /(?:avis|escrib|llam|contact|comunic|inform|notific|envi|mand|respond)(?:a|e|i)remos|llegará|recibirá|estará recibiendo|podamos (?:avisar|escribir|llamar)|podremos (?:avisar|escribir|llamar)/i;
/** A future that tells nobody anything. */
const noPromise = [
  /quien recibirá el servicio|[Qq]uién lo recibirá|quién lo recibirá|donde lo recibirá|que recibirá el dinero/,
  /\bno (?:la|lo|las|los) enviaremos/i,
];
const mark = /^\s*\/\/ promise: ([\w ]+)$/;
const keepers: readonly string[] = [...promiseNames, ...mailKinds];

const files = sourceFiles(['src', 'domain/brand', 'server/texts', 'server/mail', 'server/notices'], /\.tsx?$/).filter(
  ({ path }) => /texts?|messages|brand/.test(path) && !/\.test\.tsx?$/.test(path),
);

/** With the promise that its key is marked with: above it, or above the line that its sentence begins on. */
const sentences = files.flatMap(({ path, text }) => {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!telling.test(line) || /^\s*(?:\/\/|\*|import)/.test(line)) return [];
    const marked = [lines[index - 1], lines[index - 2]]
      .map((above) => mark.exec(above ?? '')?.[1])
      .find((found) => found !== undefined);
    return [{ at: `${path}:${index + 1}`, line: line.trim(), keptBy: marked?.split(' ') ?? [] }];
  });
});

test('every sentence that promises to tell something names what keeps it', () => {
  const loose = sentences.filter(({ line, keptBy }) => keptBy.length === 0 && !noPromise.some((one) => one.test(line)));
  expect(loose.map(({ at, line }) => `${at} ${line}`)).toEqual([]);
  expect(sentences.length).toBeGreaterThan(10);
});

test('what keeps a promise exists', () => {
  expect(
    sentences.flatMap(({ at, keptBy }) =>
      keptBy.filter((name) => !keepers.includes(name)).map((name) => `${at} ${name}`),
    ),
  ).toEqual([]);
});
