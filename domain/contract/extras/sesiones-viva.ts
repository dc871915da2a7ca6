import * as v from 'valibot';
import { endpoint } from '../endpoint';

/** Answers as long as the session lives; after that 401, as any call. */
export const sesionViva = endpoint({
  method: 'GET',
  path: 'extra/sesiones/viva',
  access: 'member',
  safe: true,
  passive: true,
  timeLimit: 'read',
  reply: v.object({ viva: v.literal(true) }),
});
