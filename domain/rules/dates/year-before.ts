/** The same day a year earlier, as the wire writes it; of the 29th of February the day before. */
export const yearBefore = (day: string): string => {
  const earlier = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return earlier.endsWith('-02-29') ? earlier.replace('-29', '-28') : earlier;
};
