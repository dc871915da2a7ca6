const isSign = (letter: string): boolean => !/[0-9\p{L}]/u.test(letter);
const placesOf = (text: string): number[] => [...text.matchAll(/[0-9\p{L}]/gu)].map(({ index }) => index);

export interface Typed {
  text: string;
  /** The text before the caret. */
  before: string;
}

/** The intended edit from `previous` to `text`: deleting only a separator deletes the digit beside it. */
export const intendedEdit = (previous: string, text: string, caret: number, inputType: string): Typed => {
  const before = text.slice(0, caret);
  const places = placesOf(text);
  const backward = inputType === 'deleteContentBackward';
  const onlySigns = text !== previous && places.length === placesOf(previous).length;
  if (!onlySigns || (!backward && inputType !== 'deleteContentForward')) return { text, before };
  const at = backward ? placesOf(before).at(-1) : places[placesOf(before).length];
  if (at === undefined) return { text, before };
  return { text: text.slice(0, at) + text.slice(at + 1), before: backward ? before.slice(0, at) : before };
};

/** The caret position in the reformatted text: at the end, or after the same characters as before. */
export const caretIn = (written: string, { text, before }: Typed): number => {
  if (before === text) return written.length;
  let position = 0;
  for (const letter of before) {
    if (isSign(letter)) continue;
    let next = position;
    while (next < written.length && isSign(written.charAt(next))) next += 1;
    if (written.charAt(next).toLowerCase() === letter.toLowerCase()) position = next + 1;
  }
  return position;
};
