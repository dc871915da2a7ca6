import project from '../package.json' with { type: 'json' };
import type { Db } from './db/db';
import type { Ctx } from './http/context';

export const answerHealth = async (c: Ctx, db: Db | null, upMs: number): Promise<Response> => {
  c.set('quiet', true);
  const about = {
    engine: db?.engine ?? 'none',
    durability: db?.durability ?? 'API_ORIGIN',
    version: project.version,
    uptimeSeconds: Math.round(upMs / 1000),
  };
  const reachable = await (db?.query('SELECT 1 AS one') ?? Promise.resolve([])).then(
    () => true,
    () => false,
  );
  return reachable
    ? c.json({ status: 'ok', ...about })
    : c.json({ status: 'unavailable', ...about }, 503, { 'retry-after': '2' });
};
