import { hash, verify } from '@node-rs/argon2';
import { createNoopMeter, type Meter } from '@opentelemetry/api';
import { busy } from '../http/http-problem';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash it hashes a dummy, so that timing does not reveal which accounts exist. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

interface Options {
  atOnce?: number;
  mostWaiting?: number;
  meter?: Meter;
}

/** Each hash takes 19 MiB and a core: four run concurrently, a short queue waits, further ones get 503. */
export const createPasswords = ({
  atOnce = 4,
  mostWaiting = 64,
  meter = createNoopMeter(),
}: Options = {}): Passwords => {
  const hashes = meter.createUpDownCounter('password.hashes');
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw busy();
      hashes.add(1, { state: 'waiting' });
      await new Promise<void>((next) => waiting.push(next));
      hashes.add(-1, { state: 'waiting' });
    } else {
      running += 1;
    }
    hashes.add(1, { state: 'running' });
    try {
      return await work();
    } finally {
      hashes.add(-1, { state: 'running' });
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };

  let dummy: Promise<string> | undefined;
  const nobody = () => {
    dummy ??= hash('nobody has this password', cost);
    return dummy;
  };

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: async (stored, password) => {
      const against = stored ?? (await nobody());
      const matches = await inTurn(() => verify(against, password));
      return matches && stored !== null;
    },
  };
};
