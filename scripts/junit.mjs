const escapeXml = (text) =>
  text
    // XML 1.0 has no place for these, not even escaped.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The rows of docs/requirements.tsv that a title names: [LOGIN-27, LOGIN-28]. */
const requirementsIn = (title) => [
  ...new Set((title.match(/\[[A-Z0-9, -]+\]/g) ?? []).flatMap((group) => group.match(/\b[A-Z]+-\d+\b/g) ?? [])),
];

const testcase = ({ file, title, seconds, status, message = '' }) => {
  const properties = requirementsIn(title).map((id) => `<property name="requirement" value="${id}"/>`);
  const inner = [
    ...(properties.length === 0 ? [] : [`<properties>${properties.join('')}</properties>`]),
    ...(status === 'failed' ? [`<failure>${escapeXml(message)}</failure>`] : []),
    ...(status === 'skipped' ? ['<skipped/>'] : []),
  ].join('');
  return `<testcase classname="${escapeXml(file)}" name="${escapeXml(title)}" time="${seconds.toFixed(3)}">${inner}</testcase>`;
};

/** One step as JUnit XML, which Xray, TestRail and CI servers read; a test's rows are properties named `requirement`. */
export const junitXml = (name, cases) => {
  const count = (status) => cases.filter((one) => one.status === status).length;
  const seconds = cases.reduce((sum, one) => sum + one.seconds, 0);
  const totals = `name="${escapeXml(name)}" tests="${cases.length}" failures="${count('failed')}" skipped="${count('skipped')}" time="${seconds.toFixed(3)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${totals}>
<testsuite ${totals}>
${cases.map(testcase).join('\n')}
</testsuite>
</testsuites>
`;
};
