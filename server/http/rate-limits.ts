import type { CallName } from '../../src/contract';
import type { ServerPolicy } from '../server-policy';
import type { Counters, Limit } from './counters';
import { HttpProblem } from './http-problem';

const minute = 60_000;
const hour = 3_600_000;

interface Group {
  name: string;
  calls: readonly CallName[];
  perIp: (policy: ServerPolicy) => number;
  inAll: (policy: ServerPolicy) => number | null;
  windowMs: number;
}

/** The calls by which someone may guess or enumerate. The limit per account or document is each handler's own. */
const groups: readonly Group[] = [
  {
    name: 'login',
    calls: ['login'],
    perIp: (policy) => policy.loginsPerIpPerMinute,
    inAll: (policy) => policy.loginsPerMinute,
    windowMs: minute,
  },
  {
    name: 'anonimo',
    calls: ['autenticarUsuarioAnonimo'],
    perIp: (policy) => policy.anonymousPerIpPerMinute,
    inAll: (policy) => policy.anonymousPerMinute,
    windowMs: minute,
  },
  {
    name: 'identidad',
    calls: ['autenticar', 'preguntasSeguridad', 'registrar', 'activarCuenta', 'solicitarCambioClave', 'cambiarClave'],
    perIp: (policy) => policy.lookupsPerIpPerHour,
    inAll: () => null,
    windowMs: hour,
  },
];

/** The eight groups of an IPv6 address, of which `::` leaves out the zeros. */
const groupsOf = (ip: string): readonly string[] => {
  const [before = [], after] = ip.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  if (after === undefined) return before;
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
};

/** One household shares an IPv6 /64, so that is one visitor. */
export const visitorOf = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '');
  return plain.includes(':') ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
};

export const refuseTooMany = async (
  counters: Counters,
  policy: ServerPolicy,
  call: CallName,
  ip: string,
): Promise<void> => {
  const group = groups.find(({ calls }) => calls.includes(call));
  if (group === undefined) return;
  const { name, windowMs } = group;
  const total = group.inAll(policy);
  const limits: Limit[] = [
    { key: `${name}:ip:${visitorOf(ip)}`, most: group.perIp(policy), windowMs },
    ...(total === null ? [] : [{ key: `${name}:todos`, most: total, windowMs }]),
  ];
  for (const limit of limits) {
    const wait = await counters.use(limit);
    if (wait !== null) throw new HttpProblem(429, { 'retry-after': String(wait) });
  }
};
