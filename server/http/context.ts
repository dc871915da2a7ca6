import type { Context } from 'hono';
import type { CallName } from '../../domain/contract';
import type { NodeBindings } from './client-ip';
import type { HeaderTable } from './headers';

export interface Env {
  Bindings: NodeBindings | undefined;
  Variables: {
    requestId: string;
    /** The client's address. */
    ip: string;
    call: CallName | undefined;
    scope: string | undefined;
    quiet: boolean | undefined;
  };
}
export type Ctx = Context<Env>;

/** Always before the answer is made: headers that are set on a finished answer cost four fifths of the speed. */
export const setHeaders = (c: Ctx, headers: HeaderTable): void => {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
};

export const pathOf = (c: Ctx): string => new URL(c.req.url).pathname;
