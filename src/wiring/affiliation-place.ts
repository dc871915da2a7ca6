type Flow = 'holderAffiliation' | 'dependentAffiliation';

/** Under which name a form keeps what is written in it: what a case is given has nothing to do with a new request. */
export const affiliationPlace = (flow: Flow, numeroCaso: string | null): string =>
  numeroCaso === null ? flow : `${flow}_${numeroCaso}`;
