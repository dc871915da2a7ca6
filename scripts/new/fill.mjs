const begun = (word) => word[0].toUpperCase() + word.slice(1);
const parts = (word) => word.split(/(?=[A-Z])/);
/** changePassword: CHANGE_PASSWORD, change-password, Change password. */
export const shouted = (word) => parts(word).join('_').toUpperCase();
export const kebab = (word) => parts(word).join('-').toLowerCase();
export const spoken = (word) => begun(parts(word).join(' ').toLowerCase());
export const capital = begun;

const each = / *\/\/# each\n([\s\S]*?) *\/\/# end\n/g;
const member = / *\/\/# member\n([\s\S]*?) *\/\/# end\n/g;

const withCall = (text, call) =>
  text
    .replaceAll('__call__', call)
    .replaceAll('__Call__', begun(call))
    .replaceAll('__CALL__', shouted(call))
    .replaceAll('__words__', spoken(call));

/** `//# each` … `//# end` is written once for each call, `//# member` … `//# end` only for a page of members. */
export const fill = (template, values, calls) =>
  Object.entries({
    ...values,
    calls: calls.join(', '),
    callNames: calls.map((call) => `'${call}'`).join(', '),
  }).reduce(
    (text, [name, value]) => text.replaceAll(`__${name}__`, value),
    template
      .replace(each, (_, block) => calls.map((call) => withCall(block, call)).join(''))
      .replace(member, values.access === 'member' ? '$1' : ''),
  );
