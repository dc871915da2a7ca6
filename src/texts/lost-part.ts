import type { Notice } from './problem';

/** Replaces a part of a page whose chunk failed to load. */
export const lostPart: Notice = {
  titulo: 'Esta parte de la página no llegó.',
  detalle: 'Revise su conexión a internet e inténtelo otra vez. Si sigue igual, recargue la página.',
};
