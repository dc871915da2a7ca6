import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './source-files';

/** Lints in a separate project with our settings, so that the file is at a path of the rule. */
const lint = (path: string, text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'oficina-lint-'));
  try {
    copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

describe('the linter names the replacement', () => {
  const screen = lint(
    'src/flows/door/DoorScreen.tsx',
    `import { Root } from '@radix-ui/react-dialog';
     import ky from 'ky';
     export const DoorScreen = ({ door }: { door: any }) => {
       localStorage.setItem('a', door!.name);
       setTimeout(() => fetch('/api/x'), 100);
       console.log(ky);
       if (door) throw 'closed';
       return <Root dangerouslySetInnerHTML={{ __html: door }} />;
     };`,
  );

  test.each([
    ['noRestrictedImports', 'Behind src/ui: use Dialog.'],
    ['noRestrictedImports', 'A screen sends an event; the machine calls.'],
    ['noRestrictedGlobals', 'Storage is behind src/platform/storage.ts'],
    ['noRestrictedGlobals', 'Time belongs to the chart'],
    ['noRestrictedGlobals', 'A call is declared in domain/contract'],
    ['noExplicitAny', 'any'],
    ['noNonNullAssertion', 'non-null assertion'],
    ['noConsole', 'console'],
    ['useThrowOnlyError', 'Error'],
    ['noDangerouslySetInnerHtml', 'dangerouslySetInnerHTML'],
  ])('%s: %s', (rule, message) => {
    expect(screen).toContain(rule);
    expect(screen).toContain(message);
  });
});

test('the linter allows calls in src/api and waits in src/platform', () => {
  expect(
    lint('src/api/door.ts', "import ky from 'ky';\nexport const open = () => [ky, fetch('/api')];\n"),
  ).not.toContain('noRestricted');
  expect(lint('src/platform/door.ts', 'export const wait = (f: () => void) => setTimeout(f, 1);\n')).not.toContain(
    'noRestricted',
  );
});
