import type { Endpoint } from '../endpoint';
import { avisosAfiliado, cambiarAviso } from './avisos';
import { correoAvisos } from './avisos-correo';
import { historiaCaso } from './casos-historia';
import { quienMiro } from './consultas';
import { cerrarCuenta } from './cuenta';
import { agregarLlave, llavesAcceso, nombrarLlave, opcionesLlave, quitarLlave } from './llaves';
import { confirmarDispositivo, opcionesDispositivo } from './llaves-dispositivo';
import { entrarConLlave, opcionesEntrada } from './llaves-entrada';
import { mantenimientos } from './mantenimientos';
import { abrirMisDatos, misDatos, parteMisDatos, pedirMisDatos } from './mis-datos';
import { enlacesNotificaciones } from './notificaciones-enlaces';
import { comprobarRegistro, preguntasRegistro } from './registro';
import { cerrarOtrasSesiones, cerrarSesion, salirSesion, sesionesAbiertas } from './sesiones';
import { sesionViva } from './sesiones-viva';

/** Calls beyond the insurer's contract. This server answers each; another back end those that `EXTRAS` names. */
export const extras = {
  historiaCaso,
  avisosAfiliado,
  cambiarAviso,
  correoAvisos,
  enlacesNotificaciones,
  mantenimientos,
  sesionesAbiertas,
  cerrarSesion,
  cerrarOtrasSesiones,
  salirSesion,
  sesionViva,
  quienMiro,
  llavesAcceso,
  opcionesLlave,
  agregarLlave,
  nombrarLlave,
  quitarLlave,
  opcionesEntrada,
  entrarConLlave,
  opcionesDispositivo,
  confirmarDispositivo,
  misDatos,
  pedirMisDatos,
  abrirMisDatos,
  parteMisDatos,
  cerrarCuenta,
  preguntasRegistro,
  comprobarRegistro,
} as const satisfies Record<string, Endpoint>;
