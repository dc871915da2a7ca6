type Field = HTMLInputElement | HTMLSelectElement;

const fieldsIn = (root: HTMLElement): readonly Field[] => [...root.querySelectorAll<Field>('form :is(input, select)')];

/** React hears of a value that it did not set itself only when it is set past what it put on the field. */
const write = (field: Field, value: string): void => {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
};

const isSelect = (field: Field): field is HTMLSelectElement => 'selectedIndex' in field;

const given = (field: Field): string =>
  isSelect(field)
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.options[0]?.value ?? '')
    : field.defaultValue;

const remembered = (field: Field) => ({
  value: field.value,
  touched: field.value !== given(field),
  focused: field === document.activeElement,
  caret: isSelect(field) ? null : ([field.selectionStart, field.selectionEnd] as const),
});

/** What was typed into the form that the server painted goes on in the form that takes its place, and so does the focus. */
export const carryTyped = (root: HTMLElement, replace: () => void): void => {
  const before = fieldsIn(root).map(remembered);
  replace();
  const after = fieldsIn(root);
  // Another page took its place.
  if (after.length !== before.length) return;
  before.forEach(({ value, touched, focused, caret }, place) => {
    const field = after[place];
    if (field === undefined) return;
    if (focused) field.focus({ preventScroll: true });
    if (touched) write(field, value);
    if (focused && caret !== null && !isSelect(field)) field.setSelectionRange(...caret);
    if (touched)
      field.dispatchEvent(
        isSelect(field)
          ? new Event('change', { bubbles: true })
          : new InputEvent('input', { bubbles: true, inputType: 'insertText' }),
      );
  });
};
