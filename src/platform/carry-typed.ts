type Field = HTMLInputElement | HTMLSelectElement;

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll<Field>('form :is(input, select)')];

const isFilledByBrowser = (field: Field): boolean =>
  [':autofill', ':-webkit-autofill'].some((name) => {
    try {
      return field.matches(name);
    } catch {
      return false;
    }
  });

/** What was typed into the form that the server painted goes on in the form that takes its place, and so does the focus. */
export const carryTyped = (root: HTMLElement, replace: () => void): void => {
  const before = fieldsIn(root);
  const focused = before.findIndex((field) => field === document.activeElement);
  replace();
  const after = fieldsIn(root);
  // Another page took its place.
  if (after.length !== before.length) return;
  after[focused]?.focus();
  const isTyped = before.some((one) => one instanceof HTMLInputElement && one.value !== '' && !isFilledByBrowser(one));
  after.forEach((field, place) => {
    const old = before[place];
    if (old === undefined || old.value === field.value) return;
    // Nobody chose it or typed under it: what this device remembers stands there already.
    if (!isTyped && old instanceof HTMLSelectElement && old.selectedOptions[0]?.defaultSelected === true) return;
    // React hears of a value that it did not set itself only when it is set past what it put on the field.
    Reflect.set(Object.getPrototypeOf(field), 'value', old.value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
};
