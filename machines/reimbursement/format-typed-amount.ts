/** A comma after a point is no separator of thousands: nobody guesses what was meant. */
const isMixed = (text: string): boolean => /\.[^.]*,/.test(text);

/**
 * What an amount field holds after somebody typed or pasted `text`: «1,234.50», with one point and two decimals at most. What could be read
 * in two ways stays as it was written.
 */
export const formatTypedAmount = (text: string): string => {
  const typed = text.replace(/[^\d.,]/g, '');
  if (isMixed(typed)) return typed.slice(0, 20);
  const [whole = '', ...rest] = typed.replace(/,/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 9);
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest.length === 0 ? grouped : `${grouped || '0'}.${rest.join('').slice(0, 2)}`;
};

/** Whether it can be read in one way only. */
export const isAmount = (text: string): boolean => text !== '' && !isMixed(text);
