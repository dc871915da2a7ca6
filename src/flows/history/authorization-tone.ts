import type { StatusTone } from '../../../domain/rules/requests/request-case';

const tones: Readonly<Record<string, StatusTone>> = {
  aprobada: 'exito',
  pendiente: 'informacion',
  anulada: 'error',
  rechazada: 'error',
};

/** The tone of an authorization's status; unknown ones are neutral. */
export const authorizationTone = (estado: string): StatusTone => {
  const word = estado.trim().toLowerCase();
  return Object.hasOwn(tones, word) ? (tones[word] ?? 'neutral') : 'neutral';
};
