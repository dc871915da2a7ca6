export interface Visitor {
  /** An address of IPv4, or a part of the net of IPv6. */
  name: string;
  /** How many times what one visitor may. */
  times: number;
}

/** The eight groups of an IPv6 address, of which `::` leaves out the zeros. */
const groupsOf = (ip: string): readonly string[] => {
  const [before = [], after] = ip.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  if (after === undefined) return before;
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
};

const plainIp = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '');

const net = (groups: readonly string[], bits: 48 | 56 | 64): string => {
  const bytes = groups.slice(0, 4).map((group) => Number.parseInt(group, 16) || 0);
  const [last = 0] = bytes.slice(3);
  const kept = bits === 48 ? 0 : bits === 56 ? last & 0xff00 : last;
  return `${[...bytes.slice(0, 3), kept].map((group) => group.toString(16)).join(':')}::/${bits}`;
};

/**
 * Who calls, from the narrowest to the widest. A household has a /64 of IPv6, but one line may have a /56 or a /48
 * and with it thousands of them; what is shared by many may do some times more.
 */
export const visitorsOf = (ip: string): readonly [Visitor, ...Visitor[]] => {
  const plain = plainIp(ip);
  if (!plain.includes(':')) return [{ name: plain, times: 1 }];
  const groups = groupsOf(plain);
  return [
    { name: net(groups, 64), times: 1 },
    { name: net(groups, 56), times: 4 },
    { name: net(groups, 48), times: 16 },
  ];
};

/** As what a visitor is known to one account or document: nobody becomes a new one by another address of a line. */
export const householdOf = (ip: string): string => {
  const [narrowest, wider] = visitorsOf(ip);
  return (wider ?? narrowest).name;
};
