/** When every path begins: a Saturday at noon in Santo Domingo. */
export const noon = Date.UTC(2026, 10, 21, 16);
