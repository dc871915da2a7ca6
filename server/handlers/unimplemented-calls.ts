import type { CallName } from '../../domain/contract';

/**
 * Calls that the contract has and this server does not: they answer 501, and only to those who may call them. A call
 * that leaves the list is asked for by the compiler, in the table of handlers.
 */
// biome-ignore format: a call stands on a line of its own, as `npm run new` writes and finds it
export const unimplementedCalls = [
] as const satisfies readonly CallName[];
