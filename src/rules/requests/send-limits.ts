/** As long as all the files of a request may take on the slowest line; the client gives up long before where nothing moves. */
export const longestSendMs = 20 * 60_000;
/** After a case has been created the page loads anew. */
export const reloadMs = 2_000;
