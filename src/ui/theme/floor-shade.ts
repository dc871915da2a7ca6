/** Continues the arcade's floor beyond its drawing, at the same darkness. */
export const floorShade = 'linear-gradient(rgb(0 0 0 / 14%) 0 0)';
