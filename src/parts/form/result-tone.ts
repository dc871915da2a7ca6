export interface Tagged {
  hasTag(tag: 'aviso' | 'error' | 'incompleto'): boolean;
}

/** The tone of a call's result by the state's tags; null: no alert. */
export const resultTone = (snapshot: Tagged): 'advertencia' | 'error' | null => {
  if (snapshot.hasTag('incompleto')) return null;
  if (snapshot.hasTag('aviso')) return 'advertencia';
  return snapshot.hasTag('error') ? 'error' : null;
};
