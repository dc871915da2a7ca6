import type { Passwords } from '../access/passwords';
import type { Db, Queries } from '../db/db';
import { takeTurn, turnLimitMs } from '../db/migrate';
import { startMessages } from '../messages';
import { StartProblem } from '../start-problem';
import { sowApplication } from './application/sow-application';
import { sowCases } from './cases/sow-cases';
import { type NetworkSize, sowNetwork } from './network/sow-network';
import { demoPassword, demoPeople } from './people';
import { sowPayments } from './sandbox/sow-payments';
import { sowAccess } from './sow-access';
import { sowHome } from './sow-home';
import { sowPeople } from './sow-people';
import { sowProfile } from './sow-profile';
import { sowSettings } from './sow-settings';
import { sowWallet } from './sow-wallet';

/** In order. Like a migration, a seed that was released stays as it is: what is new is a seed of its own. */
const seeds = ['demo', 'inicio', 'acceso', 'perfil', 'consultas', 'billetera', 'pagos', 'casos', 'afiliacion'] as const;
type Seed = (typeof seeds)[number];

const peopleOf = (seed: Seed) => demoPeople.filter(({ semilla = 'demo' }) => semilla === seed);

const missing = async (queries: Queries): Promise<Seed[]> => {
  const sown = await queries.query<{ nombre: string }>(`SELECT nombre FROM semillas`);
  return seeds.filter((seed) => !sown.some(({ nombre }) => nombre === seed));
};

const refuseOtherData = async (to: Queries) => {
  const [other] = await to.query(`SELECT codigo FROM afiliados LIMIT 1`);
  if (other !== undefined) throw new StartProblem(startMessages.demoOverData);
};

const sow = async (to: Queries, seed: Seed, hashes: ReadonlyMap<string, string>, network: NetworkSize, now: Date) => {
  switch (seed) {
    case 'demo':
      await refuseOtherData(to);
      await sowPeople(to, peopleOf(seed), hashes);
      return sowSettings(to);
    case 'inicio':
      await sowPeople(to, peopleOf(seed), hashes);
      return sowHome(to, now);
    case 'acceso':
      await sowPeople(to, peopleOf(seed), hashes);
      return sowAccess(to, now);
    case 'perfil':
      await sowPeople(to, peopleOf(seed), hashes);
      return sowProfile(to, now);
    case 'consultas':
      return sowNetwork(to, network);
    case 'billetera':
      return sowWallet(to, now);
    case 'pagos':
      return sowPayments(to, now);
    case 'casos':
      return sowCases(to, now);
    case 'afiliacion':
      return sowApplication(to);
  }
};

/** Each seed only once: what people change afterwards stays. All of it or nothing, and never over other data. */
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
    await takeTurn(to);
    const stillDue = await missing(to);
    for (const seed of stillDue) {
      await sow(to, seed, hashes, network, now());
      await to.query(`INSERT INTO semillas (nombre, sembrada) VALUES ($1, $2)`, [seed, now()]);
    }
    return stillDue.length > 0;
  }, turnLimitMs);
};
