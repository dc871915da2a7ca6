import { writeFileSync } from 'node:fs';

/** A reporter of Vitest that leaves the counts for scripts/test.mjs. */
export default class {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const having = (state) => tests.filter((test) => test.result().state === state).length;
    // A file that fails while it loads has no tests.
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length;
    const flaky = tests.filter((test) => test.diagnostic()?.flaky).map((test) => test.fullName);
    const counts = {
      passed: having('passed'),
      failed: having('failed') + broken + errors.length,
      skipped: having('skipped'),
    };
    writeFileSync(process.env.TEST_COUNTS, JSON.stringify({ ...counts, flaky }));
  }
}
