import { listen, type Source } from './listen';

const doublePressMs = 500;
const doublePressPixels = 40;

const controls = 'button, a, label, input, select, textarea, summary, [role="option"], [role="tab"]';

interface Press {
  atMs: number;
  x: number;
  y: number;
  control: Element;
  /** Its text before the press: React reuses an element for another button of the next view. */
  words: string | null;
}

/** The browser forwards the press of a label to its field, so both are one control. */
const controlOf = ({ target }: Event): Element | null => {
  const found = target instanceof Element ? target.closest(controls) : null;
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
};

const isSubmit = (control: Element): boolean => control instanceof HTMLButtonElement && control.type === 'submit';

/**
 * Ignores the second press of a double press on a submit button, and on whatever appeared under the finger since the
 * first. Repeated presses of any other button count, such as the one that turns a photo.
 */
export const ignoreSecondPress = (page: Source): (() => void) => {
  let last: Press | null = null;
  let isTouch = false;
  return listen(
    page,
    ['pointerdown', 'mousedown', 'click', 'keydown'],
    (event) => {
      // Nobody types between the two presses of a double press.
      if (event.type === 'keydown') last = null;
      if (!(event instanceof MouseEvent)) return;
      if (event instanceof PointerEvent && event.type === 'pointerdown') {
        const wasTouch = isTouch;
        isTouch = event.pointerType !== 'mouse';
        if (isTouch !== wasTouch) last = null;
      }
      // Keys, scripts and what only begins a press have no count.
      if (event.detail === 0) return;
      const { timeStamp: atMs, clientX: x, clientY: y, detail } = event;
      const control = controlOf(event);
      const isSecond =
        last !== null &&
        // Phones do not count taps; the time of a double click is a setting of the device.
        (isTouch ? atMs - last.atMs < doublePressMs : detail > 1) &&
        Math.hypot(x - last.x, y - last.y) < doublePressPixels;
      const isSame = control !== null && control === last?.control && control.textContent === last.words;
      const isIgnored = isSecond && !(isSame && !isSubmit(control));
      if (isIgnored) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (event.type !== 'click') return;
      // A third press is measured from the second.
      if (isIgnored && last !== null) last = { ...last, atMs, x, y };
      else last = control === null ? null : { atMs, x, y, control, words: control.textContent };
    },
    { capture: true },
  );
};
