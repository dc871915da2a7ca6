import { openPostgres } from '../../../server/db/postgres';
import { openCluster, pooled } from '../../../tests/server/databases';
import { seedMembers } from './seed-members';

/** As on a machine of its own: 2 GB of shared memory; the write-ahead log stays small beside the rows. */
const settings = {
  shared_buffers: '2GB',
  maintenance_work_mem: '1GB',
  max_wal_size: '3GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
};

export interface SeededCluster {
  /** Past the pool. */
  direct: string;
  /** Through PgBouncer in transaction mode. */
  url: string;
  folder: string;
  close(): Promise<void>;
}

export const openSeededCluster = async (members: number, tell: (line: string) => void): Promise<SeededCluster> => {
  const cluster = await openCluster?.();
  if (cluster === undefined) throw new Error('PostgreSQL is not installed');
  try {
    const db = await openPostgres({ url: cluster.url, connections: 1 });
    for (const [name, value] of Object.entries(settings)) await db.query(`ALTER SYSTEM SET ${name} = '${value}'`);
    await db.query('CHECKPOINT');
    await db.close();
    await cluster.stop();
    await cluster.start();
    await seedMembers(cluster.url, members, tell);
    const pooler = await pooled(cluster);
    return {
      direct: cluster.url,
      url: pooler.url,
      folder: cluster.folder,
      close: async () => {
        await pooler.stop();
        await cluster.close();
      },
    };
  } catch (error) {
    await cluster.close();
    throw error;
  }
};
