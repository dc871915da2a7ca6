const part = (text: string): string => `${text.slice(0, 1)}***`;

/** ana.perez@gmail.com → a***@g***.com: enough to know which of one's own addresses it is. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const dot = email.lastIndexOf('.');
  if (at < 1 || dot < at) return '';
  return `${part(email.slice(0, at))}@${part(email.slice(at + 1, dot))}${email.slice(dot)}`;
};
