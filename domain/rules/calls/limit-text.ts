/** Words of the server that go back to it in a request, as long as the request may carry them. */
export const limitText = (word: string, longest: number): string => word.replaceAll('\0', '').slice(0, longest);
