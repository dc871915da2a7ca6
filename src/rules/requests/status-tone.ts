export type StatusTone = 'exito' | 'informacion' | 'advertencia' | 'error' | 'neutral';

const tones: Readonly<Record<string, StatusTone>> = {
  'en curso': 'informacion',
  devuelto: 'advertencia',
  resuelto: 'exito',
  procede: 'exito',
  'no procede': 'error',
  anulado: 'error',
};

/** A status that nobody here knows is shown as it came, and says nothing good or bad. */
export const statusTone = (status: string): StatusTone => {
  const word = status.trim().toLowerCase();
  return Object.hasOwn(tones, word) ? (tones[word] ?? 'neutral') : 'neutral';
};
