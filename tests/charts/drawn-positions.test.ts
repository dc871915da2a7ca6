import { expect, test } from 'vitest';
import { drawnPositions } from '../../tools/charts/drawn-positions';

/** As the editor wrote it for a chart of two states. */
const packed =
  'N4IgpgJg5mDOIC5SwC4HsAOB3AhigxgBYDEASgKIDK5AKgNoAMAuoqBmrAJYqdoB2rEAA9EAWgCMAdgBMAOgYAOBgGYArMskKAbFoCcW6VoA0IAJ6IALBd2yL25Totqd03RYC+7k6ky4ChWR8MDEhiShoAQVJ6ZkF2Lh5+QREEaUlJWS0Fa3FpZQYnBRNzVNzZB10FSXE9Cy1VBmlxT290bDwiWQAnAFc+Pk4+KGIaAEkAYQBpRhYkEHjuXgE5lLSMyTdpKvzC4sR81UzKg2ktmQZdZWUWkCC-Tt7+weHwgHkABRm4jkWklcQtuJZAolKc7AVlEpxHsEOJGrIGpI1BZquILOIqs0bnw0BA4II7h1CN8EktkmJTgx5Eo1BptHoDMYzIhxIcGAwkXVlGsHNcvLc2vcAkEQhASb9lqAUhJlOU1KpdLp1FpuVp0TCUXImq4tpdVC43DdCf5un0BkNxYlJcJEKpVBk6loGOJxJDVOi3Bq7LJqjqFHqdHzPEA';
const program = `createMachine({ /** @xstate-layout ${packed} */ id: 'stopwatch' })`;

test('reads where Stately has each state', () => {
  const rounded = [...drawnPositions(program, 'stopwatch')].map(([name, { x, y }]) => [
    name,
    Math.round(x),
    Math.round(y),
  ]);
  expect(rounded).toEqual([
    ['(raíz)', -220, 15],
    ['stopped', -13, 472],
    ['running', 557, 449],
  ]);
});

test('finds none in another chart, in a torn comment, or where there is no comment', () => {
  for (const text of [program, program.replace('N4Ig', 'N4Ij'), '/** @xstate-layout ____ */', '{}'])
    expect([...drawnPositions(text, 'otro')]).toEqual([]);
  expect([...drawnPositions(program.slice(0, 300), 'stopwatch')]).toEqual([]);
});
