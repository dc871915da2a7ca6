type Field = HTMLInputElement | HTMLSelectElement;

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll<Field>('form :is(input, select)')];

/** What was typed into the form that the server painted goes on in the form that takes its place, and so does the focus. */
export const transferInput = (root: HTMLElement, replace: () => void): void => {
  const before = fieldsIn(root);
  const focused = before.indexOf(document.activeElement as Field);
  replace();
  const after = fieldsIn(root);
  // Another page took its place.
  if (after.length !== before.length) return;
  after[focused]?.focus();
  after.forEach((field, place) => {
    const old = before[place];
    if (old === undefined || old.value === field.value) return;
    // React hears of a value that it did not set itself only when it is set past what it put on the field.
    Reflect.set(Object.getPrototypeOf(field), 'value', old.value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
};
