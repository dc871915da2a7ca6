import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultLinks } from '../../domain/contract/settings';
import { defaultPolicy } from '../../domain/rules/policy';
import { demoTable, newcomerTable } from '../../server/demo/members';
import { screamingSnakeCase } from '../../server/settings/environment';
import { serverPolicyDefaults } from '../../server/settings/server-policy';
import { readSource, root, sourceFiles } from './source-files';

const configuration = readSource('docs/configuration.md').text;
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\| (.+) \|$/gm)].map(([, cells = '']) => cells.split('|').map((cell) => cell.trim()));
const settings = rowsOf(configuration).filter(([name]) => /^`[A-Z_]+`$/.test(name ?? ''));
const documented = new Map(settings.map(([name = '', ...rest]) => [name.replaceAll('`', ''), rest]));
const shown = (value: string | number | boolean) => (value === '' ? '–' : `\`${value}\``);

describe('docs/configuration.md', () => {
  test.each([
    ['domain/rules/policy.ts', 'POLICY', defaultPolicy],
    ['server/settings/server-policy.ts', 'POLICY', serverPolicyDefaults(false)],
    ['domain/contract/settings.ts', 'LINK', defaultLinks],
  ])('lists every setting of %s with its default', (_, prefix, defaults) => {
    for (const [name, value] of Object.entries(defaults)) {
      const variable = `${prefix}_${screamingSnakeCase(name)}`;
      expect([variable, documented.get(variable)?.[0]]).toEqual([variable, shown(value)]);
    }
  });

  test('says which limits are wider in the demo', () => {
    const [standard, demo] = [serverPolicyDefaults(false), serverPolicyDefaults(true)];
    for (const [name, value] of Object.entries(demo)) {
      const variable = `POLICY_${screamingSnakeCase(name)}`;
      const other = Object.entries(standard).find(([key]) => key === name)?.[1] === value ? '' : shown(value);
      expect([variable, documented.get(variable)?.[1]]).toEqual([variable, other]);
    }
  });

  test('lists every other variable that the server reads, and no variable that nothing reads', () => {
    const source = sourceFiles(['server'], /\.ts$/)
      .map(({ text }) => text)
      .join('\n');
    const read = [
      ...source.matchAll(/(?:\bread\(\s*|readVariable\(\s*environment,\s*)'([A-Z_]+)'|environment\.([A-Z_]+)/g),
    ].map(([, called, plain]) => called ?? plain ?? '');
    const groups = [
      ...[defaultPolicy, serverPolicyDefaults(false)]
        .flatMap(Object.keys)
        .map((name) => `POLICY_${screamingSnakeCase(name)}`),
      ...Object.keys(defaultLinks).map((name) => `LINK_${screamingSnakeCase(name)}`),
    ];
    const ofTests = ['CHROMIUM_PATH', 'CI'];
    expect([...documented.keys()].toSorted()).toEqual([...new Set([...read, ...groups, ...ofTests])].toSorted());
  });
});

describe('demo and commands', () => {
  test('lists the demo members as the server prints them', () => {
    const part =
      /<!-- demo members[^>]*-->\n([\s\S]*?)<!-- \/demo members -->/.exec(readSource('docs/demo.md').text)?.[1] ?? '';
    expect(rowsOf(part).filter(([first]) => first !== '---')).toEqual(demoTable());
  });

  test('lists the people who can register as the server prints them', () => {
    const part =
      /<!-- demo newcomers[^>]*-->\n([\s\S]*?)<!-- \/demo newcomers -->/.exec(readSource('docs/demo.md').text)?.[1] ??
      '';
    expect(rowsOf(part).filter(([first]) => first !== '---')).toEqual(newcomerTable());
  });

  test('names every command, and no other', () => {
    const { scripts } = JSON.parse(readSource('package.json').text) as { scripts: Record<string, string> };
    const named = [...readSource('docs/commands.md').text.matchAll(/^\| `npm (?:run )?([\w:]+)/gm)].map(
      ([, name = '']) => name,
    );
    expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});

test('docs/security.md names every event that the server writes to its log', () => {
  const files = sourceFiles(['server'], /(?<!\.test)\.ts$/).filter(({ path }) => path !== 'server/http/client-ip.ts');
  const events = files.flatMap(({ text }) => [...text.matchAll(/\bevent: '(\w+)'/g)]);
  const [, fallen = ''] = /const event of \[([^\]]+)\]/.exec(readSource('server/main.ts').text) ?? [];
  const alarms = [...readSource('server/log/security-log.ts').text.matchAll(/^ {2}\| '(\w+)'/gm)];
  const written = [...events, ...alarms, ...fallen.matchAll(/'(\w+)'/g)].map(([, event = '']) => event);
  expect(written).toEqual(expect.arrayContaining(['request', 'loginFailed', 'uncaughtException']));
  const [line = ''] = /^\| standard output.*$/m.exec(readSource('docs/security.md').text) ?? [];
  expect(written.filter((event) => !line.includes(`\`${event}\``))).toEqual([]);
});

describe('documents', () => {
  const documents = sourceFiles(['docs'], /\.md$/).concat(['README.md', 'CONTRIBUTING.md'].map(readSource));

  test('have no broken links', () => {
    const broken = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].flatMap(([, target = '']) =>
        existsSync(join(root, dirname(path), target)) ? [] : [`${path}: ${target}`],
      ),
    );
    expect(broken).toEqual([]);
  });

  test('name files and folders that exist', () => {
    const named = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:domain|src|machines|server|scripts|tools|tests|e2e|docs)\/[\w./-]*\w\.\w+)`/g)].flatMap(
        ([, file = '']) =>
          /prueba|encargo|permiso/i.test(file) || existsSync(join(root, file)) ? [] : [`${path}: ${file}`],
      ),
    );
    expect(named).toEqual([]);
  });

  test('security.md quotes existing test titles', () => {
    const tried = readSource('docs/security.md').text.split('## What was tried')[1] ?? '';
    const cited = [...tried.matchAll(/`(tests\/[\w./-]+)`((?: «[^»]+»,?)*)/g)].flatMap(([, file = '', titles = '']) =>
      [...titles.matchAll(/«([^»]+)»/g)].map(([, title = '']) => ({ file, title })),
    );
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(({ file, title }) => !readSource(file).text.includes(title))).toEqual([]);
  });

  test('a decision has a number, a date and a status, and is listed', () => {
    const decisions = documents.filter(({ path }) => /^docs\/decisions\/\d/.test(path));
    expect(decisions.length).toBeGreaterThan(10);
    const index = readSource('docs/decisions/README.md').text;
    const odd = decisions.filter(
      ({ path, text }) =>
        !/^docs\/decisions\/\d{3}-[a-z\d-]+\.md$/.test(path) ||
        !/^# \d{3} .+\n\n\d{4}-\d\d-\d\d · (accepted|superseded by \d{3})\n/.test(text) ||
        !['## Context', '## Decision', '## Consequences'].every((heading) => text.includes(`\n${heading}\n`)) ||
        !index.includes(path.replace('docs/decisions/', '')),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
  });
});
