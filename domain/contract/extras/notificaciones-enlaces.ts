import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { code, pageSize } from '../service-words';
import { filled, maybeText } from '../words';

/** Which page each of the newest notifications is about; those that are about none are left out. */
export const enlacesNotificaciones = endpoint({
  method: 'GET',
  path: 'extra/notificaciones/enlaces',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  /** Of how many notifications, from the newest on. */
  query: v.object({ cuantas: pageSize }),
  /** `pagina` is `solicitud`, with `numeroCaso`, `pagos`, or `seguridad`, a section of the profile. */
  reply: v.array(v.object({ codigo: code, pagina: filled, numeroCaso: maybeText })),
});
