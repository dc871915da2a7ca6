import { type Person, personAt } from './person';
import { hashBelow, strideFor } from './random';
import type { Visit } from './visit';

/**
 * Who comes for what: each kind of visit goes through all members in an order of its own. Nobody is in two visits at
 * once, and what can be done once is done once.
 */
export const createGuests = (members: number) => {
  const stride = strideFor(members);
  const steps = new Map<string, number>();
  const busy = new Set<number>();
  const spent = new Set<number>();
  return {
    next: ({ name, suits, once }: Visit): Person => {
      let step = steps.get(name) ?? hashBelow(members, name.length, name.charCodeAt(0));
      for (let tried = 0; tried < members; tried += 1) {
        const person = personAt((step * stride) % members);
        step = (step + 1) % members;
        if (busy.has(person.index) || spent.has(person.index) || !suits(person)) continue;
        steps.set(name, step);
        busy.add(person.index);
        if (once === true) spent.add(person.index);
        return person;
      }
      throw new Error(`nobody is left for «${name}»: seed more members`);
    },
    leave: ({ index }: Person): void => {
      busy.delete(index);
    },
  };
};
export type Guests = ReturnType<typeof createGuests>;
