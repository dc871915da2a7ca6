import type { AffiliationKind } from '../../../domain/rules/affiliation/affiliation-form';

/** The storage key of a form's draft: one per case, apart from that of a new request. */
export const affiliationPlace = (kind: AffiliationKind, numeroCaso: string | null): string => {
  const place = kind === 'titular' ? 'holderAffiliation' : 'dependentAffiliation';
  return numeroCaso === null ? place : `${place}_${numeroCaso}`;
};
