/** ATTACH-10: of each file, as it is sent. */
export const largestAttachment = 2_097_152;
/** ATTACH-11: of each document, unless the service says fewer; PREAUTH-09: never more. */
export const mostOfOne = 5;
/** What one request takes at most, as the contract has it. */
export const mostInAll = 20;
/** Longer than any device that can open a photo at all takes for it. */
export const reviewLimitMs = 30_000;
/** What a page keeps in memory of the files that were chosen in this session. */
export const mostRemembered = 20;
export const mostRememberedBytes = 40 * 1024 * 1024;
/** The side of a preview: twice as many points as it is shown with. */
export const previewSide = 112;
