/** Choosing a recipient takes a while; a share sheet that never answers is given up after this. */
export const shareLimitMs = 600_000;
