/** The delay of the reload after a case was created. */
export const reloadMs = 2_000;
