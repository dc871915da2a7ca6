/** Where a text stops being JSON, for an analyst: the engine says it in English. */
export const jsonFault = (text: string, error: unknown): string => {
  // Without a position the text ends too early.
  const [, end = text.length] = /position (\d+)/.exec(String(error)) ?? [];
  return `no es JSON: no se entiende la línea ${text.slice(0, Number(end)).split('\n').length}`;
};
