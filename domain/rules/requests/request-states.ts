/** The states that requests are asked for by, as the back end spells them; the word stands in addresses. */
export const requestStates = [
  { palabra: 'en-curso', estado: 'En Curso' },
  { palabra: 'devuelto', estado: 'Devuelto' },
  { palabra: 'resuelto', estado: 'Resuelto' },
] as const;

export type AskedState = 'Todos' | (typeof requestStates)[number]['estado'];

export const askedState = (palabra: string): AskedState =>
  requestStates.find((one) => one.palabra === palabra)?.estado ?? 'Todos';
