import { describe, expect, test } from 'vitest';
import { sourceFiles } from './source-files';

const [longest, nineOfTen] = [300, 110];

const files = sourceFiles(['domain', 'src', 'machines', 'server', 'tools', 'scripts'], /\.(tsx?|mts|mjs|css)$/)
  .filter(({ path }) => !/\.test\.tsx?$|\.machine\.ts$/.test(path))
  .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));

describe('the length of a file', () => {
  test(`is at most ${longest} lines; only a chart, which is one picture, may be longer`, () => {
    expect(files.filter(({ lines }) => lines > longest)).toEqual([]);
  });

  test(`is at most ${nineOfTen} lines for nine of ten files`, () => {
    const longer = files.filter(({ lines }) => lines > nineOfTen);
    expect(files.length).toBeGreaterThan(500);
    expect(longer.length).toBeLessThanOrEqual(files.length / 10);
  });
});
