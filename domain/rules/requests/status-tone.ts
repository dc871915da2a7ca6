import { type CaseStatus, shownStatus } from './request-case';

export type StatusTone = 'exito' | 'informacion' | 'advertencia' | 'error' | 'neutral';

const tones: Readonly<Record<string, StatusTone>> = {
  'en curso': 'informacion',
  devuelto: 'advertencia',
  procede: 'exito',
  'no procede': 'error',
  anulado: 'error',
};

const proceeds = (word: string): boolean => word.trim().toLowerCase() === 'procede';

/** Resolved is good news only where something says so: most of what is denied or voided is resolved, too. */
const isGranted = ({ estatusReembolso, estatusReembolsoFinal, nap }: CaseStatus & { nap: string }): boolean =>
  proceeds(estatusReembolsoFinal) || proceeds(estatusReembolso) || nap.trim() !== '';

/** Of the status that is shown. One that nobody here knows is shown as it came, and says nothing good or bad. */
export const statusTone = (one: CaseStatus & { nap: string }): StatusTone => {
  const word = shownStatus(one).toLowerCase();
  if (word === 'resuelto') return isGranted(one) ? 'exito' : 'neutral';
  return Object.hasOwn(tones, word) ? (tones[word] ?? 'neutral') : 'neutral';
};
