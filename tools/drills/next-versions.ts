import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectCopy } from '../../tests/built/project-copy';
import { subjectOfNext } from './told-cases';

type Edit = [file: string, from: string | RegExp, to: string];

const renamed = ['server/access/tokens.ts', 'server/access/open-sessions.ts', 'server/telemetry/observe-state.ts'];

const migration = (id: number, name: string, statements: readonly string[]): Edit[] => {
  const [constant, file] = [`ensayo${id}`, `00${id}-ensayo.ts`];
  const source = `export const ${constant} = ${JSON.stringify({ id, name, statements })} as const;\n`;
  return [
    [`server/db/migrations/${file}`, '', source],
    ['server/db/migrations/index.ts', '', `import { ${constant} } from './00${id}-ensayo';\n`],
    ['server/db/migrations/index.ts', /,\n\];/, `,\n  ${constant},\n];`],
  ];
};

/** Another column takes the place of `ultima_vez`, which each call of a member reads and writes. */
const expand = migration(90, 'columna nueva', [
  'ALTER TABLE fichas ADD COLUMN usada timestamptz',
  `CREATE FUNCTION fichas_usada() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'INSERT' THEN
       NEW.usada := COALESCE(NEW.usada, NEW.ultima_vez);
       NEW.ultima_vez := COALESCE(NEW.ultima_vez, NEW.usada);
     ELSIF NEW.usada IS DISTINCT FROM OLD.usada THEN NEW.ultima_vez := NEW.usada;
     ELSE NEW.usada := NEW.ultima_vez;
     END IF;
     RETURN NEW;
   END $$`,
  'CREATE TRIGGER fichas_usada BEFORE INSERT OR UPDATE ON fichas FOR EACH ROW EXECUTE FUNCTION fichas_usada()',
  'UPDATE fichas SET usada = ultima_vez',
]);
/** A promise that today's version does not know. */
const promise: Edit[] = [
  ['domain/rules/promises/promises.ts', '  casoCreado: progress,\n', '  casoCreado: progress,\n  casoEnsayo: alarm,\n'],
  [
    'server/notices/notice-texts.ts',
    '  casoCreado: (',
    `  casoEnsayo: ({ caso }) => ({ ...ofCase(caso), asunto: \`${subjectOfNext} \${caso}\`, parrafos: ['Ensayo.'] }),\n  casoCreado: (`,
  ],
];
const readNew: Edit[] = renamed.map((file) => [file, /ultima_vez/g, 'usada']);
const contract = migration(91, 'columna vieja', [
  'DROP TRIGGER fichas_usada ON fichas',
  'DROP FUNCTION fichas_usada()',
  'ALTER TABLE fichas DROP COLUMN ultima_vez',
]);

const numbered = (version: number): Edit[] => [
  ['package.json', /"version": "[^"]+"/, `"version": "${version}.0.0"`],
  // Every file below /assets/ gets another name.
  [
    'vite.config.ts',
    'output: { codeSplitting',
    `output: { entryFileNames: 'assets/v${version}-[name]-[hash].js', chunkFileNames: 'assets/v${version}-[name]-[hash].js', codeSplitting`,
  ],
];

/** The three versions after today's: adds a column, reads it, drops the old one. */
const editsOf = [expand, [...expand, ...readNew], [...expand, ...readNew, ...contract]].map((edits) => [
  ...promise,
  ...edits,
]);

/** Built from the sources of this project, each in a folder of its own. */
export const buildNextVersions = () =>
  editsOf.map((edits, at) => {
    const copy = projectCopy();
    for (const [file, from, to] of [...edits, ...numbered(at + 1)]) {
      const path = join(copy.folder, file);
      const before = from === '' && file.endsWith('-ensayo.ts') ? '' : readFileSync(path, 'utf8');
      const after = from === '' ? to + before : before.replace(from, () => to);
      if (after === before) throw new Error(`${file} has no «${from}»`);
      writeFileSync(path, after);
    }
    const { status, said } = copy.run(process.execPath, 'scripts/build.mjs');
    if (status !== 0) throw new Error(said);
    return copy;
  });
