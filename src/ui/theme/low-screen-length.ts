/** Some length on a screen that is lower than thirty lines of text, none on others: the other side of `stickyOffset`. */
export const lowScreenLength = (length: string): string => `clamp(0px, calc((30rem - 100dvh) * 1000), ${length})`;
