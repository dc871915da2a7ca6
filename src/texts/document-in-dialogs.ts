import type { Falta } from '../../domain/rules/document/credentials';
import { faltaText } from './document';

/** In the dialogs of the log-in page; the page itself words the missing type differently. */
export const documentFaltaText: Record<Falta, string> = {
  ...faltaText,
  tipoSinElegir: 'El tipo de documento es obligatorio',
};
