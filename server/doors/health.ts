import project from '../../package.json' with { type: 'json' };
import { type Db, DbFull } from '../db/db';
import { type Ctx, pathOf } from '../http/context';

/** full: confirmed data can be read, writes are rejected. stopping: the server still answers for a few seconds. */
type Standing = 'ok' | 'full' | 'unavailable' | 'stopping';

const path = '/health';
const knownForMs = 1_000;

const standing = async (db: Db | null): Promise<Standing> => {
  if (db === null) return 'ok';
  try {
    await db.query('SELECT 1 AS one');
    return (await db.hasRoom()) ? 'ok' : 'full';
  } catch (error) {
    return error instanceof DbFull ? 'full' : 'unavailable';
  }
};

/** Proxies hide this one spelling. Node's request has the target as it was sent. */
export const isHealthAsked = (c: Ctx): boolean => (c.env?.incoming?.url ?? pathOf(c)).split('?', 1)[0] === path;

/** Asks the database once a second at most, however often it is asked. */
export const createHealth = (db: Db | null) => {
  const started = performance.now();
  let known: Promise<Standing> | null = null;
  const ask = (): Promise<Standing> => {
    if (known !== null) return known;
    known = standing(db);
    known.finally(() => {
      setTimeout(() => {
        known = null;
      }, knownForMs).unref();
    });
    return known;
  };
  return async (c: Ctx, { isStopping }: { isStopping: boolean }): Promise<Response> => {
    c.set('quiet', true);
    const status = isStopping ? 'stopping' : await ask();
    const about = {
      status,
      engine: db?.engine ?? 'none',
      durability: db?.durability ?? 'API_ORIGIN',
      version: project.version,
      uptimeSeconds: Math.round((performance.now() - started) / 1000),
    };
    return status === 'ok' ? c.json(about) : c.json(about, 503, { 'retry-after': '2' });
  };
};
