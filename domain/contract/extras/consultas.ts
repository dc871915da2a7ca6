import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { numeric } from '../service-words';
import { filled, maybeText } from '../words';

/** Who read the member's record, the newest day first. */
export const quienMiro = endpoint({
  method: 'GET',
  path: 'extra/consultas',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  /**
   * `quien` is `usted`, `titular`, `familiar`, `personal` or `enlace`; `iniciales` are those of a titular or relative. `clase` is what
   * was read: `datos`, `carne`, `solicitudes`, `consumos`, `pagos` or `notificaciones`. `dia` is a date.
   */
  reply: v.array(v.object({ dia: filled, quien: filled, iniciales: maybeText, clase: filled, veces: numeric })),
});
