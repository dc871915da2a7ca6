/**
 * The sticky offset of a bar. On screens lower than 30rem, also tall ones with large text, the bar does not stick,
 * which leaves room for content.
 */
export const stickyOffset = (offset: string): string => `min(${offset}, calc((100dvh - 30rem) * 1000))`;
