import { type AffiliationForm, affiliationForms, type RequestForm, requestKinds } from './request-kinds';

/** What the page of requests shows: a form in place of the list, where the address names one. */
export type RequestPlace =
  | { shows: 'lista' }
  | { shows: 'nueva'; forma: RequestForm }
  /** The receipt of the last request of this kind. */
  | { shows: 'recibo'; forma: RequestForm }
  | { shows: 'edicion'; numeroCaso: string }
  /** Missing documents are added to a case in the form that created it. */
  | { shows: 'documentos'; forma: AffiliationForm; numeroCaso: string };

const wordAt = (search: object, name: 'nueva' | 'recibo' | 'editar' | 'documentos' | 'continuar'): string => {
  const word: unknown = Object.hasOwn(search, name) ? Reflect.get(search, name) : '';
  return typeof word === 'string' || typeof word === 'number' ? String(word) : '';
};

const kindOf = (word: string): RequestForm | undefined => requestKinds.find(({ forma }) => forma === word)?.forma;

/** As an address takes it. */
export const isCaseNumber = (word: string): boolean => /^[0-9A-Za-z-]{1,40}$/.test(word);

/** What is wrong in an address counts as not said. */
export const requestPlace = (search: object): RequestPlace => {
  const numeroCaso = wordAt(search, 'editar');
  if (isCaseNumber(numeroCaso)) return { shows: 'edicion', numeroCaso };
  const word = wordAt(search, 'nueva');
  const lacking = wordAt(search, 'documentos');
  const affiliation = affiliationForms.find((forma) => forma === word);
  if (isCaseNumber(lacking) && affiliation !== undefined)
    return { shows: 'documentos', forma: affiliation, numeroCaso: lacking };
  const receipt = kindOf(wordAt(search, 'recibo'));
  if (receipt !== undefined) return { shows: 'recibo', forma: receipt };
  const forma = kindOf(word);
  return forma === undefined ? { shows: 'lista' } : { shows: 'nueva', forma };
};

/** Whether the address of a form opens its draft without asking again. */
export const continuesDraft = (search: object): boolean => wordAt(search, 'continuar') === '1';

/** The search of a case's address: the router quotes a text that reads as a number, and a number not. */
export const caseSearch = (caso: string): { caso: string | number } =>
  String(Number(caso)) === caso ? { caso: Number(caso) } : { caso };
