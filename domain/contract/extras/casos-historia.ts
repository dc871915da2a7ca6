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
  /** The oldest first, the newest fifty. `detalle` is the masked address of an `avisado`; others have none. */
  reply: v.array(v.object({ momento: filled, suceso: filled, detalle: maybeText })),
});
