import type { Db } from '../db/db';
import { describe, type Log } from '../log/log';
import type { DeclarationSeal, Sealed } from './declaration-seal';

interface Parts {
  db: Db;
  log: Log;
  seal: DeclarationSeal;
}

type Row = Sealed & { formulario: string };

const atOnce = 100;

/** null: the ciphertext is corrupt or belongs to another application. */
const opened = (
  seal: DeclarationSeal,
  formulario: string,
  sealed: Sealed,
): ReturnType<DeclarationSeal['open']> | null => {
  try {
    return seal.open(formulario, sealed);
  } catch {
    return null;
  }
};

/**
 * Re-encrypts with the current key what an older key encrypted. After one start with both keys the older one can be
 * removed.
 */
export const resealDeclarations = async ({ db, log, seal }: Parts, goOn: () => boolean = () => true): Promise<void> => {
  let [last, unread, unreadable] = ['', 0, 0];
  try {
    for (let got = atOnce; got === atOnce && goOn(); ) {
      const rows = await db.query<Row>(
        `SELECT formulario, llave, cifrado FROM declaraciones_salud WHERE llave <> $1 AND formulario > $2
         ORDER BY formulario LIMIT ${atOnce}`,
        [seal.llave, last],
      );
      for (const { formulario, ...sealed } of rows) {
        last = formulario;
        if (!seal.opens(sealed.llave)) {
          unread += 1;
          continue;
        }
        const answers = opened(seal, formulario, sealed);
        if (answers === null) {
          unreadable += 1;
          continue;
        }
        const { llave, cifrado } = seal.seal(formulario, answers);
        await db.query(`UPDATE declaraciones_salud SET llave = $2, cifrado = $3 WHERE formulario = $1 AND llave = $4`, [
          formulario,
          llave,
          cifrado,
          sealed.llave,
        ]);
      }
      got = rows.length;
    }
  } catch (error) {
    log({ level: 'warn', event: 'declarations', detail: describe(error) });
  }
  if (unread > 0) log({ level: 'error', event: 'declarations', detail: `${unread} of a key that is not known` });
  if (unreadable > 0) log({ level: 'error', event: 'declarations', detail: `${unreadable} that cannot be read` });
};
