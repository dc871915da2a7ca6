const longest = 300;

/** The name of a file as its owner knows it, without the signs that would turn the words around it, or hide in it. */
export const shownName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/gu, '')
    .trim()
    .slice(0, longest) || 'archivo';
