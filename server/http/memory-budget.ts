import { TooManyConcurrent } from './too-many-concurrent';

const megabyte = 1024 * 1024;

/** What one request holds of it. */
export interface MemoryReservation {
  /** false: there is no room for so many more. */
  take(bytes: number): boolean;
  release(): void;
}

/**
 * How much of all bodies with files together, or of all answers with documents, is in memory. Whoever sends slowly holds
 * only what has come; whoever reads slowly, the whole answer.
 */
export const createMemoryBudget = (megabytes: number) => {
  const most = megabytes * megabyte;
  let held = 0;
  const heldBy = new Map<string, number>();

  return {
    /** One owner holds no more than a quarter, however many requests; a single request of its own takes what it needs. */
    hold: (owner: string): MemoryReservation => {
      let own = 0;
      const add = (bytes: number) => {
        held += bytes;
        own += bytes;
        const left = (heldBy.get(owner) ?? 0) + bytes;
        if (left === 0) heldBy.delete(owner);
        else heldBy.set(owner, left);
      };
      return {
        take: (bytes) => {
          const ofOwner = heldBy.get(owner) ?? 0;
          if (ofOwner > own && ofOwner + bytes > most / 4) throw new TooManyConcurrent();
          if (held + bytes > most) return false;
          add(bytes);
          return true;
        },
        release: () => add(-own),
      };
    },
  };
};
