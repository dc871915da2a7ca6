import type { Endpoint } from '../../domain/contract/endpoint';
import type { ProblemKind } from '../../domain/contract/problem';
import type { Client } from '../../src/api/client';
import { Problem } from '../../src/api/problem';
import type { Tell } from '../../src/api/send-upload';
import type { ClientHooks } from '../../src/app/start/app';
import { refusedParts } from '../contract/refused-parts';

/** Nothing may catch it: the run fails, whatever the flow makes of it. */
const complain = (endpoint: Endpoint, request: unknown): void => {
  const refused = refusedParts(endpoint, Object(request));
  if (refused.length === 0) return;
  const problem = new Error(
    `${endpoint.path}: the contract refuses the ${refused.join(' and ')} of ${JSON.stringify(request)}`,
  );
  queueMicrotask(() => {
    throw problem;
  });
};

type Answer = ((request: unknown, tell: Tell) => unknown) | ProblemKind | 'nunca';

/**
 * A client that answers from a table, as a stand-in for the network. A 401 is told to the session and the `Date` of an
 * answer to the clock, as the real one does.
 */
export const fakeClient = (answers: Record<string, Answer>, date: () => string | null = () => null) => {
  const asked: { path: string; request: unknown; token: string | null }[] = [];
  let epochs = 0;
  let hooks: ClientHooks;
  const answer = async (endpoint: Endpoint, request: unknown, token: string | null, tell: Tell): Promise<unknown> => {
    asked.push({ path: endpoint.path, request, token });
    complain(endpoint, request);
    const given = answers[endpoint.path];
    if (given === undefined || given === 'nunca') return new Promise(() => {});
    if (given !== 'sinConexion' && given !== 'sinRespuesta') hooks.onDate(date());
    if (typeof given === 'function') return given(request, tell);
    if (given === 'sesionVencida') {
      // Answers arrive only after the caller has continued.
      await Promise.resolve();
      hooks.onExpired(false);
    }
    throw new Problem(given);
  };
  return {
    answers,
    asked,
    epochs: () => epochs,
    expire: (elsewhere = false) => hooks.onExpired(elsewhere),
    hooks: () => hooks,
    make: (given: ClientHooks): Client => {
      hooks = given;
      return {
        newEpoch: () => {
          epochs += 1;
        },
        call: (endpoint, request, _signal, tell = () => {}) => {
          const token = endpoint.access === 'public' ? null : given.memberToken();
          return answer(endpoint, request, token, tell) as Promise<never>;
        },
      };
    },
  };
};

/** Lets the answers of a fake client arrive. */
export const arrive = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
