import type { CallName } from '../../domain/contract';
import type { Endpoint } from '../../domain/contract/endpoint';
import type { ServerPolicy } from '../settings/server-policy';
import { messages } from '../texts/messages';
import type { Caller } from './caller';
import type { Counters } from './counters';
import { HttpProblem } from './http-problem';
import { createMemoryCounter } from './memory-counter';
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

/** The calls by which someone may guess, enumerate or write without a log-in. The limit per account or document is each handler's own. */
const groups: readonly Group[] = [
  {
    name: 'login',
    calls: ['login', 'entrarConLlave', 'abrirMisDatos', 'cerrarCuenta'],
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
    calls: [
      'autenticar',
      'preguntasSeguridad',
      'preguntasRegistro',
      'comprobarRegistro',
      'registrar',
      'activarCuenta',
      'solicitarCambioClave',
      'cambiarClave',
    ],
    perIp: (policy) => policy.lookupsPerIpPerHour,
    inAll: (policy) => policy.wrongLookupsPerHour,
    counted: 'wrongGuesses',
    windowMs: hour,
  },
  {
    name: 'salida',
    calls: ['salirSesion'],
    perIp: (policy) => policy.loginsPerIpPerMinute,
    inAll: (policy) => policy.anonymousPerMinute,
    counted: 'uses',
    windowMs: minute,
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
/** Whether the call allows guessing or enumerating. */
export const isGuarded = (call: CallName): boolean => groupOf(call) !== undefined;

/** The answers that mean a wrong guess: codes of the contract, and the status of a bad link. */
const wrongAnswers: Partial<Record<CallName, readonly number[]>> = {
  login: [1006],
  entrarConLlave: [1006, 410],
  abrirMisDatos: [1006],
  cerrarCuenta: [1006],
  autenticar: [1003],
  comprobarRegistro: [410],
  registrar: [1003, 410],
  activarCuenta: [1003],
  solicitarCambioClave: [1006, 1008],
  cambiarClave: [404],
};

const answeredBy = (outcome: unknown): unknown => {
  if (outcome instanceof HttpProblem) return outcome.status;
  return typeof outcome === 'object' && outcome !== null && 'codigoMensaje' in outcome
    ? outcome.codigoMensaje
    : undefined;
};

const isWrongGuess = (call: CallName, outcome: unknown): boolean => {
  if ((wrongAnswers[call] ?? []).some((answer) => answer === answeredBy(outcome))) return true;
  if (call === 'preguntasSeguridad') return Array.isArray(outcome) && outcome.length === 0;
  if (typeof outcome !== 'object' || outcome === null) return false;
  if (call === 'preguntasRegistro') return 'desafio' in outcome && outcome.desafio === '';
  return call === 'comprobarRegistro' && 'correctas' in outcome && outcome.correctas === false;
};

interface Parts {
  counters: Counters;
  policy: ServerPolicy;
  hide: (text: string) => string;
}

export const createRateLimits = ({ counters, policy, hide }: Parts) => {
  const failuresOf = (group: Group, ip: string) =>
    [`${group.name}:fallos:todos`, `${group.name}:fallos:${householdOf(ip)}`] as const;

  const shareOf = (group: Group) => Math.max(1, Math.floor(group.perIp(policy) / 10));

  /** Beyond the total it rejects only visitors who have used their share, so that nobody can lock everybody out. */
  const refuseByUses = async (group: Group, ofVisitor: number) => {
    const all = await counters.use({ key: `${group.name}:todos`, most: group.inAll(policy), windowMs: group.windowMs });
    const share = shareOf(group);
    if (all.wait !== null && ofVisitor > share) throw new TooMany(ofVisitor - share, all.wait, group.mensaje);
  };

  const strangers = createMemoryCounter(minute);

  /** A minute keeps the database free, a day keeps the disk free. */
  const refuseManyBy = async (key: string): Promise<void> => {
    const { writesPerMemberPerMinute, writesPerMemberPerDay } = policy;
    for (const limit of [
      { key, most: writesPerMemberPerMinute, windowMs: minute },
      { key: `${key}:dia`, most: writesPerMemberPerDay, windowMs: day },
    ]) {
      const { count, wait } = await counters.use({ ...limit, remembered: true });
      if (wait !== null) throw new TooMany(count - limit.most, wait);
    }
  };

  return {
    /**
     * Calls without a good token, of a call that needs one. They use up no other limit: a page of another site can cause
     * them, but not with a token of its visitor.
     */
    refuseManyStrangers: (ip: string): void => {
      const most = policy.callsWithoutTokenPerIpPerMinute;
      const { count, waitSeconds } = strangers.use(householdOf(ip));
      if (count > most) throw new TooMany(count - most, waitSeconds);
    },

    /** Call it after the caller's token has been verified. */
    refuseTooMany: async (call: CallName, ip: string): Promise<void> => {
      const group = groupOf(call);
      if (group === undefined) return;
      const [narrowest, ...wider] = visitorsOf(ip);
      const countUse = async ({ name, times }: Visitor) => {
        const most = group.perIp(policy) * times;
        const { count, wait } = await counters.use({
          key: `${group.name}:ip:${name}`,
          most,
          windowMs: group.windowMs,
          remembered: true,
        });
        if (wait !== null) throw new TooMany(count - most, wait, group.mensaje);
        return count;
      };
      const ofNarrowest = await countUse(narrowest);
      for (const visitor of wider) await countUse(visitor);
      if (group.counted === 'uses') await refuseByUses(group, ofNarrowest);
    },

    /**
     * A guess counts in the total until its outcome, an answer or a thrown problem, says that it was right: parallel
     * guesses get no more tries than guesses in a row. Beyond the total a visitor without a wrong guess may still have
     * a few under way.
     */
    countGuess: async (call: CallName, { ip }: Caller): Promise<(outcome: unknown) => Promise<void>> => {
      const group = groupOf(call);
      if (group?.counted !== 'wrongGuesses') return async () => {};
      const { windowMs } = group;
      const [everybody, visitor] = failuresOf(group, ip);
      const pending = `${group.name}:enCurso:${householdOf(ip)}`;
      const unlimited = { most: Number.MAX_SAFE_INTEGER, windowMs };
      const [ofVisitor, ofAll] = [
        { key: pending, ...unlimited },
        { key: everybody, most: group.inAll(policy), windowMs },
      ];
      const counted = await counters.countAll([ofVisitor, ofAll], [visitor]);
      const [own, all] = [counted.of(ofVisitor), counted.of(ofAll)];
      const place = { key: pending, until: own.until };
      const guess = { key: everybody, until: all.until };
      const hasFailed = counted.others.has(visitor);
      if (all.wait !== null && (hasFailed || own.count > shareOf(group))) {
        await counters.giveBack(place, guess);
        const times = hasFailed ? (await counters.use({ key: visitor, ...unlimited })).count - 1 : own.count;
        throw new TooMany(times, all.wait);
      }
      return async (outcome) => {
        const isWrong = isWrongGuess(call, outcome);
        if (isWrong) await counters.use({ key: visitor, ...unlimited });
        await counters.giveBack(place, ...(isWrong ? [] : [guess]));
      };
    },

    /** Limits a member's writes, which would fill tables, above all the audit table. */
    refuseManyWrites: async ({ safe }: Endpoint, caller: Caller): Promise<void> => {
      if (safe || caller.scope !== 'miembro') return;
      await refuseManyBy(`escrituras:${hide(caller.codigoAfiliado)}`);
    },

    /** Before the entry and the line that a code of others leaves, whether or not there is such a code. */
    refuseManyForeign: async (caller: Caller): Promise<void> => {
      const who = caller.scope === 'miembro' ? hide(caller.codigoAfiliado) : householdOf(caller.ip);
      await refuseManyBy(`ajenos:${who}`);
    },
  };
};
export type RateLimits = ReturnType<typeof createRateLimits>;
