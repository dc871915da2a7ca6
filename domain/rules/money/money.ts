/** RD$ 1,234.50, from cents so that no amount passes through binary fractions. */
export const formatMoney = (cents: number): string => {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.round(Math.abs(cents)) % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}RD$\u00a0${whole.toLocaleString('en-US')}.${rest}`;
};

/** The cents of an amount as the wire or a person writes it ('1,234.5'); null when it is not an amount. */
export const centsOf = (amount: string | number): number | null => {
  const text = String(amount).replace(/,/g, '').trim();
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (match === null) return null;
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' ? -cents : cents;
};
