import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

interface Timer {
  due: number;
  ring: () => void;
}

/** A clock that only moves by hand, and knows its next timer. */
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

  /** Moves to the next timer, or by the maximum. Returns the elapsed time. */
  move(atMost: number): number {
    const by = Math.min(atMost, this.untilNext() ?? atMost);
    this.#now += by;
    return by;
  }

  /** The timer that is due first, and only that one, so that each is a separate step. */
  ring(): void {
    const [first] = [...this.#timers].toSorted(([, one], [, other]) => one.due - other.due);
    if (first === undefined || first[1].due > this.#now) return;
    this.#timers.delete(first[0]);
    first[1].ring();
  }
}
