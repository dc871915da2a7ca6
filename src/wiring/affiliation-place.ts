import type { AffiliationKind } from '../../domain/rules/affiliation/affiliation-form';

/** Under which name a form keeps what is written in it: what a case is given has nothing to do with a new request. */
export const affiliationPlace = (kind: AffiliationKind, numeroCaso: string | null): string => {
  const place = kind === 'titular' ? 'holderAffiliation' : 'dependentAffiliation';
  return numeroCaso === null ? place : `${place}_${numeroCaso}`;
};
