import type { RequestForm } from '../../domain/rules/requests/request-kinds';

/** What the page of requests and whoever leads to its forms call them. */
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
} as const;
