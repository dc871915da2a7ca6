import type { CallName } from '../../src/contract';
import type { Endpoint } from '../../src/contract/endpoint';
import type { Caller } from '../access/caller';
import { messages } from '../messages';
import type { ServerPolicy } from '../server-policy';
import type { Counted, Counters } from './counters';
import { HttpProblem } from './http-problem';
import { TooMany } from './too-many';
import { householdOf, type Visitor, visitorsOf } from './visitor';

const minute = 60_000;
const hour = 3_600_000;
const day = 24 * hour;

interface Group {
  name: string;
  calls: readonly CallName[];
  perIp: (policy: ServerPolicy) => number;
  inAll: (policy: ServerPolicy) => number;
  /** What is counted in all. */
  counted: 'uses' | 'wrongGuesses';
  windowMs: number;
  /** In place of the words of 429. */
  mensaje?: string;
}

/** The calls by which someone may guess or enumerate. The limit per account or document is each handler's own. */
const groups: readonly Group[] = [
  {
    name: 'login',
    calls: ['login'],
    perIp: (policy) => policy.loginsPerIpPerMinute,
    inAll: (policy) => policy.wrongLoginsPerMinute,
    counted: 'wrongGuesses',
    windowMs: minute,
  },
  {
    name: 'anonimo',
    calls: ['autenticarUsuarioAnonimo'],
    perIp: (policy) => policy.anonymousPerIpPerMinute,
    inAll: (policy) => policy.anonymousPerMinute,
    counted: 'uses',
    windowMs: minute,
  },
  {
    name: 'identidad',
    calls: ['autenticar', 'preguntasSeguridad', 'registrar', 'activarCuenta', 'solicitarCambioClave', 'cambiarClave'],
    perIp: (policy) => policy.lookupsPerIpPerHour,
    inAll: (policy) => policy.wrongLookupsPerHour,
    counted: 'wrongGuesses',
    windowMs: hour,
  },
  {
    name: 'formulario',
    calls: ['solicitudAfiliacion'],
    perIp: (policy) => policy.applicationsPerIpPerHour,
    inAll: (policy) => policy.applicationsPerHour,
    counted: 'uses',
    windowMs: hour,
    mensaje: messages.application.tooMany,
  },
];
const groupOf = (call: CallName) => groups.find(({ calls }) => calls.includes(call));

/** By these answers whoever guesses learns that it was wrong: codes of the contract, and the status of a bad link. */
const wrongAnswers: Partial<Record<CallName, readonly number[]>> = {
  login: [1006],
  autenticar: [1003],
  registrar: [1003],
  activarCuenta: [1003],
  solicitarCambioClave: [1006, 1008],
  cambiarClave: [404],
};

/** A carrier puts hundreds of telephones behind one address: of links of payments only the wrong ones are counted by it. */
const wrongLinks = { call: 'generarSession', status: 404, name: 'pago:fallos', windowMs: hour } as const;

const answeredBy = (outcome: unknown): unknown => {
  if (outcome instanceof HttpProblem) return outcome.status;
  return typeof outcome === 'object' && outcome !== null && 'codigoMensaje' in outcome
    ? outcome.codigoMensaje
    : undefined;
};

interface Parts {
  counters: Counters;
  policy: ServerPolicy;
  hide: (text: string) => string;
}

export const createRateLimits = ({ counters, policy, hide }: Parts) => {
  const failuresOf = (group: Group, ip: string) =>
    [`${group.name}:fallos:todos`, `${group.name}:fallos:${householdOf(ip)}`] as const;

  /** Beyond the total only those are refused who have had their share: nobody can shut everybody out. */
  const refuseByUses = async (group: Group, ofVisitor: number) => {
    const all = await counters.use({ key: `${group.name}:todos`, most: group.inAll(policy), windowMs: group.windowMs });
    const share = Math.max(1, Math.floor(group.perIp(policy) / 10));
    if (all.wait !== null && ofVisitor > share) throw new TooMany(ofVisitor - share, all.wait, group.mensaje);
  };
  const refuseByFailures = (group: Group, ip: string, first: Counted) => {
    const [everybody, visitor] = failuresOf(group, ip);
    const all = first.others.get(everybody);
    if (all === undefined || all.count < group.inAll(policy) || !first.others.has(visitor)) return;
    throw new TooMany(first.count, Math.ceil(group.windowMs / 1000));
  };

  /** A minute keeps the database free, a day keeps the disk free. */
  const refuseManyBy = async (key: string): Promise<void> => {
    const { writesPerMemberPerMinute, writesPerMemberPerDay } = policy;
    for (const limit of [
      { key, most: writesPerMemberPerMinute, windowMs: minute },
      { key: `${key}:dia`, most: writesPerMemberPerDay, windowMs: day },
    ]) {
      const { count, wait } = await counters.use(limit);
      if (wait !== null) throw new TooMany(count - limit.most, wait);
    }
  };

  return {
    refuseTooMany: async (call: CallName, ip: string): Promise<void> => {
      const group = groupOf(call);
      if (group === undefined) return;
      const [narrowest, ...wider] = visitorsOf(ip);
      const countUse = async ({ name, times }: Visitor, watched: readonly string[] = []) => {
        const most = group.perIp(policy) * times;
        const key = `${group.name}:ip:${name}`;
        const counted = await counters.use({ key, most, windowMs: group.windowMs }, watched);
        if (counted.wait !== null) throw new TooMany(counted.count - most, counted.wait, group.mensaje);
        return counted;
      };
      const first = await countUse(narrowest, group.counted === 'wrongGuesses' ? failuresOf(group, ip) : []);
      for (const visitor of wider) await countUse(visitor);
      if (group.counted === 'uses') await refuseByUses(group, first.count);
      else refuseByFailures(group, ip, first);
    },

    /** Of whoever has no session; a member is counted as that member. */
    refuseWrongLinks: async (call: CallName, caller: Caller): Promise<void> => {
      if (call !== wrongLinks.call || caller.scope === 'miembro') return;
      const visitors = visitorsOf(caller.ip).map(({ name, times }) => ({
        key: `${wrongLinks.name}:${name}`,
        most: policy.wrongPaymentLinksPerIpPerHour * times,
      }));
      const everybody = { key: `${wrongLinks.name}:todos`, most: policy.wrongLookupsPerHour };
      const seen = await counters.look([everybody, ...visitors].map(({ key }) => key));
      const isReached = ({ key, most }: { key: string; most: number }) => (seen.get(key)?.count ?? 0) >= most;
      const [narrowest] = visitors;
      const isOneOfMany = isReached(everybody) && narrowest !== undefined && seen.has(narrowest.key);
      const reached = visitors.find(isReached) ?? (isOneOfMany ? narrowest : undefined);
      if (reached === undefined) return;
      const { count, wait } = await counters.use({ ...reached, windowMs: wrongLinks.windowMs });
      throw new TooMany(Math.max(1, count - reached.most), wait ?? wrongLinks.windowMs / 1000);
    },

    /** A member who writes without end fills tables: entries for the audit table most of all. */
    refuseManyWrites: async ({ safe }: Endpoint, caller: Caller): Promise<void> => {
      if (safe || caller.scope !== 'miembro') return;
      await refuseManyBy(`escrituras:${hide(caller.codigoAfiliado)}`);
    },

    /** Before the entry and the line that a code of others leaves, whether or not there is such a code. */
    refuseManyForeign: async (caller: Caller): Promise<void> => {
      const who = caller.scope === 'miembro' ? hide(caller.codigoAfiliado) : householdOf(caller.ip);
      await refuseManyBy(`ajenos:${who}`);
    },

    /** What a call ended in: its answer, or the problem it threw. */
    noteOutcome: async (call: CallName, { ip, scope }: Caller, outcome: unknown): Promise<void> => {
      if (call === wrongLinks.call && scope !== 'miembro' && answeredBy(outcome) === wrongLinks.status)
        for (const name of ['todos', ...visitorsOf(ip).map((visitor) => visitor.name)])
          await counters.use({
            key: `${wrongLinks.name}:${name}`,
            most: Number.MAX_SAFE_INTEGER,
            windowMs: wrongLinks.windowMs,
          });
      const group = groupOf(call);
      if (group?.counted !== 'wrongGuesses') return;
      const isWrong = (wrongAnswers[call] ?? []).some((answer) => answer === answeredBy(outcome));
      const isEmpty = call === 'preguntasSeguridad' && Array.isArray(outcome) && outcome.length === 0;
      if (!isWrong && !isEmpty) return;
      for (const key of failuresOf(group, ip))
        await counters.use({ key, most: Number.MAX_SAFE_INTEGER, windowMs: group.windowMs });
    },
  };
};
export type RateLimits = ReturnType<typeof createRateLimits>;
