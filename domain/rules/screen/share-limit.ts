/** Whoever looks for somebody to share with takes a while; a sheet that never answers is given up. */
export const shareLimitMs = 600_000;
