import type { Endpoint } from '../endpoint';
import { avisosAfiliado, cambiarAviso } from './avisos';
import { correoAvisos } from './avisos-correo';
import { historiaCaso } from './casos-historia';
import { quienMiro } from './consultas';
import { mantenimientos } from './mantenimientos';
import { enlacesNotificaciones } from './notificaciones-enlaces';
import { comprobarRegistro, preguntasRegistro } from './registro';

/** Calls beyond the insurer's contract. This server answers each; another back end those that `EXTRAS` names. */
export const extras = {
  historiaCaso,
  avisosAfiliado,
  cambiarAviso,
  correoAvisos,
  enlacesNotificaciones,
  mantenimientos,
  quienMiro,
  preguntasRegistro,
  comprobarRegistro,
} as const satisfies Record<string, Endpoint>;
