import type { CallName } from '../../domain/contract';

/**
 * Calls of the contract that this server does not implement: it answers 501 after checking the caller. Remove a call
 * here, and the compiler requires its handler.
 */
// biome-ignore format: a call stands on a line of its own, as `npm run new` writes and finds it
export const unimplementedCalls = [
] as const satisfies readonly CallName[];
