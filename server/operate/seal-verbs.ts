import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createKeys } from '../access/keys';
import { loadSecrets } from '../access/load-secrets';
import { createSealCheck } from '../audit/check-seals';
import { eraseMember } from '../audit/erase-member';
import { auditContent, type Seal, type SealedRow } from '../audit/seal';
import type { Db } from '../db/db';
import { readSettings } from '../settings/settings';
import { StartProblem } from '../settings/start-problem';
import { operateMessages as text } from '../texts/operate-messages';
import type { Verbs } from './verb';

const sealsAtOnce = 100;

/** The roots in a log of the server, one JSON line an event; other lines are passed over. */
const rootsIn = async (file: string): Promise<Map<number, string>> => {
  const roots = new Map<number, string>();
  try {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
      const [, id, root] = /"event":"auditSeal","detail":"(\d+) ([\w-]{43})"/.exec(line) ?? [];
      if (id !== undefined && root !== undefined) roots.set(Number(id), root);
    }
  } catch (error) {
    throw new StartProblem(text.notRead(file, error));
  }
  if (roots.size === 0) throw new StartProblem(text.noRoots(file));
  return roots;
};

/** As a receipt says it, with or without the dot: «1234 · ab12…». */
const rootOn = (words: readonly string[]): Map<number, string> | null => {
  const [, id, root] = /^(\d+) (?:· )?([\w-]{43})$/.exec(words.join(' ')) ?? [];
  return id === undefined || root === undefined ? null : new Map([[Number(id), root]]);
};

const readRoots = async (args: readonly string[]): Promise<{ roots: Map<number, string>; isLog: boolean }> => {
  const [file, ...more] = args;
  if (file === undefined) return { roots: new Map(), isLog: false };
  const roots = rootOn(args);
  if (roots !== null) return { roots, isLog: false };
  if (more.length > 0) throw new StartProblem(text.noReceipt);
  return { roots: await rootsIn(file), isLog: true };
};

const wordsOf = (args: readonly string[]) => args.slice(args[0] === '--secretos' ? 2 : 0);

/** Of earlier times, one a line. In a file, because every account of the machine sees the arguments of a command. */
const readSecrets = async ([option, file = '']: readonly string[]): Promise<Buffer[]> => {
  if (option !== '--secretos') return [];
  const lines = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartProblem(text.notRead(file, error));
  });
  return lines.split(/\r?\n/).flatMap((line) => (line === '' ? [] : [Buffer.from(line)]));
};

const eachSeal = async function* (db: Db): AsyncGenerator<{ seal: Seal; rows: SealedRow[] }> {
  let [id, after] = [0, 0];
  for (;;) {
    const seals = await db.query<Seal>(
      `SELECT id, momento, llave, hasta, hojas, raiz FROM sellos WHERE id > $1 ORDER BY id LIMIT ${sealsAtOnce}`,
      [id],
    );
    for (const seal of seals) {
      const rows = await db.query<SealedRow>(
        `SELECT id, ${auditContent} AS contenido FROM bitacora WHERE id > $1 AND id <= $2 ORDER BY id`,
        [after, seal.hasta],
      );
      yield { seal, rows };
      [id, after] = [seal.id, seal.hasta];
    }
    if (seals.length < sealsAtOnce) return;
  }
};

/** Whether the audit is as it was written. */
export const sealVerbs: Verbs = {
  sellos: {
    usage: 'sellos [--secretos <archivo>] [registro.log | <número y raíz de un recibo>]',
    takes: (args) => wordsOf(args).length <= 3,
    run: async ({ db, now, args, print }) => {
      const { tokenSecret, tokenSecretPrevious, serverPolicy } = readSettings(process.env);
      const { roots, bareUntil } = await loadSecrets(db, tokenSecret, tokenSecretPrevious);
      const keys = createKeys({ roots: [...roots, ...(await readSecrets(args))], bareUntil });
      const check = createSealCheck({
        keysOf: ({ llave, momento }) => keys.verifying('audit', llave || undefined, momento.getTime() / 1_000),
        keptSince: new Date(now().getTime() - serverPolicy.auditKeepMs),
        ...(await readRoots(wordsOf(args))),
      });
      let last = 0;
      for await (const { seal, rows } of eachSeal(db)) {
        check.next(seal, rows);
        last = seal.hasta;
      }
      const [unsealed] = await db.query<{ n: number }>('SELECT count(*) AS n FROM bitacora WHERE id > $1', [last]);
      const { faults, pedidas, ...counts } = check.end();
      const summary = text.sealed({ ...counts, sinSellar: unsealed?.n ?? 0 });
      if (pedidas.length > 0) print(`${text.erasedRows(pedidas)}\n`);
      if (faults.length === 0) return summary;
      print(faults.map((fault) => `${text.sealFault(fault)}\n`).join(''));
      throw new StartProblem(`${summary} ${text.sealFaults(faults.length)}`);
    },
  },
  'borrar-bitacora': {
    usage: 'borrar-bitacora <código del afiliado>',
    takes: (args) => args.length === 1,
    run: async ({ db, now, args: [codigoAfiliado = ''] }) => text.erased(await eraseMember(db, now(), codigoAfiliado)),
  },
};
