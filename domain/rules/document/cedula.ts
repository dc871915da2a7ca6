export const cedulaDigits = 11;

/** 00112345678 → 001-1234567-8, also while it is being typed and whatever else was pasted with it. */
export const formatCedula = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, cedulaDigits);
  return [digits.slice(0, 3), digits.slice(3, 10), digits.slice(10)].filter((part) => part !== '').join('-');
};
