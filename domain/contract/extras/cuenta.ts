import * as v from 'valibot';
import { byCode, refusal } from '../codes';
import { endpoint } from '../endpoint';
import { askedText } from '../words';

/** Removes the log-in of the caller, by their password: what the insurer keeps of them stays. */
export const cerrarCuenta = endpoint({
  method: 'POST',
  path: 'extra/cuenta/cerrar',
  access: 'member',
  safe: false,
  timeLimit: 'write',
  body: v.object({ clave: askedText(200, 1) }),
  reply: byCode({ 1007: refusal, 1006: refusal, 1017: refusal }),
});
