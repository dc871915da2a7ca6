type Field = HTMLInputElement | HTMLSelectElement;

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll<Field>('form :is(input, select)')];

/** Copies the values and the focus of the server-rendered form into React's form that replaces it. */
export const transferInput = (root: HTMLElement, replace: () => void): void => {
  const before = fieldsIn(root);
  const focused = before.indexOf(document.activeElement as Field);
  replace();
  const after = fieldsIn(root);
  // Another page was rendered.
  if (after.length !== before.length) return;
  after[focused]?.focus();
  after.forEach((field, place) => {
    const old = before[place];
    if (old === undefined || old.value === field.value) return;
    // React overrides the value property of the element and ignores changes through it; the prototype's setter bypasses
    // that.
    Reflect.set(Object.getPrototypeOf(field), 'value', old.value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
};
