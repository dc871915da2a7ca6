export type PlanTone = 'exito' | 'advertencia' | 'error' | 'neutral';

const tones: Readonly<Record<string, PlanTone>> = {
  ACTIVO: 'exito',
  SUSPENDIDO: 'advertencia',
  'SIN SERVICIO': 'error',
};

/** How the state of a plan looks; whatever is unknown is neither good nor bad. */
export const planTone = (estado: string): PlanTone =>
  tones[estado.trim().replace(/\s+/g, ' ').toUpperCase()] ?? 'neutral';
