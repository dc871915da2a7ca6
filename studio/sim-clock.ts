import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

interface Timer {
  due: number;
  ring: () => void;
}

/** A clock that stands until it is moved, and that knows what it will ring next. */
export class SimClock implements Clock {
  #now = 0;
  #last = 0;
  readonly #timers = new Map<number, Timer>();

  get now(): number {
    return this.#now;
  }

  setTimeout(ring: () => void, ms: number): number {
    this.#last += 1;
    this.#timers.set(this.#last, { due: this.#now + ms, ring });
    return this.#last;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  /** How long until the next timer; null where none runs. */
  untilNext(): number | null {
    const dues = [...this.#timers.values()].map(({ due }) => due);
    return dues.length === 0 ? null : Math.max(0, Math.min(...dues) - this.#now);
  }

  /** Moves to the next timer, or as far as it may. Says how far. */
  move(atMost: number): number {
    const by = Math.min(atMost, this.untilNext() ?? atMost);
    this.#now += by;
    return by;
  }

  /** The timer that is due first, and only that one, so that each has its own step. */
  ring(): void {
    const [first] = [...this.#timers].toSorted(([, one], [, other]) => one.due - other.due);
    if (first === undefined || first[1].due > this.#now) return;
    this.#timers.delete(first[0]);
    first[1].ring();
  }
}
