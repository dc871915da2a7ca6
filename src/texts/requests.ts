import type { RequestForm } from '../../domain/rules/requests/request-kinds';
import type { TimeLeft } from '../../domain/rules/requests/time-left';

/** Names of the forms, on the page of requests and in links to them. */
export const requestTexts = {
  gestion: 'Gestión de Solicitudes',
  solicitudes: 'Solicitudes',
  nueva: 'Nueva solicitud',
  formas: {
    titular: 'Afiliación de titular',
    dependiente: 'Afiliación de dependiente',
    reembolso: 'Reembolso',
    preautorizacion: 'Pre-autorización',
  } satisfies Record<RequestForm, string>,
  devuelta: 'Devuelta: falta un documento',
  anulado: 'Anulado',
  completar: 'Completar',
  /** Where the answer to a returned case says no deadline. */
  plazo: 'Tiene 24 horas desde que se devolvió; después se anula.',
  vencido: 'Ya pasaron las 24 horas para completarlo. Si el caso se anuló, haga una solicitud nueva.',
  /** How long a returned case can still be completed. */
  queda: ({ cuanto, unidad, dia, hora }: TimeLeft): string => {
    if (cuanto === 0) return requestTexts.vencido;
    const left = cuanto === 1 ? `Le queda 1 ${unidad}` : `Le quedan ${cuanto} ${unidad}s`;
    return `${left}, hasta ${dia === '' ? 'el' : dia} ${hora}`;
  },
} as const;
