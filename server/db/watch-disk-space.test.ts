import { expect, test } from 'vitest';
import { type Db, DbFull, DbUnavailable } from './db';
import { watchDiskSpace } from './watch-disk-space';

test('only a successful probe clears the full state', async () => {
  const events: string[] = [];
  const answers: Error[] = [];
  const answer = async () => {
    const error = answers.shift();
    if (error !== undefined) throw error;
    return [];
  };
  const db = watchDiskSpace(
    {
      engine: 'postgres',
      durability: '',
      query: answer,
      tx: async (work) => work({ query: answer } as Pick<Db, 'query'>),
      connections: () => ({}),
      reclaimSpace: async () => {},
      close: async () => {},
    },
    (event) => events.push(event),
  );
  answers.push(new DbFull('full'), new DbUnavailable('away'), new DbFull('full'));
  await expect(db.query('INSERT')).rejects.toThrow(DbFull);
  await expect(db.hasRoom()).rejects.toThrow('away');
  expect(await db.hasRoom()).toBe(false);
  expect(events).toEqual(['no room on the disk: full']);
  expect(await db.hasRoom()).toBe(true);
  expect(events.slice(1)).toEqual(['there is room on the disk again']);
});
