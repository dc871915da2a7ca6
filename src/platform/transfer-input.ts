type Field = HTMLInputElement | HTMLSelectElement;

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll<Field>('form :is(input, select)')];

/**
 * Puts the rendered page in the place of the painted one, with the values, the focus and the selection of its form: what
 * is typed until this moment is kept.
 */
export const transferInput = (painted: HTMLElement, rendered: HTMLElement): void => {
  const before = fieldsIn(painted);
  const focused = before.indexOf(document.activeElement as Field);
  painted.replaceWith(rendered);
  const after = fieldsIn(rendered);
  // Another page was rendered.
  if (after.length !== before.length) return;
  after.forEach((field, place) => {
    const old = before[place];
    if (old === undefined || old.value === field.value) return;
    // React overrides the value property of the element and ignores changes through it; the prototype's setter bypasses
    // that.
    Reflect.set(Object.getPrototypeOf(field), 'value', old.value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const [had, has] = [before[focused], after[focused]];
  has?.focus();
  // A mask may have added signs; then the caret stays at the end.
  if (had instanceof HTMLInputElement && has instanceof HTMLInputElement && had.value === has.value)
    has.setSelectionRange(had.selectionStart, had.selectionEnd, had.selectionDirection ?? undefined);
};
