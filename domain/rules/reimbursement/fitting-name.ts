export const longestName = 200;

/** A name as long as a reimbursement carries one, and no half of a character at its end. */
export const fittingName = (name: string): string => name.slice(0, longestName).replace(/\p{Surrogate}$/u, '');
