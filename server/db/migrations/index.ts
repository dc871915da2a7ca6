import { inicio } from './0001-inicio';
import { serviciosDeInicio } from './0002-servicios-de-inicio';
import { acceso } from './0003-acceso';
import { defensa } from './0004-defensa';
import { geografia } from './0005-geografia';
import { datosDelAfiliado } from './0006-datos-del-afiliado';
import { consultas } from './0007-consultas';
import { billetera } from './0008-billetera';
import { pagos } from './0009-pagos';
import { casos } from './0010-casos';
import { solicitudDeAfiliacion } from './0011-solicitud-de-afiliacion';
import { correoDelAsistente } from './0012-correo-del-asistente';
import { llavesDerivadas } from './0013-llaves-derivadas';
import { indicesDeLimpieza } from './0014-indices-de-limpieza';
import { avisos } from './0015-avisos';
import { avisosRechazados } from './0016-avisos-rechazados';
import { enlacesDeNotificaciones } from './0017-enlaces-de-notificaciones';
import { rebotes } from './0018-rebotes';
import { avisosPorLlamar } from './0019-avisos-por-llamar';
import { mantenimientos } from './0020-mantenimientos';
import { sesiones } from './0021-sesiones';
import { quienMiro } from './0022-quien-miro';
import { dispositivosConocidos } from './0023-dispositivos-conocidos';
import { llavesDeAcceso } from './0024-llaves-de-acceso';
import { misDatos } from './0025-mis-datos';
import { indicesDeMisDatos } from './0026-indices-de-mis-datos';

export interface Migration {
  id: number;
  name: string;
  statements: readonly string[];
}

/** In order. A migration that was released is never edited: the next one repairs it. */
export const migrations: readonly Migration[] = [
  inicio,
  serviciosDeInicio,
  acceso,
  defensa,
  geografia,
  datosDelAfiliado,
  consultas,
  billetera,
  pagos,
  casos,
  solicitudDeAfiliacion,
  correoDelAsistente,
  llavesDerivadas,
  indicesDeLimpieza,
  avisos,
  avisosRechazados,
  enlacesDeNotificaciones,
  rebotes,
  avisosPorLlamar,
  mantenimientos,
  sesiones,
  quienMiro,
  dispositivosConocidos,
  llavesDeAcceso,
  misDatos,
  indicesDeMisDatos,
];
