/**
 * How far from the edge a bar sticks: on a screen that is lower than thirty lines of text, so with large letters also on
 * a tall one, it stays in its own place, and what is read or written keeps the room.
 */
export const stickyOffset = (offset: string): string => `min(${offset}, calc((100dvh - 30rem) * 1000))`;
