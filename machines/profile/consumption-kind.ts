/** Kinds of consumption to list. */
export type ConsumptionKind = 'todos' | 'medicamentos' | 'altoCosto';
