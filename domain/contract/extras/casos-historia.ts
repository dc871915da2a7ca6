import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { askedCode } from '../service-words';
import { filled, maybeText } from '../words';

export const historiaCaso = endpoint({
  method: 'GET',
  path: 'extra/casos/historia',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  query: v.object({ numeroCaso: askedCode }),
  /** The oldest first, the newest fifty. `detalle` of an `avisado` is the masked address, or how a person told it; others have none. */
  reply: v.array(v.object({ momento: filled, suceso: filled, detalle: maybeText })),
});
