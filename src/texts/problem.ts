import type { Failure, ProblemKind } from '../../domain/contract/problem';

/** Access flows: session, log-in, register, recover, token pages, profile. Service flows: everything else. */
export type Family = 'acceso' | 'servicios';
export interface Notice {
  titulo: string;
  detalle: string;
}

const title = (kind: ProblemKind, family: Family): string => {
  if (kind === 'sesionVencida') return 'Su sesión venció.';
  if (family === 'servicios') return 'Favor intente mas tarde.'; // sic, SHELL-25
  return kind === 'sinConexion' || kind === 'sinRespuesta' ? 'Ha ocurrido un error' : 'Favor intente más tarde.';
};

const detail: Record<ProblemKind, string> = {
  sinConexion: 'No hubo respuesta. Revise su conexión a internet e inténtelo otra vez.',
  sinRespuesta: 'El servicio tarda demasiado en responder. Inténtelo otra vez en un momento.',
  sinServicio: 'El servicio no está disponible ahora. Inténtelo otra vez en unos minutos.',
  ilegible: 'El servicio respondió algo que no pudimos leer. Inténtelo otra vez en unos minutos.',
  sesionVencida: 'Inicie sesión otra vez para continuar.',
};

/** For a visitor without a session; the server's sentence would mention one. */
const notDone = 'Su solicitud no se procesó. Inténtelo otra vez.';
const tooMany = 'Espere unos minutos y vuelva a intentarlo.';

/** A bug of ours, never shown as a fault of the network. */
export const bugNotice: Notice = {
  titulo: 'Ocurrió un error inesperado...', // the dots are literal, SHELL-27
  detalle: 'Recargue la página e inténtelo otra vez.',
};

/** Replaces a page that crashed. */
export const brokenPage: Notice = {
  titulo: 'Ocurrió un error inesperado. Inténtelo nuevamente.',
  detalle: bugNotice.detalle,
};

/** A page that was never loaded, without a network. */
export const pageOffline: Notice = {
  titulo: 'Esta página no se pudo cargar sin conexión.',
  detalle: 'Pulse «Reintentar» cuando la conexión vuelva.',
};

/** The fixed title, and what to do as detail, together with the server's own sentence. */
export const problemNotice = (
  { kind, mensaje, status = 0, nothingDone = false }: Pick<Failure, 'kind' | 'mensaje' | 'status' | 'nothingDone'>,
  family: Family,
): Notice => {
  if (kind === 'sinServicio' && status === 401) return { titulo: title(kind, family), detalle: notDone };
  const helper = status === 429 ? tooMany : detail[kind];
  if (kind !== 'sinServicio' || mensaje === '') return { titulo: title(kind, family), detalle: helper };
  if (nothingDone) return { titulo: mensaje, detalle: '' };
  return status >= 500 ? { titulo: title(kind, family), detalle: mensaje } : { titulo: mensaje, detalle: helper };
};

/** The time limit of a chart reads like an answer that never arrived. */
export const noAnswerNotice = (family: Family): Notice => ({
  titulo: title('sinRespuesta', family),
  detalle: detail.sinRespuesta,
});
