import type { CenterVisit, DayAndHour } from '../../domain/rules/requests/center-visit';
import { requestTexts } from './requests';

export const centerVisitTexts = {
  /** Where the answer to a returned case says no deadline. */
  sinFecha: 'Lleve lo que falta a un centro de servicios antes de que pasen las 24 horas.',
  visita: ({ dia, hora }: DayAndHour) =>
    `Lleve lo que falta a un centro de servicios, a más tardar ${dia} antes de ${hora}`,
  abre: ({ dia, hora }: DayAndHour) => `El centro abre ${dia} a ${hora}`,
  llamada: 'El plazo termina antes de que pueda ir al centro.',
  llamenos: (desde: DayAndHour | null) =>
    desde === null ? 'Llámenos ahora:' : `Llámenos ${desde.dia} desde ${desde.hora}:`,
  telefono: 'Teléfono:',
  lugar: (nombre: string, direccion: string) => `${nombre}, ${direccion}`,
  horario: (dias: string, abre: string, cierra: string) => `${dias}, de ${abre} a ${cierra}`,
  todoElDia: (dias: string) => `${dias}, las 24 horas`,
} as const;

/** What a member does now, in one line. */
export const centerVisitTitle = (visit: CenterVisit): string => {
  if (visit.tipo === 'visita') return centerVisitTexts.visita(visit.hasta);
  return visit.tipo === 'llamada' ? centerVisitTexts.llamada : requestTexts.vencido;
};
