const initial = (text: string): string => [...text][0] ?? '';

/** The owner recognises the address, nobody else learns it: maria@ejemplo.do → m***@e***.do */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1);
  return `${initial(email)}***@${initial(host)}***${host.slice(host.lastIndexOf('.'))}`;
};
