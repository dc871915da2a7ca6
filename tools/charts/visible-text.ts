/** Signs that a terminal obeys, that end a line, that a screen does not show, or that turn the reading direction. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Such signs as escapes, as JavaScript spells them. */
export const visibleText = (text: string): string =>
  text.replace(unseen, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
