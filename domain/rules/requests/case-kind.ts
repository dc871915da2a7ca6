import type { RequestForm } from './request-kinds';

const words: readonly (readonly [RegExp, RequestForm])[] = [
  [/reembolso/i, 'reembolso'],
  [/pre-?\s?autorizaci/i, 'preautorizacion'],
  [/dependiente/i, 'dependiente'],
  [/titular/i, 'titular'],
];

/** No field says of what kind a case is: its title does, or nothing. */
export const caseKind = (titulo: string): RequestForm | null =>
  words.find(([pattern]) => pattern.test(titulo))?.[1] ?? null;
