export const rowsIn: (title: string) => readonly string[];
