/** The time when every path begins: a Saturday at noon in Santo Domingo. */
export const startTime = Date.UTC(2026, 10, 21, 16);
