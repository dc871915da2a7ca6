import { writeFileSync } from 'node:fs';
import { rowsIn } from './rows-in.mjs';

/** A reporter of Playwright that leaves the counts for scripts/test.mjs, and names each test's rows for the report that follows. */
export default class {
  errors = 0;

  onBegin(_, suite) {
    this.suite = suite;
  }

  onError() {
    this.errors += 1;
  }

  onTestEnd(test) {
    for (const id of rowsIn(test.title)) test.annotations.push({ type: 'requirement', description: id });
  }

  onEnd() {
    const tests = this.suite.allTests();
    const having = (outcome) => tests.filter((test) => test.outcome() === outcome);
    const flaky = having('flaky').map((test) => test.title);
    const passed = having('expected').length + flaky.length;
    const failed = having('unexpected').length + this.errors;
    const counts = { passed, failed, skipped: having('skipped').length, flaky };
    writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts));
  }
}
