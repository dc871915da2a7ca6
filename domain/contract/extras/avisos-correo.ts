import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { filled, maybeText } from '../words';

/** Whether mails reach the member: `llega`, `noLlega` or `sinCorreo`. `correo` is masked; `desde` is when they began not to. */
export const correoAvisos = endpoint({
  method: 'GET',
  path: 'extra/avisos/correo',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  reply: v.object({ estado: filled, correo: maybeText, desde: maybeText }),
});
