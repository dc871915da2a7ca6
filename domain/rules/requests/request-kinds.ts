/** The kinds of request, by the code that the back end knows them by; the word stands in addresses. */
export const requestKinds = [
  { codigo: '1', forma: 'titular' },
  { codigo: '2', forma: 'dependiente' },
  { codigo: '3', forma: 'reembolso' },
  { codigo: '4', forma: 'preautorizacion' },
] as const;

export type RequestForm = (typeof requestKinds)[number]['forma'];

/** Their cases are made without documents, which follow. */
export const affiliationForms = ['titular', 'dependiente'] as const satisfies readonly RequestForm[];
export type AffiliationForm = (typeof affiliationForms)[number];
