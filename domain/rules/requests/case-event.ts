/** What can happen to a case. `avisado`: its member was written to, or told by a person; `noLlego`: that mail came back. */
const caseEvents = [
  'creado',
  'documentos',
  'completado',
  'enCurso',
  'devuelto',
  'resuelto',
  'anulado',
  'avisado',
  'noLlego',
] as const;
export type CaseEvent = (typeof caseEvents)[number];

const known: readonly string[] = caseEvents;
export const isCaseEvent = (suceso: string): suceso is CaseEvent => known.includes(suceso);
