import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { numeric } from '../service-words';
import { askedText, filled, flag, maybeText } from '../words';

/**
 * The open sessions of the caller, this one first, then the last used; `mas`: how many more there are. `codigo` names a
 * session in this list and opens nothing. `navegador` and `sistema` are coarse words, empty where nobody knows.
 */
const openSessions = v.object({
  sesiones: v.array(
    v.object({
      codigo: filled,
      propia: flag,
      navegador: maybeText,
      sistema: maybeText,
      desde: filled,
      ultimaVez: filled,
    }),
  ),
  mas: numeric,
});

export const sesionesAbiertas = endpoint({
  method: 'GET',
  path: 'extra/sesiones',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  reply: openSessions,
});

/** Answers with those that are open then. A code that is none, or this session's, closes nothing. */
export const cerrarSesion = endpoint({
  method: 'POST',
  path: 'extra/sesiones/cerrar',
  access: 'member',
  safe: false,
  timeLimit: 'write',
  body: v.object({ codigo: askedText(64, 1) }),
  reply: openSessions,
});

export const cerrarOtrasSesiones = endpoint({
  method: 'POST',
  path: 'extra/sesiones/cerrar/otras',
  access: 'member',
  safe: false,
  timeLimit: 'write',
  reply: openSessions,
});

/**
 * The log-out. `sesion` is the number in the claims of the token, which opens nothing without its signature: a device
 * that could not say it logged out keeps it in place of the token. The answer never tells whether there was a session.
 */
export const salirSesion = endpoint({
  method: 'POST',
  path: 'extra/sesiones/salir',
  access: 'public',
  safe: false,
  keepalive: true,
  timeLimit: 'write',
  body: v.object({ sesion: askedText(64, 1) }),
  reply: v.object({ recibido: v.literal(true) }),
});
