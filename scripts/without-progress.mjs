import { stripVTControlCharacters } from 'node:util';

/** Dots, and the names of tests that passed. */
const isProgress = (line) => /^( *✓ .*|[·x-]+)$/.test(stripVTControlCharacters(line));

/** What a reader of failures needs of what a test runner printed. */
export const withoutProgress = (output) =>
  output
    .split('\n')
    .filter((line) => !isProgress(line))
    .join('\n');
