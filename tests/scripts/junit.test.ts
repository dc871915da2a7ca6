import { expect, test } from 'vitest';
import { junitXml } from '../../scripts/junit.mjs';

test('each test names its rows as properties, and a failure has its message', () => {
  const xml = junitXml('unit tests', [
    { file: 'a.test.ts', title: '[LOGIN-27] [LOGIN-28, HOME-1] enters «once» & again', seconds: 1.5, status: 'passed' },
    { file: 'a.test.ts', title: 'says [no] row', seconds: 0, status: 'skipped' },
    { file: 'b.test.ts', title: '[LOGIN-27]', seconds: 0.25, status: 'failed', message: '\u001b[31m1 < 2\u0000' },
  ]);
  const rows = (...ids: string[]) =>
    `<properties>${ids.map((id) => `<property name="requirement" value="${id}"/>`).join('')}</properties>`;
  const totals = 'name="unit tests" tests="3" failures="1" skipped="1" time="1.750"';
  expect(xml.trimEnd().split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals}>`,
    `<testsuite ${totals}>`,
    `<testcase classname="a.test.ts" name="[LOGIN-27] [LOGIN-28, HOME-1] enters «once» &#38; again" time="1.500">${rows('LOGIN-27', 'LOGIN-28', 'HOME-1')}</testcase>`,
    '<testcase classname="a.test.ts" name="says [no] row" time="0.000"><skipped/></testcase>',
    `<testcase classname="b.test.ts" name="[LOGIN-27]" time="0.250">${rows('LOGIN-27')}<failure>[31m1 &#60; 2</failure></testcase>`,
    '</testsuite>',
    '</testsuites>',
  ]);
});
