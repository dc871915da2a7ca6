import { waitFor } from 'xstate';
import { type SessionPhase, sessionPhase } from '../../../domain/rules/session/session';
import type { Deps } from '../deps';

/** Waits until the session's state is known. `again` retries a failed check. */
export const resolveSession = async (
  session: Deps['session'],
  again: boolean,
): Promise<Exclude<SessionPhase, 'pendiente'>> => {
  if (again && sessionPhase(session.getSnapshot()) === 'sinServicio') session.send({ type: 'REINTENTAR' });
  await waitFor(session, (snapshot) => sessionPhase(snapshot) !== 'pendiente');
  const phase = sessionPhase(session.getSnapshot());
  return phase === 'pendiente' ? 'sinServicio' : phase;
};
