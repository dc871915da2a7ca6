/** Cuts server text that a request sends back to the length that the request allows. */
export const limitText = (word: string, longest: number): string => word.replaceAll('\0', '').slice(0, longest);
