import { stripVTControlCharacters } from 'node:util';

/** Dots, and the names of tests that passed. */
const isProgress = (line) => /^( *✓ .*|[·x-]+)$/.test(stripVTControlCharacters(line));

/** The output of a test runner without progress lines. */
export const withoutProgress = (output) =>
  output
    .split('\n')
    .filter((line) => !isProgress(line))
    .join('\n');
