/** Splits «Azua · Baní» into its names. */
export const splitNames = (line: string): readonly string[] => line.split(' · ');
