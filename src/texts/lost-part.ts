import type { Notice } from './problem';

/** In place of a part of a page whose program did not come. */
export const lostPart: Notice = {
  titulo: 'Esta parte de la página no llegó.',
  detalle: 'Revise su conexión a internet e inténtelo otra vez. Si sigue igual, recargue la página.',
};
