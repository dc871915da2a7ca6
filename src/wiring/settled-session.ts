import { type SessionPhase, sessionPhase } from '../../domain/rules/session/session';
import type { Deps } from './deps';
import { when } from './when';

/** What the session of this page turns out to be, once that is known. `again`: one that nobody answered for is asked for anew. */
export const settledSession = async (
  session: Deps['session'],
  again: boolean,
): Promise<Exclude<SessionPhase, 'pendiente'>> => {
  if (again && sessionPhase(session.getSnapshot()) === 'sinServicio') session.send({ type: 'REINTENTAR' });
  await when(session, (snapshot) => sessionPhase(snapshot) !== 'pendiente');
  const phase = sessionPhase(session.getSnapshot());
  return phase === 'pendiente' ? 'sinServicio' : phase;
};
