/** Names that stand in one line: «Azua · Baní». */
export const splitNames = (line: string): readonly string[] => line.split(' · ');
