import { sessionPhase } from '../../domain/rules/session/session';
import { waitUntil } from '../wiring/wait-until';
import type { App } from './app';

/** Resolves when the first page can be painted, or has to say why it cannot. */
export const firstPage = (router: { load(): Promise<void> }, session: App['session']): Promise<void> =>
  Promise.race([router.load(), waitUntil(session, (snapshot) => sessionPhase(snapshot) === 'sinServicio')]);
