/** Storage belongs to whoever holds the device. */
export const isKeptText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2000;
