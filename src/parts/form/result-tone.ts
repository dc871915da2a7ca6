export interface Tagged {
  hasTag(tag: 'aviso' | 'error' | 'incompleto'): boolean;
}

/** How grave it is what a call came to, as the state says; null: there is nothing to tell. */
export const resultTone = (snapshot: Tagged): 'advertencia' | 'error' | null => {
  if (snapshot.hasTag('incompleto')) return null;
  if (snapshot.hasTag('aviso')) return 'advertencia';
  return snapshot.hasTag('error') ? 'error' : null;
};
