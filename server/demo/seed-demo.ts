import type { Passwords } from '../access/passwords';
import type { Db, Queries } from '../db/db';
import { migrationLockLimitMs, takeMigrationLock } from '../db/migrate';
import { StartProblem } from '../settings/start-problem';
import { startMessages } from '../texts/start-messages';
import { seedApplication } from './application/seed-application';
import { seedCases } from './cases/seed-cases';
import { type NetworkSize, seedNetwork } from './network/seed-network';
import { demoPassword, demoPeople } from './people';
import { seedPayments } from './sandbox/seed-payments';
import { seedAccess } from './seed-access';
import { seedHome } from './seed-home';
import { seedPeople } from './seed-people';
import { seedProfile } from './seed-profile';
import { seedSettings } from './seed-settings';
import { seedWallet } from './seed-wallet';

/** In order. Like a migration, a released seed never changes: new data are a new seed. */
const seeds = ['demo', 'inicio', 'acceso', 'perfil', 'consultas', 'billetera', 'pagos', 'casos', 'afiliacion'] as const;
type Seed = (typeof seeds)[number];

const peopleOf = (seed: Seed) => demoPeople.filter(({ semilla = 'demo' }) => semilla === seed);

const missing = async (queries: Queries): Promise<Seed[]> => {
  const done = await queries.query<{ nombre: string }>(`SELECT nombre FROM semillas`);
  return seeds.filter((seed) => !done.some(({ nombre }) => nombre === seed));
};

const refuseOtherData = async (to: Queries) => {
  const [other] = await to.query(`SELECT codigo FROM afiliados LIMIT 1`);
  if (other !== undefined) throw new StartProblem(startMessages.demoOverData);
};

const runSeed = async (
  to: Queries,
  seed: Seed,
  hashes: ReadonlyMap<string, string>,
  network: NetworkSize,
  now: Date,
) => {
  switch (seed) {
    case 'demo':
      await refuseOtherData(to);
      await seedPeople(to, peopleOf(seed), hashes);
      return seedSettings(to);
    case 'inicio':
      await seedPeople(to, peopleOf(seed), hashes);
      return seedHome(to, now);
    case 'acceso':
      await seedPeople(to, peopleOf(seed), hashes);
      return seedAccess(to, now);
    case 'perfil':
      await seedPeople(to, peopleOf(seed), hashes);
      return seedProfile(to, now);
    case 'consultas':
      return seedNetwork(to, network);
    case 'billetera':
      return seedWallet(to, now);
    case 'pagos':
      return seedPayments(to, now);
    case 'casos':
      return seedCases(to, now);
    case 'afiliacion':
      return seedApplication(to);
  }
};

/** Runs each seed once, in one transaction, so later changes stay. Rejects a database with other data. */
export const seedDemo = async (
  db: Db,
  passwords: Passwords,
  now: () => Date,
  network: NetworkSize,
): Promise<boolean> => {
  const due = await missing(db);
  if (due.length === 0) return false;
  const accounts = due.flatMap(peopleOf).filter(({ cuenta }) => cuenta !== undefined);
  const hashes = new Map(
    await Promise.all(accounts.map(async ({ codigo }) => [codigo, await passwords.hash(demoPassword)] as const)),
  );
  return db.tx(async (to) => {
    await takeMigrationLock(to);
    const stillDue = await missing(to);
    for (const seed of stillDue) {
      await runSeed(to, seed, hashes, network, now());
      await to.query(`INSERT INTO semillas (nombre, sembrada) VALUES ($1, $2)`, [seed, now()]);
    }
    return stillDue.length > 0;
  }, migrationLockLimitMs);
};
