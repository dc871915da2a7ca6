import type { RequestForm } from '../../domain/rules/requests/request-kinds';

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
} as const;
