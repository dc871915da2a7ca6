/** The search of a case's address: the router quotes a text that reads as a number, and a number not. */
export const caseSearch = (caso: string): { caso: string | number } =>
  String(Number(caso)) === caso ? { caso: Number(caso) } : { caso };
