import { beforeEach } from 'vitest';
import { rowsIn } from '../scripts/rows-in.mjs';

/** The JUnit report has a property `requirement` for each row that a title names. */
beforeEach(async ({ task, annotate }) => {
  for (const id of rowsIn(task.name)) await annotate(id, 'requirement');
});
