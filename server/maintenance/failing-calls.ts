const minuteMs = 60_000;
/** Bad minutes in a row after which a call counts as failing, and others after which it no longer does. */
const [badMinutes, goodMinutes] = [5, 2];
/** Fewer members than this prove nothing. */
const fewestMembers = 5;

interface Minute {
  at: number;
  /** Of each member whether a call of theirs worked: what one repeats counts once. */
  members: Map<string, boolean>;
}

interface Seen {
  minutes: Minute[];
  failingSince: number | null;
}

/** More change nothing, and would take memory. */
const mostMembers = 2_000;

const isBad = ({ members }: Minute): boolean => {
  const failed = [...members.values()].filter((worked) => !worked).length;
  return members.size >= fewestMembers && failed * 2 > members.size;
};
/**
 * Which calls fail for most members, each server for itself. A quiet minute is a good one: pages that say so call
 * no more, and only when they open again is it known whether the service works.
 */
export const createFailingCalls = (now: () => number) => {
  const calls = new Map<string, Seen>();

  /** Closes the minutes that are over. */
  const settle = (seen: Seen, current: number) => {
    const over = seen.minutes.filter(({ at }) => at < current);
    const last = (count: number) =>
      Array.from({ length: count }, (_, back) => over.find(({ at }) => at === current - 1 - back));
    if (seen.failingSince === null) {
      const bad = last(badMinutes);
      if (bad.every((minute) => minute !== undefined && isBad(minute)))
        seen.failingSince = (current - badMinutes) * minuteMs;
    } else if (last(goodMinutes).every((minute) => minute === undefined || !isBad(minute))) {
      seen.failingSince = null;
    }
    seen.minutes = seen.minutes.filter(({ at }) => at >= current - badMinutes);
  };
  const minuteOf = () => Math.floor(now() / minuteMs);

  return {
    note: (call: string, member: string, worked: boolean): void => {
      const current = minuteOf();
      const seen = calls.get(call) ?? { minutes: [], failingSince: null };
      calls.set(call, seen);
      settle(seen, current);
      let minute = seen.minutes.find(({ at }) => at === current);
      if (minute === undefined) {
        minute = { at: current, members: new Map() };
        seen.minutes.push(minute);
      }
      const known = minute.members.get(member);
      if (known === undefined && minute.members.size >= mostMembers) return;
      // A member who was served once has a service that works.
      minute.members.set(member, worked || known === true);
    },
    failing: (): { call: string; since: number }[] => {
      const current = minuteOf();
      return [...calls].flatMap(([call, seen]) => {
        settle(seen, current);
        return seen.failingSince === null ? [] : [{ call, since: seen.failingSince }];
      });
    },
  };
};
