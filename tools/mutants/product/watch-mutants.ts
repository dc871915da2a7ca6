import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The active mutant; none while coverage is recorded. */
    mutant: number | null;
    passedFile: string;
  }
}

/** Coverage of one test file: by mutant the titles of the tests, or none if covered while loading. */
export interface Passed {
  file: string;
  by: Record<number, string[]>;
}

const [mutant, passedFile] = [inject('mutant'), inject('passedFile')];
const by = new Map<number, Set<string>>();
/** Some places are passed a million times in one test. */
const latest = new Map<number, string | null>();
let title: string | null = null;

const seen = (id: number): boolean => {
  if (mutant !== null) return id === mutant;
  if (latest.get(id) === title) return false;
  latest.set(id, title);
  const titles = by.get(id) ?? new Set();
  by.set(id, titles);
  if (title !== null) titles.add(title);
  return false;
};
Object.assign(globalThis, { isMutant: seen });

beforeEach(() => {
  title = expect.getState().currentTestName ?? null;
});
afterEach(() => {
  title = null;
});
afterAll(() => {
  if (mutant !== null) return;
  const told = [...by].map(([id, titles]) => [id, [...titles]]);
  const said: Passed = { file: expect.getState().testPath ?? '', by: Object.fromEntries(told) };
  appendFileSync(passedFile, `${JSON.stringify(said)}\n`);
});
