import { TooManyConcurrent } from './too-many-concurrent';

const megabyte = 1024 * 1024;

/** The memory that one request holds. */
export interface MemoryReservation {
  /** false: the budget is exhausted. */
  take(bytes: number): boolean;
  release(): void;
}

/**
 * Limits the total memory of request bodies with files, or of answers with documents. A slow upload holds the bytes
 * received so far; a slow download holds the whole answer.
 */
export const createMemoryBudget = (megabytes: number) => {
  const most = megabytes * megabyte;
  let held = 0;
  const heldBy = new Map<string, number>();

  return {
    /** Several requests of one owner share a quarter of the budget; a single request may take what it needs. */
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
