/** Names that stand in one line: «Azua · Baní». */
export const listed = (line: string): readonly string[] => line.split(' · ');
