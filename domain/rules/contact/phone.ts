/** A national number without the country's 1, as ten digits at most. */
const nationalDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return (digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits).slice(0, 10);
};

/** Digits, parentheses, spaces, hyphens and plus; any other character stays visible and is reported as an error. */
const hasOnlyPhoneSigns = (text: string): boolean => /^[\d() +-]*$/.test(text);

export const isPhone = (text: string): boolean => hasOnlyPhoneSigns(text) && nationalDigits(text).length === 10;

/** 809-555-0142: the request forms. */
export const formatPhone = (text: string): string => {
  if (!hasOnlyPhoneSigns(text)) return text;
  const digits = nationalDigits(text);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((part) => part !== '').join('-');
};

/** (809)-555-0142: onboarding and the application. */
export const formatAreaPhone = (text: string): string => {
  if (!hasOnlyPhoneSigns(text)) return text;
  const digits = nationalDigits(text);
  if (digits.length <= 3) return digits === '' ? '' : `(${digits}`;
  return [`(${digits.slice(0, 3)})`, digits.slice(3, 6), digits.slice(6)].filter((part) => part !== '').join('-');
};
