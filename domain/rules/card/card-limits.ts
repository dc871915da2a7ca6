/** What a device may take to keep a card, look it up or drop it. */
export const copyLimitMs = 5_000;
