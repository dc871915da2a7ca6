/** A comma after a point is no thousands separator: the amount is ambiguous. */
const isMixed = (text: string): boolean => /\.[^.]*,/.test(text);

/**
 * Formats a typed or pasted amount: «1,234.50», with one point and at most two decimals. An ambiguous amount stays as
 * typed.
 */
export const formatTypedAmount = (text: string): string => {
  const typed = text.replace(/[^\d.,]/g, '');
  if (isMixed(typed)) return typed.slice(0, 20);
  const [whole = '', ...rest] = typed.replace(/,/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 9);
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest.length === 0 ? grouped : `${grouped || '0'}.${rest.join('').slice(0, 2)}`;
};

/** Whether the text is an unambiguous amount. */
export const isAmount = (text: string): boolean => text !== '' && !isMixed(text);
