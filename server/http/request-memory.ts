import { createConcurrencyLimit } from './concurrency-limit';
import { createMemoryBudget, type MemoryReservation } from './memory-budget';
import { TooManyConcurrent } from './too-many-concurrent';

/** Bodies up to this size are exempt from the concurrency limit. */
const light = 1024 * 1024;

/** One request's memory: its body until it is answered, its answer until it is read. */
export interface RequestMemory {
  body: MemoryReservation;
  answer: MemoryReservation;
  bodyBytes(): number;
}

export const createRequestMemory = (megabytes: number, answers: ReturnType<typeof createMemoryBudget>) => {
  const bodies = createMemoryBudget(megabytes);
  const heavy = createConcurrencyLimit(2);

  return (owner: string): RequestMemory => {
    const ends: (() => void)[] = [];
    const own = bodies.hold(owner);
    let held = 0;
    const take = (bytes: number): boolean => {
      if (held <= light && held + bytes > light) {
        const end = heavy.begin(owner);
        if (end === null) throw new TooManyConcurrent();
        ends.push(end);
      }
      held += bytes;
      return own.take(bytes);
    };
    const release = () => {
      own.release();
      for (const end of ends.splice(0)) end();
    };
    return { body: { take, release }, answer: answers.hold(owner), bodyBytes: () => held };
  };
};
