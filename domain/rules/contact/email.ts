/**
 * A dot-atom, `@`, and a domain of letters, digits and hyphens. No quotes, comments or brackets: mail libraries rewrite
 * those, so one mailbox would have many spellings. No `xn--` labels: the same domain has its spelling in Unicode.
 */
const pattern =
  /^(?=[^@]{1,64}@)[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:(?!..--)[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u;

/** Beyond ASCII only composed lower-case letters: `Ñ`, a decomposed `ñ` and full-width letters are second spellings. */
const hasOneSpelling = (text: string): boolean =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) === text.normalize('NFKC').toLowerCase();

/** The form that the page and the server accept. */
export const isEmail = (text: string): boolean => text.length <= 254 && pattern.test(text) && hasOneSpelling(text);

const part = (text: string): string => `${text.slice(0, 1)}***`;

/** ana.perez@gmail.com → a***@g***.com: enough to know which of one's own addresses it is. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const dot = email.lastIndexOf('.');
  if (at < 1 || dot < at) return '';
  return `${part(email.slice(0, at))}@${part(email.slice(at + 1, dot))}${email.slice(dot)}`;
};
