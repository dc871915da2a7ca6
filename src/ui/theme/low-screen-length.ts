/** `length` on screens lower than 30rem, 0 on others: the complement of `stickyOffset`. */
export const lowScreenLength = (length: string): string => `clamp(0px, calc((30rem - 100dvh) * 1000), ${length})`;
