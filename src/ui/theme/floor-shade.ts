/** The floor of the arcade where its drawing ends: as dark as it is drawn. */
export const floorShade = 'linear-gradient(rgb(0 0 0 / 14%) 0 0)';
