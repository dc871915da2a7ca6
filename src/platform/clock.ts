import type { Instant } from '../../domain/rules/session/idle';

export interface BrowserClock {
  now(): Instant;
  every(ms: number, tick: () => void): () => void;
}

export const systemClock: BrowserClock = {
  now: () => ({ wall: Date.now(), monotonic: performance.now() }),
  every: (ms, tick) => {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
};
