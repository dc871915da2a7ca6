/** After a case has been created the page loads anew. */
export const reloadMs = 2_000;
