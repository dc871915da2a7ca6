import type { FlowCases } from '../flow-cases';
import { inactivityFlow } from './inactivity.rules';

/** Seconds after the session began, by both clocks; the shared mark was last written at `guardada`. */
const lectura = (segundos: number, guardada: number) => ({
  ahora: { wall: segundos * 1000, monotonic: segundos * 1000 },
  guardada: String(guardada * 1000),
});

export const cases: FlowCases<typeof inactivityFlow> = {
  machine: inactivityFlow,
  starts: { 'aviso a los 14 minutos, cierre a los 15': { limites: { closeMs: 900_000, warnBeforeMs: 60_000 } } },
  replies: { recargar: { 'la página sigue ahí': undefined } },
  events: {
    LECTURA: {
      'a los 13:59': lectura(839, 0),
      'a los 14:00': lectura(840, 0),
      'a los 14:40': lectura(880, 0),
      'a los 14:50': lectura(890, 0),
      'a los 14:50, con actividad en otra pestaña': lectura(890, 880),
      'a los 15:00': lectura(900, 0),
    },
    ACTIVIDAD: {
      'carga al entrar': { clase: 'carga', dentro: false, ...lectura(0, 0) },
      'clic a los 14:20 fuera del diálogo': { clase: 'pulsacion', dentro: false, ...lectura(860, 0) },
      'tecla a los 14:20 dentro del diálogo': { clase: 'tecla', dentro: true, ...lectura(860, 0) },
      '«Continuar» a los 14:20': { clase: 'continuar', dentro: true, ...lectura(860, 0) },
      'clic a los 15:00': { clase: 'pulsacion', dentro: false, ...lectura(900, 0) },
    },
  },
};
