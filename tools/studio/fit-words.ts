/** The free pixels that `tools/charts/picture.ts` leaves around text: in a state on both sides, and beside a line. */
const [inState, onLine] = [24, 8];

const roomOf = (text: SVGTextElement): number => {
  const state = text.closest('[data-state]')?.querySelector('rect');
  if (state !== null && state !== undefined) return state.width.baseVal.value - inState;
  let before = text.previousElementSibling;
  while (before !== null && !before.matches('.under')) before = before.previousElementSibling;
  return before instanceof SVGRectElement ? before.width.baseVal.value - onLine : Number.POSITIVE_INFINITY;
};

/** Text keeps its measured width, and is compressed where the font is wider than its box. */
export const fitWords = (picture: Element): void => {
  const measured = [...picture.querySelectorAll<SVGTextElement>('text')].map((text) => {
    text.removeAttribute('textLength');
    return { text, length: Math.min(text.getComputedTextLength(), roomOf(text)) };
  });
  for (const { text, length } of measured) {
    if (length <= 0) continue;
    text.setAttribute('textLength', length.toFixed(1));
    text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  }
};
