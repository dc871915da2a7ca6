import { randomUUID } from 'node:crypto';
import { type Db, DbFull } from '../db/db';
import { describe, type Log } from '../log/log';
import type { NoticeRows } from '../notices/notice-rows';
import type { ServerPolicy } from '../settings/server-policy';
import { archiveData, archiveSchema, type ListedDocument } from './archive-data';
import { archivePage } from './archive-page';
import type { ArchiveSeal } from './archive-seal';
import { collect, readBytes, type StoredDocument, type Whose } from './collect';
import { fileNames } from './file-names';
import { archiveKeptMs, sweepArchives } from './sweep-archives';
import { zipParts } from './zip-parts';

/** A server that does not say within this long that it goes on has died. */
const leaseMs = 120_000;
const mostTries = 3;

interface Job extends Whose {
  id: string;
  pedido: Date;
  turno: string;
}

/** The member was closed, the archive was removed, or another server took it over. */
class Lost extends Error {
  override readonly name = 'Lost';
}
class Stopping extends Error {
  override readonly name = 'Stopping';
}

interface Parts {
  db: Db;
  now: () => Date;
  log: Log;
  seal: ArchiveSeal;
  notices: NoticeRows;
  policy: Pick<ServerPolicy, 'myDataMegabytes'>;
}

/** Makes the archives that wait, one at a time; any number of servers may work at it. */
export const createArchiveMaker = ({ db, now, log, seal, notices, policy }: Parts) => {
  const claim = async (): Promise<Job | undefined> => {
    const time = now();
    const turno = randomUUID();
    const until = new Date(time.getTime() + leaseMs);
    // A lease of a server whose clock is far ahead counts for nothing.
    const [taken] = await db.query<Omit<Job, 'turno'>>(
      `UPDATE archivos_datos SET estado = 'haciendo', turno = $1, hasta = $2, intentos = intentos + 1, hechos = 0, total = 0
       WHERE id = (SELECT id FROM archivos_datos
         WHERE estado = 'espera' OR (estado = 'haciendo' AND (hasta < $3 OR hasta > $4) AND intentos < ${mostTries})
         ORDER BY pedido LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, codigo_afiliado AS "codigoAfiliado", de, pedido`,
      [turno, until, time, new Date(until.getTime() + leaseMs)],
    );
    return taken === undefined ? undefined : { ...taken, turno };
  };

  const goOnWith = async ({ id, turno }: Job, hechos: number, total: number): Promise<void> => {
    const still = await db.query(
      `UPDATE archivos_datos t SET hasta = $3, hechos = $4, total = $5 WHERE id = $1 AND turno = $2 AND estado = 'haciendo'
         AND EXISTS (SELECT FROM cuentas c JOIN afiliados a ON a.codigo = c.codigo_afiliado
           WHERE c.codigo_afiliado = t.codigo_afiliado AND c.estado = 'activa' AND a.estado = 'activa')
       RETURNING id`,
      [id, turno, new Date(now().getTime() + leaseMs), hechos, total],
    );
    if (still.length === 0) throw new Lost();
  };

  const putter = (job: Job) => {
    let parte = 0;
    return {
      put: async (bytes: Uint8Array) => {
        const sealed = seal.seal({ archivo: job.id, pedido: job.pedido, parte }, bytes);
        await db.query(
          `INSERT INTO partes_archivo_datos (archivo, turno, parte, cifrado) VALUES ($1, $2, $3, decode($4, 'base64'))`,
          [job.id, job.turno, parte, sealed.toString('base64')],
        );
        parte += 1;
      },
      count: () => parte,
    };
  };

  const make = async (job: Job, goOn: () => boolean): Promise<void> => {
    await goOnWith(job, 0, 0);
    const made = now();
    const { sections, documents } = await collect(db, job);
    const total = documents.length + 2;
    const parts = putter(job);
    const zip = zipParts(made, parts.put);
    const nameOf = fileNames();
    const listed: ListedDocument[] = [];
    let room = policy.myDataMegabytes * 1024 * 1024;
    const add = async (document: StoredDocument) => {
      const { caso, nombre, octetos } = document;
      const bytes = octetos > room ? null : await readBytes(db, document);
      room -= bytes?.length ?? 0;
      const archivo = bytes === null ? null : nameOf(document);
      if (bytes !== null && archivo !== null) await zip.addFile(archivo, bytes);
      listed.push({ archivo, solicitud: caso, nombre, octetos });
    };
    for (const [index, document] of documents.entries()) {
      if (!goOn()) throw new Stopping();
      await goOnWith(job, index, total);
      await add(document);
    }
    await goOnWith(job, documents.length, total);
    const data = archiveData({ afiliado: job.de, hecho: made }, sections, listed);
    await zip.addText('datos.json', [JSON.stringify(data, null, 1)]);
    await zip.addText('datos.schema.json', [JSON.stringify(archiveSchema(), null, 1)]);
    await goOnWith(job, documents.length + 1, total);
    await zip.addText('datos.html', archivePage(made, sections, listed));
    const octetos = await zip.end();
    const omitidos = listed.filter(({ archivo }) => archivo === null).length;
    await db.tx(async (queries) => {
      const done = await queries.query(
        `UPDATE archivos_datos SET estado = 'lista', lista = $3, hasta = NULL, hechos = $4, total = $4, partes = $5, octetos = $6,
           omitidos = $7
         WHERE id = $1 AND turno = $2 AND estado = 'haciendo' RETURNING id`,
        [job.id, job.turno, now(), total, parts.count(), octetos, omitidos],
      );
      if (done.length === 0) throw new Lost();
      await notices.add(queries, {
        promise: 'misDatosListos',
        key: job.id,
        codigoAfiliado: job.codigoAfiliado,
        happened: now(),
        deadline: new Date(now().getTime() + archiveKeptMs),
      });
    });
  };

  /** A full disk fails at once, in words; anything else is tried again. */
  const giveUp = async ({ id, turno }: Job, error: unknown): Promise<void> => {
    await db.query('DELETE FROM partes_archivo_datos WHERE archivo = $1 AND turno = $2', [id, turno]);
    const isStopping = error instanceof Stopping;
    await db.query(
      `UPDATE archivos_datos SET hasta = NULL, intentos = intentos - $3::integer,
         estado = CASE WHEN $4 OR intentos >= ${mostTries} THEN 'fallo' ELSE 'espera' END
       WHERE id = $1 AND turno = $2 AND estado = 'haciendo'`,
      [id, turno, isStopping ? 1 : 0, error instanceof DbFull || error instanceof Lost],
    );
  };

  const work = async (goOn: () => boolean): Promise<void> => {
    await sweepArchives(db, now(), mostTries);
    for (let job = await claim(); job !== undefined; job = goOn() ? await claim() : undefined)
      try {
        await make(job, goOn);
      } catch (error) {
        if (!(error instanceof Lost || error instanceof Stopping))
          log({ level: 'warn', event: 'myData', detail: describe(error) });
        await giveUp(job, error);
        if (!(error instanceof Lost)) return;
      }
  };

  let isOver = false;
  let working: Promise<void> | null = null;
  let isAskedAgain = false;
  /** Never twice at once in one server; who asks meanwhile gets another look at what waits. */
  const run = async (goOn: () => boolean = () => true): Promise<void> => {
    isAskedAgain = true;
    working ??= (async () => {
      try {
        while (isAskedAgain && !isOver) {
          isAskedAgain = false;
          await work(() => goOn() && !isOver);
        }
      } finally {
        working = null;
      }
    })();
    return working;
  };

  return {
    run,
    /** An archive was asked for. */
    wake: (): void => {
      run().catch((error: unknown) => log({ level: 'warn', event: 'myData', detail: describe(error) }));
    },
    stop: async (): Promise<void> => {
      isOver = true;
      await working?.catch(() => undefined);
    },
  };
};
