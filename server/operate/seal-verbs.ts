import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createKeys } from '../access/keys';
import { loadSecrets } from '../access/load-secrets';
import { createSealCheck } from '../audit/check-seals';
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
    usage: 'sellos [registro.log]',
    takes: (args) => args.length <= 1,
    run: async ({ db, now, args: [file], print }) => {
      const { tokenSecret, tokenSecretPrevious, serverPolicy } = readSettings(process.env);
      const keys = createKeys(await loadSecrets(db, tokenSecret, tokenSecretPrevious));
      const check = createSealCheck({
        keysOf: ({ llave, momento }) => keys.verifying('audit', llave || undefined, momento.getTime() / 1_000),
        keptSince: new Date(now().getTime() - serverPolicy.auditKeepMs),
        logged: file === undefined ? null : await rootsIn(file),
      });
      let last = 0;
      for await (const { seal, rows } of eachSeal(db)) {
        check.next(seal, rows);
        last = seal.hasta;
      }
      const [unsealed] = await db.query<{ n: number }>('SELECT count(*) AS n FROM bitacora WHERE id > $1', [last]);
      const { faults, ...counts } = check.end();
      const summary = text.sealed({ ...counts, sinSellar: unsealed?.n ?? 0 });
      if (faults.length === 0) return summary;
      print(faults.map((fault) => `${text.sealFault(fault)}\n`).join(''));
      throw new StartProblem(`${summary} ${text.sealFaults(faults.length)}`);
    },
  },
};
