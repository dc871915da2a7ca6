import type { CallName } from '../../domain/contract';
import { householdOf } from '../http/visitor';
import type { Fault } from './fault';

const mostVisitors = 200;
const mostOfVisitor = 50;
/** A browser may reach localhost by IPv4 and IPv6, set faults by one and call by the other. */
const loopback = /^(::1|(::ffff:)?127\..*)$/i;

/** The faults of each visitor. Beyond the limits the oldest are forgotten. */
export const createVisitorFaults = () => {
  const byVisitor = new Map<string, readonly Fault[]>();
  const visitorOf = (ip: string) => (loopback.test(ip) ? 'loopback' : householdOf(ip));
  const of = (ip: string): readonly Fault[] => byVisitor.get(visitorOf(ip)) ?? [];

  const replace = (ip: string, faults: readonly Fault[]): void => {
    const visitor = visitorOf(ip);
    byVisitor.delete(visitor);
    if (faults.length > 0) byVisitor.set(visitor, faults.slice(-mostOfVisitor));
    for (const oldest of [...byVisitor.keys()].slice(0, -mostVisitors)) byVisitor.delete(oldest);
  };

  return {
    of,
    clear: (ip: string) => replace(ip, []),
    set: (ip: string, fault: Fault) =>
      replace(ip, [...of(ip).filter((old) => old.call !== fault.call || old.fault !== fault.fault), fault]),
    /** The faults of this call; one with a number of times is used up. */
    take: (ip: string, call: CallName): readonly Fault[] => {
      const isDue = (fault: Fault) => fault.call === call || fault.call === '*';
      const due = of(ip).filter(isDue);
      if (due.length > 0)
        replace(
          ip,
          of(ip).flatMap((fault) => {
            if (!isDue(fault) || fault.times === undefined) return [fault];
            return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
          }),
        );
      return due;
    },
  };
};
