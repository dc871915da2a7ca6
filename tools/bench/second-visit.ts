import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadFirstLoads } from '../../server/portal/first-load';
import { projectCopy } from '../../tests/built/project-copy';

/** What a release changes, and how much of the log-in a returning phone may fetch again, in KiB. */
const releases = [
  { name: 'una frase', file: 'src/flows/login/texts.ts', from: 'contraseña', to: 'clave', most: 20 },
  {
    name: 'un flujo',
    file: 'src/flows/coverage/MissingWords.tsx',
    from: 'tone="informacion"',
    to: 'tone="advertencia"',
    most: 40,
  },
];

type Copy = ReturnType<typeof projectCopy>;

/** The scripts of the log-in page, by name. */
const built = ({ folder, run }: Copy): Map<string, Buffer> => {
  const { status, said } = run('node', 'scripts/build.mjs');
  if (status !== 0) throw new Error(said);
  const portal = join(folder, 'dist/portal');
  const document = readFileSync(join(portal, 'index.html'), 'utf8');
  const early = [...document.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, name = '']) => name);
  const scripts = [...early, ...loadFirstLoads(portal)('/login').scripts];
  return new Map(scripts.map((name) => [name, readFileSync(join(portal, name))]));
};
const kibOf = (scripts: readonly Buffer[]) =>
  scripts.reduce((sum, one) => sum + brotliCompressSync(one).length, 0) / 1024;

const copy = projectCopy();
try {
  const before = built(copy);
  console.log(`entrada: ${before.size} archivos, ${kibOf([...before.values()]).toFixed(1)} KiB`);
  for (const { name, file, from, to, most } of releases) {
    const path = join(copy.folder, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(from)) throw new Error(`${file}: «${from}» is no longer there to be changed`);
    writeFileSync(path, source.replace(from, to));
    const again = [...built(copy)].filter(([script]) => !before.has(script)).map(([, text]) => text);
    writeFileSync(path, source);
    const kib = kibOf(again);
    console.log(`${name}: ${again.length} archivos, ${kib.toFixed(1)} KiB; meta ${most} ${kib <= most ? '✓' : '✗'}`);
    if (kib > most) process.exitCode = 1;
  }
} finally {
  copy.remove();
}
