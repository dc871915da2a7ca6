import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code } from './new-codes';
import type { Planned } from './plan';
import type { Missing } from './what-is-missing';

interface Found {
  file: string;
  line: number;
  text: string;
}

/** Lines that hold one of these texts, in files that name the flow. */
const linesWith = (folder: string, flow: string, texts: readonly string[], within: readonly string[]): Found[] => {
  if (texts.length === 0) return [];
  const patterns = texts.flatMap((text) => ['-e', text]);
  const { stdout } = spawnSync('git', ['grep', '-n', '-F', '-w', ...patterns, '--', ...within], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.split('\n').flatMap((found): Found[] => {
    const [file = '', line, ...rest] = found.split(':');
    if (file === '' || !readFileSync(join(folder, file), 'utf8').includes(flow)) return [];
    return [{ file, line: Number(line), text: rest.join(':') }];
  });
};

/** Where a code of a flow is named: not in the tests of the server, which answers it as before. */
const codeFolders = (flow: string): string[] => [
  `src/flows/${flow}`,
  `e2e/flows/${flow}.ts`,
  `e2e/${flow}.spec.ts`,
  'tests/contract',
  'tests/walks',
];

/** What no type checks: a state that is gone, and a code that had no state of its own. */
export const stillNamed = ({ flow, applied }: Planned, added: readonly Code[], folder: string): Missing[] => {
  const gone = [...applied.old.byPath.keys()].filter((path) => path.includes('.') && !applied.now.byPath.has(path));
  const quoted = gone.map((path) => `'${path}'`);
  const codes = added.map(({ code }) => String(code));
  return [
    ...linesWith(folder, flow.name, quoted, ['src', 'tests', 'e2e', 'tools/studio']).map(
      ({ file, line, text }): Missing => {
        const path = gone.find((one) => text.includes(`'${one}'`)) ?? '';
        return { what: 'código', file, line, text: `nombra «${path}», que ya no existe` };
      },
    ),
    ...linesWith(folder, flow.name, codes, codeFolders(flow.name))
      .filter(({ file }, index, all) => all.findIndex((one) => one.file === file) === index)
      .map(({ file, line, text }): Missing => {
        const code = codes.find((one) => text.includes(one)) ?? '';
        return { what: 'código', file, line, text: `nombra el código ${code}, que ahora tiene su estado` };
      }),
  ];
};
