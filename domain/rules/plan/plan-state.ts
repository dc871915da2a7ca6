export type PlanTone = 'exito' | 'advertencia' | 'error' | 'neutral';

const tones: Readonly<Record<string, PlanTone>> = {
  ACTIVO: 'exito',
  SUSPENDIDO: 'advertencia',
  'SIN SERVICIO': 'error',
};

/** The tone of a plan's state; unknown states are neutral. */
export const planTone = (estado: string): PlanTone =>
  tones[estado.trim().replace(/\s+/g, ' ').toUpperCase()] ?? 'neutral';
