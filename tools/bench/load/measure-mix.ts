import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setInterval } from 'node:timers';
import type { CallName } from '../../../domain/contract';
import { arrive } from './arrivals';
import type { BenchServer } from './bench-server';
import type { Guests } from './guests';
import { usedSince } from './processor';
import type { Random } from './random';
import { createTally, type Tally } from './tally';
import { defineVisit, isHolder, type Visit } from './visit';

const minuteMs = 60_000;

/** argon2 is made to be slow: these are measured on their own. */
export const withPassword: readonly CallName[] = [
  'login',
  'autenticar',
  'preguntasSeguridad',
  'preguntasRegistro',
  'registrar',
  'solicitarCambioClave',
  'cambiarClave',
];

interface Measured {
  visits: readonly Visit[];
  rate: number;
  minutes: number;
  pauseMs: number;
  guests: Guests;
  random: Random;
}

/** Tells memory and processor each minute, and the whole at the end. */
export const measureMix = async (
  server: BenchServer,
  { visits, rate, minutes, pauseMs, guests, random }: Measured,
  tell: (line: string) => void,
): Promise<Tally> => {
  const tally = createTally();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const began = performance.now();
  let [usedBefore, told] = [server.used(), began];
  const report = async () => {
    const [used, time] = [server.used(), performance.now()];
    const shares = Object.entries(usedSince(usedBefore, used)).map(
      ([name, seconds]) => `${name} ${Math.round((100_000 * seconds) / (time - told))} %`,
    );
    [usedBefore, told] = [used, time];
    const { process, heap } = await server.memory();
    const minute = ((time - began) / minuteMs).toFixed(1);
    tell(`  minute ${minute}: memory ${process} MB (heap ${heap} MB); ${shares.join(', ')} of a core`);
  };
  const timer = setInterval(() => void report(), minuteMs);
  const { origin, openMail, answersOf } = server;
  const forMs = minutes * minuteMs;
  const count = await arrive({ origin, openMail, answersOf, random, pauseMs, tally }, { visits, rate, forMs, guests });
  clearInterval(timer);
  await report();
  const seconds = (performance.now() - began) / 1000;
  const { calls, p50, p95, p99 } = tally.all(withPassword);
  const all = tally.all().calls;
  tell(
    `  ${rate} visits/s: ${count} visits, ${all} calls, ${(all / seconds).toFixed(0)} calls/s; without passwords ` +
      `${calls} calls p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} p99 ${p99.toFixed(1)} ms; ` +
      `${tally.faultCount()} faults; the generator's own delay p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms`,
  );
  delay.disable();
  return tally;
};

/** Only a token and a log-in. */
export const logIns = [
  defineVisit({
    name: 'log-ins',
    share: 100,
    calls: ['autenticarUsuarioAnonimo', 'login'],
    suits: isHolder,
    go: async (visitor) => {
      visitor.useToken((await visitor.read('autenticarUsuarioAnonimo', {})).token);
      const identificacion = { tipoDocumento: 1, documento: visitor.person.cedula } as const;
      await visitor.ask('login', { body: { identificacion, clave: 'clave1234' } });
    },
  }),
];
