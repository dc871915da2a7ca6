import project from '../package.json' with { type: 'json' };
import { type Db, DbFull } from './db/db';
import type { Ctx } from './http/context';

/** full: confirmed data can be read, writes are rejected. stopping: the server still answers for a few seconds. */
type Standing = 'ok' | 'full' | 'unavailable' | 'stopping';

const standing = async (db: Db | null): Promise<Standing> => {
  if (db === null) return 'ok';
  try {
    await db.query('SELECT 1 AS one');
    return (await db.hasRoom()) ? 'ok' : 'full';
  } catch (error) {
    return error instanceof DbFull ? 'full' : 'unavailable';
  }
};

interface Observed {
  db: Db | null;
  upMs: number;
  isStopping: boolean;
}

export const answerHealth = async (c: Ctx, { db, upMs, isStopping }: Observed): Promise<Response> => {
  c.set('quiet', true);
  const about = {
    engine: db?.engine ?? 'none',
    durability: db?.durability ?? 'API_ORIGIN',
    version: project.version,
    uptimeSeconds: Math.round(upMs / 1000),
  };
  const status = isStopping ? 'stopping' : await standing(db);
  return status === 'ok' ? c.json({ status, ...about }) : c.json({ status, ...about }, 503, { 'retry-after': '2' });
};
