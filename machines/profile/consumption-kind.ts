/** What the last consumptions can be of. */
export type ConsumptionKind = 'todos' | 'medicamentos' | 'altoCosto';
